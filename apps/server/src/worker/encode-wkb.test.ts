import fc from 'fast-check';
import wkx from 'wkx';
import { describe, expect, it } from 'vitest';
import type { FlatGeometry } from '@gep/map-engine/geometry';
import { toGeoJson } from '@gep/map-engine/geometry';
import { encodeWkb } from './encode-wkb';

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const ring = fc
  .array(fc.tuple(number, number), { minLength: 3, maxLength: 6 })
  .map((points) => [...points, points[0]]);
const rings = fc.array(ring, { minLength: 1, maxLength: 3 });

/** Rings one after the other, from an offset on. */
function flatten(parts: readonly (readonly (readonly [number, number])[])[], from = 0) {
  const ends: number[] = [];
  for (const points of parts) ends.push((ends.at(-1) ?? from) + 2 * points.length);
  return { ends, flat: parts.flat(2) };
}

function sameAsWkx(shape: FlatGeometry): void {
  const expected = wkx.Geometry.parseGeoJSON(toGeoJson(shape)).toWkb();
  expect(encodeWkb(shape).toString('hex')).toBe(expected.toString('hex'));
}

describe('WKB of shapes is that of wkx', () => {
  it('for polygons with holes', () => {
    fc.assert(
      fc.property(rings, (parts) => {
        const { ends, flat } = flatten(parts);
        sameAsWkx({ type: 'Polygon', flatCoordinates: flat, layout: 'XY', ends });
      }),
    );
  });

  it('for many polygons', () => {
    fc.assert(
      fc.property(fc.array(rings, { minLength: 1, maxLength: 4 }), (polygons) => {
        const endss: number[][] = [];
        const xy: number[] = [];
        for (const parts of polygons) {
          const { ends, flat } = flatten(parts, xy.length);
          endss.push(ends);
          xy.push(...flat);
        }
        sameAsWkx({ type: 'MultiPolygon', flatCoordinates: xy, layout: 'XY', endss });
      }),
    );
  });

  it('for points', () => sameAsWkx({ type: 'Point', flatCoordinates: [1, 2], layout: 'XY' }));
});
