import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import wkx from 'wkx';
import { decodeWkb, encodeWkb, fromGeoJson, toGeoJson } from './index';
import type { FlatGeometry, GeoJsonGeometry } from './index';

const number = fc.double({ noNaN: true, noDefaultInfinity: true });
const position = fc.tuple(number, number).map((pair) => [...pair]);
const line = fc.array(position, { minLength: 1, maxLength: 6 });
const rings = fc.array(line, { minLength: 1, maxLength: 3 });
const geometries: fc.Arbitrary<GeoJsonGeometry> = fc.oneof(
  position.map((coordinates) => ({ type: 'Point' as const, coordinates })),
  line.map((coordinates) => ({ type: 'LineString' as const, coordinates })),
  line.map((coordinates) => ({ type: 'MultiPoint' as const, coordinates })),
  rings.map((coordinates) => ({ type: 'Polygon' as const, coordinates })),
  rings.map((coordinates) => ({ type: 'MultiLineString' as const, coordinates })),
  fc
    .array(rings, { minLength: 1, maxLength: 3 })
    .map((coordinates) => ({ type: 'MultiPolygon' as const, coordinates })),
);

const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const codeOf = (work: () => unknown) => {
  try {
    work();
    return 'no error';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

describe('decodeWkb', () => {
  it('reads what wkx writes, of every type', () => {
    fc.assert(
      fc.property(geometries, (geometry) => {
        const bytes = wkx.Geometry.parseGeoJSON(geometry).toWkb();
        expect(toGeoJson(decodeWkb(new Uint8Array(bytes)))).toEqual(geometry);
        expect(decodeWkb(bytes.toString('base64'))).toEqual(fromGeoJson(geometry));
      }),
    );
  });

  it('reads EWKB with a SRID and drops Z and M', () => {
    const text = 'SRID=4490;POLYGON ZM((0 0 5 6,10 0 5 6,10 10 5 6,0 0 5 6))';
    const expected = {
      type: 'Polygon',
      flatCoordinates: [0, 0, 10, 0, 10, 10, 0, 0],
      layout: 'XY',
      ends: [8],
    };
    expect(decodeWkb(new Uint8Array(wkx.Geometry.parse(text).toEwkb()))).toEqual(expected);
    expect(decodeWkb(new Uint8Array(wkx.Geometry.parse(text).toWkb()))).toEqual(expected);
  });

  it('reads big-endian bytes and an empty point', () => {
    // The worked example of OGC 06-103r4, POINT(2 4) with the first byte 0.
    expect(decodeWkb(hex('000000000140000000000000004010000000000000')).flatCoordinates).toEqual([2, 4]);
    expect(decodeWkb(hex('0101000000000000000000f87f000000000000f87f')).flatCoordinates).toEqual([]);
  });

  it('refuses hostile lengths before it allocates, and bytes that are no geometry', () => {
    expect(codeOf(() => decodeWkb(hex('0102000000ffffffff')))).toBe('wkb-truncated');
    expect(codeOf(() => decodeWkb(hex('0106000000ffffff7f')))).toBe('wkb-truncated');
    expect(codeOf(() => decodeWkb(hex('0103000000')))).toBe('wkb-truncated');
    expect(codeOf(() => decodeWkb(new Uint8Array()))).toBe('wkb-truncated');
    expect(codeOf(() => decodeWkb(hex('0201000000')))).toBe('wkb-byte-order');
    expect(codeOf(() => decodeWkb(hex('0107000000ffffffff')))).toBe('wkb-type');
    expect(codeOf(() => decodeWkb(hex('010100000000000000000000000000000000000000ff')))).toBe('wkb-trailing');
    expect(codeOf(() => decodeWkb('AAE*'))).toBe('base64-invalid');
  });

  it('meets any bytes with a geometry or a coded error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(codeOf(() => decodeWkb(bytes))).toMatch(/^(no error|wkb-\w[\w-]*)$/);
      }),
    );
  });
});

describe('encodeWkb', () => {
  it('writes what wkx reads', () => {
    fc.assert(
      fc.property(geometries, (geometry) => {
        const flat: FlatGeometry = fromGeoJson(geometry);
        expect(decodeWkb(encodeWkb(flat))).toEqual(flat);
        const peer = wkx.Geometry.parse(Buffer.from(encodeWkb(flat))).toGeoJSON() as GeoJsonGeometry;
        // JSON has no negative zero; all other numbers are compared to the last digit.
        expect(JSON.stringify(peer)).toBe(JSON.stringify(geometry));
      }),
    );
  });
});
