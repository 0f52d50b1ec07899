import { describe, expect, it } from 'vitest';
import { featureFields } from './feature-fields';

const rows = [
  { name: '福州', people: 8_291_268, density: 693.4, note: null },
  { name: '厦门', people: 5_163_970, density: 3037.1 },
];
const { signal } = new AbortController();

describe('fields of features at hand', () => {
  it('finds the columns and what is in them', () => {
    expect(featureFields(rows).fields).toEqual([
      { name: 'name', type: 'STRING' },
      { name: 'people', type: 'INT8' },
      { name: 'density', type: 'REAL' },
      { name: 'note', type: 'STRING' },
    ]);
  });

  it('leaves out objects, such as the geometry among the properties of an OpenLayers feature', () => {
    const properties = { geometry: { flatCoordinates: [0, 0] }, name: '福州', seen: new Date(0) };
    expect(featureFields([properties, { name: null }]).fields).toEqual([{ name: 'name', type: 'STRING' }]);
  });

  it('answers with the statistics of the fields asked for, and with their values', async () => {
    const source = featureFields(rows);
    expect((await source.statistics(['density'], signal)).max).toBe(3037.1);
    expect((await source.statistics(['name', 'people'], signal)).fields).toEqual(['name', 'people']);
    expect(await source.values?.('note', signal)).toEqual([null, null]);
  });

  it('offers only the columns that it is given', async () => {
    const source = featureFields(rows, [{ name: 'people', type: 'INT4' }]);
    expect(source.fields).toHaveLength(1);
    await expect(source.statistics(['name'], signal)).rejects.toThrow(RangeError);
  });
});
