// SHA-256, since browsers have theirs only behind TLS, and a home network has none.

const FRACTIONS = fractions();

/** The first 32 bits of the sum of a text. */
export function firstBits(text: string): number {
  const words = padded(new TextEncoder().encode(text));
  let state = [
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ];
  for (let at = 0; at < words.length; at += 16) state = mixed(state, words.subarray(at, at + 16));
  return (state[0] ?? 0) >>> 0;
}

/** Whole blocks of sixteen words: the bytes, one bit, zeros, and how many bits there were. */
function padded(bytes: Uint8Array): Uint32Array {
  const blocks = Math.ceil((bytes.length + 9) / 64);
  const view = new DataView(new ArrayBuffer(blocks * 64));
  bytes.forEach((byte, at) => view.setUint8(at, byte));
  view.setUint8(bytes.length, 0x80);
  view.setUint32(blocks * 64 - 4, bytes.length * 8);
  return Uint32Array.from({ length: blocks * 16 }, (_, at) => view.getUint32(at * 4));
}

function mixed(state: readonly number[], block: Uint32Array): number[] {
  const w = spread(block);
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < 64; at++) {
    const first =
      h + big(e, 6, 11, 25) + ((e & f) ^ (~e & g)) + (FRACTIONS[at] ?? 0) + (w[at] ?? 0);
    const second = big(a, 2, 13, 22) + ((a & b) ^ (a & c) ^ (b & c));
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((one, at) => (one + (state[at] ?? 0)) | 0);
}

function spread(block: Uint32Array): Int32Array {
  const w = new Int32Array(64);
  w.set(block);
  for (let at = 16; at < 64; at++) {
    const near = w[at - 2] ?? 0;
    const far = w[at - 15] ?? 0;
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const other = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    w[at] = one + (w[at - 7] ?? 0) + other + (w[at - 16] ?? 0);
  }
  return w;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const big = (word: number, ...by: number[]): number =>
  by.reduce((sum, one) => sum ^ turned(word, one), 0);

/** The first bits of the fractions of the cube roots of the first 64 primes. */
function fractions(): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  return primes.map((prime) => Math.floor((Math.cbrt(prime) % 1) * 2 ** 32));
}
