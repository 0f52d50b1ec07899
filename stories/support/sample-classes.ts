import { pinKey } from '@gep/map-engine/model';
import type { CategoryPin, Field, FieldStatistics, TableScheme } from '@gep/map-engine/model';
import { createScheme, generateCategories, pinCategory } from '@gep/map-engine/scheme';
import type { CategoryPatch } from '@gep/map-engine/scheme';
import { sampleFields, sampleFieldSource, sampleStatistics } from './sample-fields';
import type { FieldSource } from '@gep/style-editor';

export const [nameField, sumField, areaField, typeField] = sampleFields;
export const codeField: Field = { name: 'CODE', type: 'INT4' };
export const landField: Field = { name: '地类', type: 'STRING' };

/** Districts in classes of `Sum`. */
export const graduated = (classes: number) =>
  generateCategories(
    createScheme('graduated-color', 'polygon', {
      field: sumField,
      statistics: sampleStatistics('Sum'),
      classes,
      ramp: 'viridis',
    }),
  );

/** A field of numbered values, of which low numbers are frequent; some features have none. */
export const codes = (values: number): FieldStatistics => {
  const uniqueValues = Array.from({ length: values }, (_, i) => ({
    values: [1000 + ((i * 7919) % values)],
    count: 1 + Math.floor(5000 / (i + 1)),
  }));
  const counted = uniqueValues.reduce((sum, { count }) => sum + count, 0);
  return {
    fields: [codeField.name],
    valueType: 'INT4',
    min: 1000,
    max: 999 + values,
    mean: 1000 + values / 2,
    stddev: values / Math.sqrt(12),
    totalCount: counted + 120,
    uniqueValueCount: values,
    enableUniqueValue: values <= 1000,
    uniqueValues,
    histogram: null,
  };
};

/** A row for every one of so many values. */
export const valueRows = (values: number) =>
  generateCategories(
    createScheme('unique-values', 'polygon', {
      field: codeField,
      statistics: codes(values),
      ramp: 'Spectral',
    }),
  );

/** Places of the kinds below, as often as they occur; 5 is none of them. */
const shares = [0, 0, 0, 1, 1, 2, 3, 4, 5];
const lands = ['林地', '耕地', '草地', '水域', '建设用地'];

/** Five kinds of land, and features without one. */
export const landRows = generateCategories(
  createScheme('unique-values', 'polygon', { field: landField, ramp: 'Set2' }),
  { properties: Array.from({ length: 97 }, (_, i) => ({ 地类: lands[shares[i % 9]] ?? null })) },
);

/** The scheme with parts pinned on rows by their places. */
export function pinned<S extends TableScheme>(scheme: S, parts: Readonly<Record<number, CategoryPatch>>): S {
  const withPins = Object.entries(parts).reduce(
    (made, [place, part]) => pinCategory(made, made.categories[Number(place)].key, part),
    scheme,
  );
  // What is pinned shows at once; counts stay, so no data are needed.
  const pins = new Map(withPins.pins.map((pin): [string, CategoryPin] => [pinKey(pin), pin]));
  const categories = withPins.categories.map((row) => {
    const pin = pins.get(row.key);
    return { ...row, label: pin?.label ?? row.label, visible: pin?.visible ?? row.visible };
  });
  return { ...withPins, categories };
}

/** The sample table with an additional field of 10,000 values. */
export const codeSource: FieldSource = {
  fields: [...sampleFields, codeField],
  statistics: (names, signal) =>
    names[0] === codeField.name
      ? Promise.resolve(codes(10_000))
      : sampleFieldSource.statistics(names, signal),
};
