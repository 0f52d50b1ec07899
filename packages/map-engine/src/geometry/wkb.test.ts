import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import wkx from 'wkx';
import { decodeWkb, fromGeoJson, toGeoJson } from './index';
import type { GeoJsonGeometry } from './index';

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
const ewkb = (text: string) => new Uint8Array(wkx.Geometry.parse(text).toEwkb());
const wkb = (text: string) => new Uint8Array(wkx.Geometry.parse(text).toWkb());
/** A collection or surface of given parts, little endian. */
const parts = (code: number, ...members: Uint8Array[]) =>
  Uint8Array.from([1, code, 0, 0, 0, members.length, 0, 0, 0, ...members.flatMap((bytes) => [...bytes])]);
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
    const expected = {
      type: 'Polygon',
      flatCoordinates: [0, 0, 10, 0, 10, 10, 0, 0],
      layout: 'XY',
      ends: [8],
    };
    const ring: Readonly<Record<string, string>> = {
      '': '(0 0,10 0,10 10,0 0)',
      ' Z': '(0 0 5,10 0 5,10 10 5,0 0 5)',
      ' M': '(0 0 6,10 0 6,10 10 6,0 0 6)',
      ' ZM': '(0 0 5 6,10 0 5 6,10 10 5 6,0 0 5 6)',
    };
    for (const [dimensions, vertices] of Object.entries(ring)) {
      expect(decodeWkb(ewkb(`SRID=4490;POLYGON${dimensions}(${vertices})`)), dimensions).toEqual(expected);
      expect(decodeWkb(wkb(`POLYGON${dimensions}(${vertices})`)), dimensions).toEqual(expected);
    }
  });

  it('reads big-endian bytes and an empty point', () => {
    // The worked example of OGC 06-103r4, POINT(2 4) with the first byte 0.
    expect(decodeWkb(hex('000000000140000000000000004010000000000000')).flatCoordinates).toEqual([2, 4]);
    expect(decodeWkb(hex('0101000000000000000000f87f000000000000f87f')).flatCoordinates).toEqual([]);
  });

  it('reads every empty type and keeps it empty', () => {
    for (const type of [
      'LINESTRING',
      'POLYGON',
      'MULTIPOINT',
      'MULTILINESTRING',
      'MULTIPOLYGON',
      'GEOMETRYCOLLECTION',
    ]) {
      expect(decodeWkb(wkb(`${type} EMPTY`)).flatCoordinates, type).toEqual([]);
    }
  });

  it('merges a collection of one dimension and refuses a mixed one', () => {
    const areas = decodeWkb(
      wkb('GEOMETRYCOLLECTION(POLYGON((0 0,1 0,1 1,0 0)),MULTIPOLYGON(((5 5,6 5,6 6,5 5))),POINT EMPTY)'),
    );
    expect(toGeoJson(areas)).toEqual(
      wkx.Geometry.parse('MULTIPOLYGON(((0 0,1 0,1 1,0 0)),((5 5,6 5,6 6,5 5)))').toGeoJSON(),
    );
    const lines = decodeWkb(
      wkb('GEOMETRYCOLLECTION(LINESTRING(0 0,1 1),MULTILINESTRING((2 2,3 3),(4 4,5 5)))'),
    );
    expect(lines).toMatchObject({ type: 'MultiLineString', ends: [4, 8, 12] });
    expect(codeOf(() => decodeWkb(wkb('GEOMETRYCOLLECTION(POINT(0 0),LINESTRING(0 0,1 1))')))).toBe(
      'wkb-collection',
    );
  });

  it('reads triangles and surfaces of them as polygons', () => {
    const triangle = wkb('POLYGON((0 0,1 0,1 1,0 0))');
    triangle[1] = 17;
    expect(decodeWkb(triangle)).toMatchObject({ type: 'Polygon', ends: [8] });
    expect(decodeWkb(parts(16, triangle, triangle))).toMatchObject({
      type: 'MultiPolygon',
      endss: [[8], [16]],
    });
    expect(decodeWkb(parts(15, wkb('POLYGON((0 0,1 0,1 1,0 0))')))).toMatchObject({ endss: [[8]] });
  });

  it('refuses curves by their name', () => {
    // CIRCULARSTRING(0 0,1 1,2 0) as PostGIS 3.3 writes it, and the first bytes of the other types with arcs.
    const arc =
      '01080000000300000000000000000000000000000000000000000000000000f03f000000000000f03f00000000000000400000000000000000';
    expect(() => decodeWkb(hex(arc))).toThrow(/CircularString/);
    for (const code of ['08', '09', '0a', '0b', '0c']) {
      expect(codeOf(() => decodeWkb(hex(`01${code}00000000000000`)))).toBe('wkb-type');
    }
  });

  it('refuses hostile lengths before it allocates, and bytes that are not a geometry', () => {
    expect(codeOf(() => decodeWkb(hex('0102000000ffffffff')))).toBe('wkb-truncated');
    expect(codeOf(() => decodeWkb(hex('0106000000ffffff7f')))).toBe('wkb-truncated');
    expect(codeOf(() => decodeWkb(hex('0107000000ffffffff')))).toBe('wkb-truncated');
    expect(codeOf(() => decodeWkb(hex('0103000000')))).toBe('wkb-truncated');
    expect(codeOf(() => decodeWkb(new Uint8Array()))).toBe('wkb-truncated');
    expect(codeOf(() => decodeWkb(hex('0201000000')))).toBe('wkb-byte-order');
    expect(codeOf(() => decodeWkb(hex('0163000000ffffffff')))).toBe('wkb-type');
    expect(codeOf(() => decodeWkb(hex('010100000000000000000000000000000000000000ff')))).toBe('wkb-trailing');
    expect(codeOf(() => decodeWkb(hex('010700000001000000'.repeat(100_000))))).toBe('wkb-depth');
    expect(codeOf(() => decodeWkb('AAE*'))).toBe('base64-invalid');
  });

  it('meets any bytes with a geometry or a coded error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(codeOf(() => decodeWkb(bytes))).toMatch(/^(no error|wkb-\w[\w-]*)$/);
      }),
    );
  });

  it('meets mutated geometries at once, with no more coordinates than there are bytes for', () => {
    const seeds = [
      ewkb('SRID=4490;POLYGON ZM((0 0 5 6,10 0 5 6,10 10 5 6,0 0 5 6),(1 1 5 6,2 1 5 6,2 2 5 6,1 1 5 6))'),
      wkb('MULTIPOLYGON(((0 0,1 0,1 1,0 0)),((5 5,6 5,6 6,5 5),(5 5,6 5,6 6,5 5)))'),
      wkb('GEOMETRYCOLLECTION(POINT(1 2),MULTIPOINT(1 2,3 4),GEOMETRYCOLLECTION(POINT(5 6)))'),
      wkb('MULTILINESTRING((0 0,1 1),(2 2,3 3,4 4))'),
    ];
    const mutations = fc.array(
      fc.record({ at: fc.nat(1000), byte: fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 127, 128, 255)) }),
      { minLength: 1, maxLength: 6 },
    );
    fc.assert(
      fc.property(fc.constantFrom(...seeds), mutations, fc.nat(40), (seed, changes, cut) => {
        const bytes = seed.slice(0, seed.length - (cut > 20 ? cut - 20 : 0));
        for (const { at, byte } of changes) bytes[at % bytes.length] = byte;
        for (const source of [bytes, Buffer.from(bytes).toString('base64')]) {
          const answer = codeOf(() => {
            const { flatCoordinates } = decodeWkb(source);
            expect(flatCoordinates.length * 8).toBeLessThanOrEqual(bytes.length);
          });
          expect(answer).toMatch(/^(no error|wkb-\w[\w-]*)$/);
        }
      }),
      { seed: 20_261_121, numRuns: 5000 },
    );
  });
});
