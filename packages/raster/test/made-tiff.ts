import { tag } from '../src/geotiff/tags';

/** A TIFF of tags with one number each, and stored bytes from byte 1000 on. */
export function tiff(
  tags: Readonly<Record<number, number>>,
  stored: Uint8Array = new Uint8Array(0),
): Uint8Array {
  const entries = Object.entries(tags);
  const bytes = new Uint8Array(1000 + stored.length);
  const view = new DataView(bytes.buffer);
  bytes.set([0x49, 0x49, 42, 0, 8]);
  view.setUint16(8, entries.length, true);
  entries.forEach(([id, value], i) => {
    view.setUint16(10 + 12 * i, Number(id), true);
    view.setUint16(12 + 12 * i, 4, true);
    view.setUint32(14 + 12 * i, 1, true);
    view.setUint32(18 + 12 * i, value, true);
  });
  bytes.set(stored, 1000);
  return bytes;
}

/** Tags of an image in one strip; `stored` is the length of its bytes. */
export const strip = (width: number, height: number, compression: number, stored: number, bits = 8) => ({
  [tag.imageWidth]: width,
  [tag.imageLength]: height,
  [tag.bitsPerSample]: bits,
  [tag.compression]: compression,
  [tag.stripOffsets]: 1000,
  [tag.rowsPerStrip]: height,
  [tag.stripByteCounts]: stored,
});
