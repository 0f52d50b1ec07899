/** Memory for so many bytes, with anything in them, that is free for the caller until it asks again. */
export type Room = (length: number) => Uint8Array;

/** New memory each time. */
export const newBytes: Room = (length) => new Uint8Array(length);

/**
 * The same memory again and again: to set aside and clear new memory for each strip of an image takes as long as to
 * unpack it.
 */
export function reusedRoom(): Room {
  let kept = new Uint8Array(0);
  return (length) => {
    if (kept.length < length) kept = new Uint8Array(length);
    return kept.subarray(0, length);
  };
}
