// The end of the sand: two soft strokes, only where sounds are switched on, and a short buzz.
import { setSwitch, switchedOn } from '../feel/switches';

const STROKES: readonly (readonly [hertz: number, after: number])[] = [
  [659, 0],
  [523, 0.28],
];
const RINGS_SECONDS = 0.9;

let room: AudioContext | undefined;

export const soundsOn = (): boolean => switchedOn('sound');
export const switchSounds = (on: boolean): void => setSwitch('sound', on);

/** To be called by a press: browsers make no sound that nobody asked for. */
export function readyBell(): void {
  if (!soundsOn() || typeof AudioContext === 'undefined') return;
  room ??= new AudioContext();
  void room.resume().catch(() => undefined);
}

export function ring(): void {
  navigator.vibrate?.([200, 120, 200]);
  if (!soundsOn() || room?.state !== 'running') return;
  for (const [hertz, after] of STROKES) strike(room, hertz, room.currentTime + after);
}

function strike(at: AudioContext, hertz: number, when: number): void {
  const tone = new OscillatorNode(at, { frequency: hertz });
  const loud = new GainNode(at, { gain: 0 });
  loud.gain.setValueAtTime(0.25, when);
  loud.gain.exponentialRampToValueAtTime(0.001, when + RINGS_SECONDS);
  tone.connect(loud).connect(at.destination);
  tone.start(when);
  tone.stop(when + RINGS_SECONDS);
}
