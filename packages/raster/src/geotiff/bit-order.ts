const reversed = Uint8Array.from({ length: 256 }, (_, byte) => {
  let other = 0;
  for (let bit = 0; bit < 8; bit++) if (byte & (1 << bit)) other |= 128 >> bit;
  return other;
});

/** Bytes with their bits in reverse order: FillOrder 2 stores all compressions but JPEG so. */
export function withReversedBits(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte) => reversed[byte]);
}
