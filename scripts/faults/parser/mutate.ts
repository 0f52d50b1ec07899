import type { Random } from '../../../packages/raster/test/mutations';

/** Bytes that lengths, signs, ends and separators are made of, in binary files and in texts. */
const telling = [0, 1, 0x7f, 0x80, 0xfe, 0xff, ...Buffer.from(' \t\r\n"\'\\/<>&;,.:[]{}()=-+0919eE%#\u0000')];

/** One change of a file; gives the changed bytes. */
type Change = (bytes: Buffer, random: Random) => Buffer;

const changes: readonly Change[] = [
  // Single bytes, half of them where headers and directories are.
  (bytes, random) => {
    for (let times = 1 + random(5); times > 0; times -= 1)
      bytes[placeIn(bytes, random)] = random(2) === 0 ? random(256) : telling[random(telling.length)];
    return bytes;
  },
  (bytes, random) => {
    bytes[placeIn(bytes, random)] ^= 1 << random(8);
    return bytes;
  },
  // Other numbers in texts, which stay readable.
  (bytes, random) => {
    for (let times = 1 + random(5), at = placeIn(bytes, random); times > 0 && at < bytes.length; at += 1) {
      if (bytes[at] < 0x30 || bytes[at] > 0x39) continue;
      bytes[at] = 0x30 + random(10);
      times -= 1;
    }
    return bytes;
  },
  // Counts and offsets have four bytes, or eight.
  (bytes, random) => {
    const at = placeIn(bytes, random);
    const end = Math.min(bytes.length, at + 4 * (1 + random(2)));
    return bytes.fill([0, 0xff, 0x7f, 1][random(4)], at, end);
  },
  (bytes, random) => {
    const [from, to] = spanIn(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, random) => {
    const [from, to] = spanIn(bytes, random);
    const span = bytes.subarray(from, to);
    const again = Array.from({ length: 1 + random(20) }, () => span);
    return Buffer.concat([bytes.subarray(0, to), ...again, bytes.subarray(to)]);
  },
  // A piece of the file in a place where another one belongs.
  (bytes, random) => {
    const [from, to] = spanIn(bytes, random);
    bytes.copyWithin(placeIn(bytes, random), from, to);
    return bytes;
  },
  (bytes, random) => bytes.subarray(0, random(bytes.length)),
];

/** A damaged copy of a file: one change, now and then more. */
export function mutate(sound: Uint8Array, random: Random): Buffer {
  let bytes: Buffer = Buffer.from(sound);
  for (let times = random(4) === 0 ? 1 + random(4) : 1; times > 0 && bytes.length > 0; times -= 1)
    bytes = changes[random(changes.length)](bytes, random);
  return bytes;
}

const placeIn = (bytes: Buffer, random: Random): number =>
  random(random(2) === 0 ? Math.min(bytes.length, 600) : bytes.length);

function spanIn(bytes: Buffer, random: Random): [number, number] {
  const from = placeIn(bytes, random);
  return [from, Math.min(bytes.length, from + 1 + random(64))];
}
