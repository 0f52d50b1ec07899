import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GeodataError } from '../geodata-error';
import { shapefileBytes } from '../testing/shapefile-fixture';
import { openAttributeTable } from './attribute-table';
import { checkShapes } from './check-shapes';

const rings = [
  [
    [0, 0],
    [0, 1],
    [1, 1],
    [0, 0],
  ],
] as const;
const whole = shapefileBytes({
  rows: [
    { rings, name: Buffer.from('a'), code: '1' },
    { rings, name: Buffer.from('b'), code: '2' },
  ],
});
const names = { shp: 'a.shp', shx: 'a.shx' };

/** Any change of a few bytes and any cut: a summary or a coded error, at once. */
const damage = (bytes: Buffer) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { maxLength: 6 }),
      fc.integer({ min: 0, max: bytes.length }),
    )
    .map(([changes, length]) => {
      const copy = Uint8Array.from(bytes);
      for (const [at, value] of changes) copy[at] = value;
      return length % 2 === 0 ? copy : copy.subarray(0, length);
    });

function coded(work: () => void): void {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(GeodataError);
  }
}

describe('damaged parts', () => {
  it('never break the walk over the shapes', () => {
    fc.assert(
      fc.property(damage(whole.get('shp')!), damage(whole.get('shx')!), (shp, shx) =>
        coded(() => {
          const { count, empty } = checkShapes(shp, shx, names, { kinds: ['polygon'] });
          expect(empty.length).toBeLessThan(count);
        }),
      ),
      { numRuns: 1000 },
    );
  });

  it('never break the reading of the table', () => {
    const decoder = new TextDecoder('gb18030');
    fc.assert(
      fc.property(damage(whole.get('dbf')!), (dbf) =>
        coded(() => {
          const table = openAttributeTable(dbf, 'a.dbf');
          const fields = table.fields((bytes) => decoder.decode(bytes));
          for (let row = 0; row < table.rowCount; row++)
            expect(Object.keys(table.row(row, (bytes) => decoder.decode(bytes)))).toHaveLength(fields.length);
        }),
      ),
      { numRuns: 1000 },
    );
  });
});
