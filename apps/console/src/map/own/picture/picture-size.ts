/** Width and height of a PNG or JPEG by its first bytes, before anything is decoded; null for anything else. */
export function pictureSize(bytes: Uint8Array): readonly [width: number, height: number] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return pngSize(view) ?? jpegSize(view);
}

/** Signature, then the chunk IHDR with two numbers of four bytes (PNG specification, 5.2 and 11.2.2). */
function pngSize(view: DataView): readonly [number, number] | null {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a)
    return null;
  return view.getUint32(12) === 0x49484452 ? [view.getUint32(16), view.getUint32(20)] : null;
}

/** Frame headers but those of tables: SOF0 to SOF15 without DHT, JPG and DAC (ITU-T T.81, B.1.1.3). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function jpegSize(view: DataView): readonly [number, number] | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return [view.getUint16(at + 7), view.getUint16(at + 5)];
    const length = view.getUint16(at + 2);
    if (length < 2) return null;
    at += 2 + length;
  }
  return null;
}
