// Sounds of wood and paper, made at the moment by the browser: no recording, nothing to fetch.

/** What is heard: a stone on the board, a stone that is taken up, a pencil on the pad. */
export type Noise = 'set' | 'lift' | 'write';

interface Body {
  /** A ringing piece of wood: its tone and how long it rings, in hertz and seconds. */
  tone?: { pitch: number; seconds: number; loud: number };
  /** The rustle over it: which part of the noise, and how long. */
  rustle: { pitch: number; width: number; seconds: number; loud: number; slow?: boolean };
}

const BODIES: Record<Noise, Body> = {
  set: {
    tone: { pitch: 430, seconds: 0.07, loud: 0.3 },
    rustle: { pitch: 1900, width: 1.2, seconds: 0.03, loud: 0.5 },
  },
  lift: {
    tone: { pitch: 620, seconds: 0.04, loud: 0.1 },
    rustle: { pitch: 2600, width: 1.4, seconds: 0.02, loud: 0.2 },
  },
  write: { rustle: { pitch: 4200, width: 0.7, seconds: 0.22, loud: 0.12, slow: true } },
};
// How far may one stone sound differ from the next? No two stones are quite alike.
const UNLIKE = 0.08;
const SILENCE = 0.0001;

let audio: AudioContext | null = null;

/** Silent where the browser has no sound, or will not have any before the first tap. */
export function play(noise: Noise, delaySeconds = 0): void {
  const here = (audio ??= 'AudioContext' in window ? new AudioContext() : null);
  if (!here) return;
  if (here.state === 'suspended') void here.resume();
  const at = here.currentTime + delaySeconds;
  const { tone, rustle } = BODIES[noise];
  const pitched = 1 + UNLIKE * (2 * Math.random() - 1);
  if (tone) ring(here, at, { ...tone, pitch: tone.pitch * pitched });
  hiss(here, at, { ...rustle, pitch: rustle.pitch * pitched });
}

function ring(
  here: AudioContext,
  at: number,
  { pitch, seconds, loud }: NonNullable<Body['tone']>,
): void {
  const source = new OscillatorNode(here, { type: 'triangle', frequency: pitch });
  source.frequency.exponentialRampToValueAtTime(pitch * 0.7, at + seconds);
  source.connect(fading(here, at, seconds, loud));
  source.start(at);
  source.stop(at + seconds);
}

function hiss(
  here: AudioContext,
  at: number,
  { pitch, width, seconds, loud, slow = false }: Body['rustle'],
): void {
  const length = Math.ceil(here.sampleRate * seconds);
  const buffer = new AudioBuffer({ length, sampleRate: here.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(here, { buffer });
  const band = new BiquadFilterNode(here, { type: 'bandpass', frequency: pitch, Q: width });
  source.connect(band).connect(fading(here, at, seconds, loud, slow));
  source.start(at);
}

/** Loud at once, or slowly, and gone at the end. */
function fading(
  here: AudioContext,
  at: number,
  seconds: number,
  loud: number,
  slow = false,
): GainNode {
  const gain = new GainNode(here, { gain: slow ? SILENCE : loud });
  gain.gain.setValueAtTime(slow ? SILENCE : loud, at);
  if (slow) gain.gain.exponentialRampToValueAtTime(loud, at + seconds / 3);
  gain.gain.exponentialRampToValueAtTime(SILENCE, at + seconds);
  gain.connect(here.destination);
  return gain;
}
