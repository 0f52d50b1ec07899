import { describe, expect, it } from 'vitest';
import { models, resolveParameters } from '@gep/ecosystem-models';
import type { RecordFile } from '@gep/ecosystem-models';
import { priceYearOf } from '../model/model-cases';
import type { CompareFlag, InputPlan, RecordPlan } from '../model/model-cases';
import type { ModelInput } from '../model/queries';
import { comparableYearWarnings } from './comparable-year';
import type { ModelPlan } from './plan';

function planOf(
  slug: 'carbon-sequestration' | 'farming',
  compareFlag: CompareFlag,
  stored: Record<string, unknown>,
  input: InputPlan,
): ModelPlan {
  const model = models[slug];
  const parameters = resolveParameters(model.definition, stored, priceYearOf(compareFlag));
  const cases = { [slug]: { parameters, inputs: { [slug]: input } } };
  return { model, compareFlag, cases, outputs: [], forcedZero: [], zonePrices: null, unchangedDefaults: {} };
}
const cover = (year: number): InputPlan => ({ kind: 'file', key: 'npp', place: `npp/${year}` });
const bothYears = (stored = {}, place = cover) =>
  ([0, 1] as const).map((year) => planOf('carbon-sequestration', year, stored, place(year)));

const yields = models.farming.definition.files.find(({ key }) => key === 'yields') as RecordFile;
const row: ModelInput = {
  id: 'i',
  projectId: 'p',
  inputKey: 'yields',
  compareFlag: 0,
  fileIds: ['f'],
  fileName: 'yields.csv',
  uploadedAt: null,
  uploadedBy: null,
  plain: null,
  plainAt: null,
  plainBy: null,
  scale: 1,
  offset: 0,
  noData: [],
  reclassification: [],
  preset: null,
  classesConfirmedAt: null,
  classesConfirmedBy: null,
  confirmedAt: null,
  confirmedBy: null,
  forms: [],
  report: null,
  warnings: [],
  fields: {},
  encoding: null,
  problems: [],
  problemCount: 0,
  districtsChanged: false,
  updatedAt: new Date(0),
};
const rows = { encoding: null, encodingSource: null, candidates: [], rowCount: 1, sampleRows: [] };
/** Both years of farming by one table, whose columns are matched to these fields. */
function farming(mapping: Record<string, string | null>) {
  const plan: InputPlan = { kind: 'records', place: 'yields/0', definition: yields };
  const kind = { kind: 'table', format: 'csv' } as const;
  const report = { ...kind, sheet: null, columns: [], mapping, ...rows };
  const file: RecordPlan = { place: 'yields/0', input: yields, row: { ...row, report } };
  const plans = ([0, 1] as const).map((year) => planOf('farming', year, {}, plan));
  return comparableYearWarnings(plans, new Map([['yields/0', file]]));
}

describe('the comparable year', () => {
  it('is said to equal the current one where a model has neither separate data nor separate prices', () => {
    const [warning] = comparableYearWarnings(
      bothYears({}, () => cover(0)),
      new Map(),
    );
    expect(warning).toMatchObject({
      name: 'COMPARABLE_AS_CURRENT',
      args: { count: 1, models: models['carbon-sequestration'].definition.name },
    });
  });

  it('is not where it has its own file, its own price, or is the only year', () => {
    expect(comparableYearWarnings(bothYears(), new Map())).toEqual([]);
    const price = { co2Price: { current: 380, comparable: 300 } };
    expect(
      comparableYearWarnings(
        bothYears(price, () => cover(0)),
        new Map(),
      ),
    ).toEqual([]);
    expect(comparableYearWarnings(bothYears().slice(1), new Map())).toEqual([]);
  });

  it('has its own prices where the table has a column of them', () => {
    const [own] = yields.fields.filter((field) => 'comparableOf' in field && field.comparableOf);
    expect(farming({ [own.key]: 'old price' })).toEqual([]);
    expect(farming({ [own.key]: null })).toHaveLength(1);
  });
});
