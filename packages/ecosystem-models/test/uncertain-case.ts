import type { TableRow } from '../src/definition';
import type { Distribution } from '../src/range/distribution';
import { linearParameters } from '../src/range/check-uncertainties';
import type { UncertainModel } from '../src/range/uncertain-model';
import { numberRows } from '../src/range/uncertainty';
import type { Uncertainty } from '../src/range/uncertainty';
import { cases, codes, run, square } from './account-case';
import type { Case } from './account-case';

/** What is said of a number; nothing where it is undefined. */
export type Spread = (number: number) => Distribution | undefined;

/** A fifth to both sides; 0 stays. */
export const fifth: Spread = (number) =>
  number === 0 ? undefined : { kind: 'triangular', min: 0.8 * number, mode: number, max: 1.2 * number };

/** Every number of a model that needs no run, with a distribution. */
export function allUncertain(
  { model, cube, parameters }: Omit<UncertainModel, 'uncertainties'>,
  spread: Spread,
) {
  const { definition } = model;
  return linearParameters(definition, cube.parameters).flatMap(
    ({ parameter: key, columns = [] }): Uncertainty[] => {
      const parameter = definition.parameters.find((one) => one.key === key);
      const value = parameters[key];
      const of = (place: Omit<Uncertainty, 'distribution' | 'source'>, number: unknown): Uncertainty[] => {
        const distribution = spread(number as number);
        return distribution === undefined ? [] : [{ ...place, distribution, source: 'a test' }];
      };
      if (parameter?.kind !== 'table') return of({ parameter: key }, value);
      const rows = value as readonly TableRow[];
      return columns.flatMap((column) =>
        numberRows(parameter, rows, column).flatMap((i) => {
          const row = rows[i][parameter.keyColumn.key] as string | number;
          return of({ parameter: key, column, row }, rows[i][column]);
        }),
      );
    },
  );
}

/** A case of the account as a model with uncertain numbers. */
export function uncertainCase(one: Case, spread: Spread): UncertainModel {
  const rasters = Object.fromEntries(
    Object.entries(one.rasters ?? {}).map(([key, max]) => [key, square((i) => (max * (i + 1)) / 99)]),
  );
  const landCover = square((i) => codes[i % codes.length]);
  const { cube } = run(one, { landCover, rasters, forcedZero: [] }, one.stored);
  const known = { model: one.model, cube, parameters: cube.parameters };
  return { ...known, uncertainties: allUncertain(known, spread) };
}

/** All cases, one a model: together they are an account. */
export function uncertainAccount(spread: Spread): UncertainModel[] {
  const first = new Map<string, Case>();
  for (const one of cases) if (!first.has(one.model.slug)) first.set(one.model.slug, one);
  return [...first.values()].map((one) => uncertainCase(one, spread));
}
