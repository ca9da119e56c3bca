/** The time as the page shows it: it ticks once a second while somebody looks. */

class Now {
  seconds = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => {
      if (document.visibilityState === "visible") this.seconds = Date.now() / 1000;
    }, 1000);
  }
}

export const now = new Now();

/** 75: 1:15; more than an hour: 1:02:05. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(whole / 3600);
  return hours ? `${hours}:${parts.join(":")}` : `${Number(parts[0])}:${parts[1]}`;
}
