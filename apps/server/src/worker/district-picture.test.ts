import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { districtPicture } from './district-picture';
import { mapFurniture } from './map-furniture';
import type { MapMark } from './map-mark';
import { marksSvg } from './marks-svg';

const size = { width: 240, height: 120 };
const square = [[[10, 10, 230, 10, 230, 80, 10, 80]]];
const marks = mapFurniture({ ...size, foot: 26, pointsPerMetre: 0.001 });
const name: MapMark = {
  ...{ kind: 'text', x: 80, y: 47, anchor: 'middle', size: 7, halo: true, text: '福州市' },
};

/** What a chunk of a PNG holds (ISO/IEC 15948, 5.3): a length of 4 bytes and a name come before. */
function chunk(png: Buffer, name: string): Buffer {
  const at = png.indexOf(name, 0, 'latin1');
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

/** Dark pixels inside a box of points. */
function dark(bytes: Uint8Array, [left, top, right, bottom]: readonly number[]): number {
  const png = Buffer.from(bytes);
  const width = chunk(png, 'IHDR').readUInt32BE(0);
  const palette = chunk(png, 'PLTE');
  // A byte for the filter, which is none, before the colours of a row.
  const rows = inflateSync(chunk(png, 'IDAT'));
  const scale = width / size.width;
  let count = 0;
  for (let y = top * scale; y < bottom * scale; y += 1)
    for (let x = left * scale; x < right * scale; x += 1)
      if (palette[3 * rows[y * (width + 1) + 1 + x]] < 60) count += 1;
  return count;
}

it('a map as a picture has scale bar, its length, north and names, where the drawing has them', () => {
  const picture = { shapes: square, symbolOf: [0], colors: ['#aaddaa'], ...size };
  const bare = districtPicture({ ...picture, marks: [] });
  const whole = districtPicture({ ...picture, marks: [...marks, name] });
  // 100 km: a bar of 100 points whose first half is dark.
  const places = {
    bar: [4, 111, 54, 114],
    length: [108, 108, 140, 118],
    north: [220, 94, 232, 118],
    name: [68, 40, 92, 50],
  };
  for (const [what, box] of Object.entries(places)) {
    expect(dark(bare, box), what).toBe(0);
    expect(dark(whole, box), what).toBeGreaterThan(50);
  }
  expect(marksSvg([...marks, name])).toContain('>100 km</text>');
  expect(marksSvg([...marks, name])).toContain('>福州市</text>');
});
