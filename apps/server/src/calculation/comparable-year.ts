import type { Model } from '@gep/ecosystem-models';
import type { StoredProblem } from '../error/stored-problem';
import type { CasePlan, CompareFlag, RecordPlan } from '../model/model-cases';

/** A model for one year, with what it is computed from. */
interface ModelYear {
  readonly model: Model;
  readonly compareFlag: CompareFlag;
  readonly cases: Readonly<Record<string, CasePlan>>;
}

/**
 * Says which models have neither separate data nor separate prices in the comparable year, so that both years are the
 * same there.
 * @param records files of rows by their place: some have a column of prices of the comparable year
 */
export function comparableYearWarnings(
  models: readonly ModelYear[],
  records: ReadonlyMap<string, RecordPlan>,
): StoredProblem[] {
  const same = models.filter((one) => {
    const current = models.find(({ model, compareFlag }) => model.id === one.model.id && compareFlag === 0);
    if (one.compareFlag !== 1 || current === undefined) return false;
    return JSON.stringify(one.cases) === JSON.stringify(current.cases) && !hasOwnPrices(one, records);
  });
  if (same.length === 0) return [];
  const names = same.map(({ model }) => model.definition.name);
  const all = { zh: names.map(({ zh }) => zh).join('、'), en: names.map(({ en }) => en).join(', ') };
  return [{ name: 'COMPARABLE_AS_CURRENT', args: { count: same.length, models: all } }];
}

function hasOwnPrices({ cases }: ModelYear, records: ReadonlyMap<string, RecordPlan>): boolean {
  const inputs = Object.values(cases).flatMap((one) => Object.values(one.inputs));
  return inputs.some((input) => {
    const record = input.kind === 'records' ? records.get(input.place) : undefined;
    return record !== undefined && hasComparablePrices(record);
  });
}

/** Whether a file of rows has a column of prices of the comparable year. */
export function hasComparablePrices({ input, row: { report } }: RecordPlan): boolean {
  if (!report || report.kind === 'raster') return false;
  return input.fields.some(
    (field) => 'comparableOf' in field && field.comparableOf && report.mapping[field.key],
  );
}
