import { describe, expect, it } from 'vitest';
import { left, soil, top } from '../test/account-records';
import { gridOf } from '../test/example-grid';
import { lineFeature } from '../test/record-case';
import { usedInputs } from './check-inputs';
import { modelsReadBy } from './compute-window';
import type { Condition } from './condition';
import type { TableParameter } from './definition';
import { isRasterFile } from './file-input';
import type { RasterFile } from './file-input';
import type { Model } from './model';
import { resolveParameters } from './parameter-values';
import type { StoredParameters } from './parameter-values';
import type { WarningCode } from './problem';
import { models } from './registry';
import { runModel } from './run-model';

const types = [111, 111, 111, 311, 311];
const even = (value: number) => gridOf([types.map(() => value)], 100);
const road = lineFeature({ roadClass: 'trunk' }, [left, top - 50, left + 500, top - 50]);

/** Parameters with which a model reads few inputs. */
const more: Readonly<Record<string, StoredParameters>> = {
  'sediment-mitigation': soil,
  'wind-sand-fixation': { wfMethod: 'raster', soilMethod: 'factors' },
};

/** What a type without a row is, where it is not a 0 that a note names. */
const otherwise: Readonly<Record<string, WarningCode | 'another value'>> = {
  'runoff-analysis curveNumbers': 'missing-coefficient',
  'runoff-analysis coefficients': 'missing-coefficient',
  'pest-control prices': 'type-without-price',
  // No practice: P is 1.
  'sediment-mitigation practiceFactors': 'another value',
  // Evapotranspiration by Fu.
  'water-conservation cropCoefficients': 'another value',
};

const tables = Object.values<Model>(models).flatMap((model) =>
  model.definition.parameters.flatMap((table) =>
    table.kind === 'table' && table.keyedBy === 'ecosystem-type'
      ? [{ name: `${model.slug} ${table.key}`, model, table }]
      : [],
  ),
);

/** Parameters that make a condition hold. */
function making(condition: Condition | undefined): StoredParameters {
  if (condition === undefined) return {};
  if ('all' in condition) return Object.assign({}, ...condition.all.map(making)) as StoredParameters;
  if ('equals' in condition) return { [condition.parameter]: condition.equals };
  throw new TypeError(`condition: got ${JSON.stringify(condition)}, allowed: all, equals`);
}

/** The table with a row for forest only. */
function forestOnly({ key, columns }: TableParameter): StoredParameters {
  const numbers = columns.map((column) => [column.key, Math.min(column.max, Math.max(column.min, 0.3))]);
  return { [key]: [{ type: 1, ...Object.fromEntries(numbers) }] };
}

function rastersOf(model: Model, stored: StoredParameters): RasterFile[] {
  const parameters = resolveParameters(model.definition, stored);
  const read = modelsReadBy(model, parameters).flatMap((one) => rastersOf(one, more[one.slug] ?? {}));
  return [...usedInputs(model.definition, parameters).filter(isRasterFile), ...read];
}

/** Forest, which has a row, beside grassland, which has none. */
function calculate(model: Model, table: TableParameter) {
  const stored = { ...more[model.slug], ...making(table.visibleWhen), ...forestOnly(table) };
  const rasters = rastersOf(model, stored).map(({ key, expected }) => [key, even((expected?.[1] ?? 2) / 2)]);
  const grids = {
    ...Object.fromEntries(rasters),
    landCover: gridOf([types], 100),
    landCoverBefore: even(111),
  } as Parameters<typeof runModel>[1];
  const records = { tables: {}, features: { roads: [road] } };
  return runModel(model, grids, stored, { districts: even(1), records, dependencies: more });
}

describe('a table of numbers by ecosystem type', () => {
  it.each(tables.filter(({ name }) => otherwise[name] !== 'another value'))(
    '$name: one note names the types without a row, with their cells',
    ({ name, model, table }) => {
      const { warnings } = calculate(model, table);
      const [found, ...others] = warnings.filter(({ at, parts }) => at === table.key && parts);
      expect(found).toMatchObject({
        code: otherwise[name] ?? 'type-without-rate',
        severity: otherwise[name] ? 'warning' : 'note',
        parts: [{ key: '311', count: 2 }],
      });
      expect(others).toEqual([]);
    },
  );

  it.each(tables.filter(({ name, table }) => !otherwise[name] && table.key !== 'fvcByType'))(
    '$name: a type without a row counts as 0',
    ({ model, table }) => {
      const { layers } = calculate(model, table);
      for (const { data } of Object.values(layers)) expect([...data.slice(3)]).toEqual([0, 0]);
    },
  );

  it.each(tables.filter(({ name }) => otherwise[name] === 'missing-coefficient'))(
    '$name: a type without a row has no result',
    ({ model, table }) => {
      const { layers } = calculate(model, table);
      for (const { data } of Object.values(layers)) expect([...data.slice(3)]).toEqual([-9999, -9999]);
    },
  );

  it.each(tables.filter(({ name }) => otherwise[name] === 'another value'))(
    '$name: a type without a row is computed all the same',
    ({ model, table }) => {
      const { layers } = calculate(model, table);
      for (const { data } of Object.values(layers)) expect(data[3]).toBeGreaterThan(0);
    },
  );
});
