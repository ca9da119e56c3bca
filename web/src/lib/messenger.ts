/** The browsers inside other programs: they forget a seat when they are closed, and some of them do not even begin. */
const KNOWN: [RegExp, string][] = [
  [/\bFB(AN|AV|_IAB)\b/, "Facebook"],
  [/\bInstagram\b/, "Instagram"],
  [/\bWhatsApp\b/i, "WhatsApp"],
  [/\bTelegram/i, "Telegram"],
  [/\bMicroMessenger\b/, "WeChat"],
  [/\bLine\//, "LINE"],
  [/\bSnapchat\b/, "Snapchat"],
  [/\bTwitter\b/, "X"],
  [/; wv\)/, "Android"],
];

/** The program whose built-in browser this is; empty if it is a browser of its own. */
export function builtIn(userAgent: string): string {
  return KNOWN.find(([mark]) => mark.test(userAgent))?.[1] ?? "";
}
