/** Language, light, motion and speed, as chosen on this browser. */
import { browserLanguage } from "./language";
import { settings as stored } from "./store";

export type Language = "de" | "en";
export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";
export type Motion = "system" | "full" | "reduced";

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  motion: Motion;
  /** Whether what others do is shown step by step. */
  stepping: boolean;
  sound: boolean;
  name: string;
  /** Whether the phone in the hand does. */
  vibrate: boolean;
  /** Whether the browser tells when it is my turn. */
  notify: boolean;
  /** Whether the only possible answer is given by itself, where only computers would notice. */
  hurry: boolean;
}

export const settings = $state<Settings>(
  stored.load<Settings>({
    language: browserLanguage(),
    theme: "system",
    speed: "normal",
    motion: "system",
    stepping: false,
    sound: false,
    vibrate: false,
    name: "",
    notify: false,
    hurry: false,
  }),
);

const calm = matchMedia("(prefers-reduced-motion: reduce)");

export function reducedMotion(): boolean {
  return settings.motion === "reduced" || (settings.motion === "system" && calm.matches);
}

/** Keeps the page and the browser's memory in step with the settings. Call once, inside a component. */
export function followSettings(): void {
  $effect(() => {
    stored.save($state.snapshot(settings));
    const root = document.documentElement;
    root.lang = settings.language;
    root.dataset.theme = settings.theme;
    root.dataset.motion = reducedMotion() ? "reduced" : "full";
  });
}

export const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.35, instant: 0 };
