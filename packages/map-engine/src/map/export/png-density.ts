/** Signature and header chunk, which is always the first. */
const headEnd = 8 + 25;

/**
 * A PNG that says how large it is on paper: a chunk `pHYs` (PNG specification, section 11.3.4.3) behind its header.
 * @param dpi pixels an inch
 */
export async function withDensity(png: Blob, dpi: number): Promise<Blob> {
  const perMetre = Math.round(dpi / 0.0254);
  const chunk = new DataView(new ArrayBuffer(21));
  chunk.setUint32(0, 9);
  [...'pHYs'].forEach((letter, index) => chunk.setUint8(4 + index, letter.charCodeAt(0)));
  chunk.setUint32(8, perMetre);
  chunk.setUint32(12, perMetre);
  chunk.setUint8(16, 1);
  chunk.setUint32(17, crc32(new Uint8Array(chunk.buffer, 4, 13)));
  const head = await png.slice(0, headEnd).arrayBuffer();
  return new Blob([head, chunk.buffer, png.slice(headEnd)], { type: 'image/png' });
}

/** The check sum of PNG chunks (ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
