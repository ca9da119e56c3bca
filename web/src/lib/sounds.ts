/** Sounds of the table, made on the spot from tones and noise. Off until somebody switches them on. */
import { settings } from "./settings.svelte";

export type Sound = "step" | "tumble" | "flight" | "flash" | "card" | "turn" | "end";

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

function ready(): AudioContext | undefined {
  if (!settings.sound || typeof AudioContext === "undefined") return undefined;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

/** A volume that rises at once and dies away. */
function envelope(audio: AudioContext, start: number, volume: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  pitch: number,
  after: number,
  length: number,
  volume: number,
  shape: OscillatorType = "sine",
) {
  const start = audio.currentTime + after;
  const source = audio.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(pitch, start);
  source.connect(envelope(audio, start, volume, length));
  source.start(start);
  source.stop(start + length);
  return source;
}

/** A breath of noise through a filter that glides from one pitch to another: paper, wood, wind. */
function rustle(audio: AudioContext, from: number, to: number, after: number, length: number, volume: number) {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }
  const start = audio.currentTime + after;
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + length);
  source.connect(filter).connect(envelope(audio, start, volume, length));
  source.start(start, Math.random() * 0.2);
  source.stop(start + length);
}

const SOUNDS: Record<Sound, (audio: AudioContext) => void> = {
  step: (audio) => rustle(audio, 900, 500, 0, 0.05, 0.12),
  tumble: (audio) => [0, 0.09, 0.16, 0.27, 0.36, 0.48].forEach((after) => rustle(audio, 2400, 1300, after, 0.04, 0.2)),
  flight: (audio) => rustle(audio, 700, 2600, 0, 0.22, 0.09),
  flash: (audio) => {
    tone(audio, 110, 0, 0.16, 0.2, "triangle").frequency.exponentialRampToValueAtTime(55, audio.currentTime + 0.16);
    rustle(audio, 500, 200, 0, 0.1, 0.15);
  },
  card: (audio) => rustle(audio, 3200, 1500, 0, 0.14, 0.12),
  turn: (audio) => [523.25, 783.99].forEach((pitch, index) => tone(audio, pitch, index * 0.12, 0.35, 0.08)),
  end: (audio) =>
    [392, 493.88, 587.33, 783.99].forEach((pitch, index) => tone(audio, pitch, index * 0.14, 0.9, 0.07, "triangle")),
};

/** It is my turn. */
export function callMe(): void {
  play("turn");
  if (settings.vibrate) navigator.vibrate?.([120, 80, 120]);
}

export function play(sound: Sound): void {
  const audio = ready();
  if (audio) SOUNDS[sound](audio);
}
