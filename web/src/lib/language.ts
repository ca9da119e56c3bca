/** The language of a browser in which nobody has chosen one. The page asks before its script is there, so this needs nothing else. */
export function browserLanguage(): "de" | "en" {
  const [first = "", ...others] = navigator.languages.map((tag) => tag.toLowerCase());
  return first.startsWith("de") || (!first.startsWith("en") && others.some((tag) => tag.startsWith("de"))) ? "de" : "en";
}
