import {
  linearParameters,
  modelCube,
  models,
  quantityLayers,
  resolveParameters,
  simulate,
  simulateDistricts,
  sumByType,
} from '@gep/ecosystem-models';
import type {
  Model,
  Records,
  ResolvedParameters,
  TableRow,
  UncertainModel,
  Uncertainty,
} from '@gep/ecosystem-models';
import { median } from 'simple-statistics';
import { beside, timed } from './measure';
import type { Comparison } from './measure';

const types = [111, 411, 11, 211, 412, 33, 512, 511, 422, 611, 62, 71, 42, 413, 911];
const districtCount = 85;
const cells = districtCount * types.length;
const landCover = Int32Array.from({ length: cells }, (_, i) => types[i % types.length]);
const districts = Int32Array.from({ length: cells }, (_, i) => Math.floor(i / types.length));

const row = (values: Record<string, string | number>) =>
  Array.from({ length: districtCount }, (_, district) => ({ district, values }));
/** Rows of the models that have no cells. */
const records: Records = {
  tables: {
    yields: row({ product: 'rice', yield: 500, price: 2400, cost: 400 }),
    waterUse: ['domestic', 'industrial', 'agricultural'].flatMap((use) => row({ use, volume: 1000 })),
    energy: ['wind', 'solar'].flatMap((source) => row({ source, energy: 5000 })),
    spots: ['lake', 'wood'].flatMap((spot) =>
      row({ spot, origin: 'town', visits: 1000, transport: 50, lodging: 30, ticket: 20, hours: 6, wage: 30 }),
    ),
  },
  features: {},
};

/** A price or a factor that is known to a fifth. */
function uncertainNumbers(model: Model, parameters: ResolvedParameters): Uncertainty[] {
  const { definition } = model;
  return linearParameters(definition, parameters).flatMap(({ parameter: key, columns = [] }) => {
    const parameter = definition.parameters.find((one) => one.key === key);
    const about = (place: Pick<Uncertainty, 'column' | 'row'>, number: unknown): Uncertainty[] => {
      if (typeof number !== 'number' || number <= 0) return [];
      const distribution = {
        kind: 'triangular',
        min: 0.8 * number,
        mode: number,
        max: 1.2 * number,
      } as const;
      return [{ parameter: key, ...place, distribution, source: 'bench' }];
    };
    if (parameter?.kind !== 'table') return about({}, parameters[key]);
    return (parameters[key] as readonly TableRow[]).flatMap((one) =>
      columns.flatMap((column) =>
        about({ column, row: one[parameter.keyColumn.key] as string | number }, one[column]),
      ),
    );
  });
}

function uncertainModel(model: Model): UncertainModel {
  const parameters = resolveParameters(model.definition, {
    ...(model.slug === 'carbon-sequestration' && { method: 'rate-table', oxygen: true }),
  });
  const layers = Object.fromEntries(
    quantityLayers(model, parameters).map((key) => [key, Float64Array.from(landCover)]),
  );
  const cube = modelCube({
    model,
    year: 'current',
    parameters,
    context: { districtCount, records },
    prepared: { unplaced: new Float64Array(districtCount) },
    cells: sumByType(layers, districts, landCover),
    totals: {},
    figures: {},
  });
  return { model, cube, parameters, uncertainties: uncertainNumbers(model, parameters) };
}

/** Three times, after one that warms up. */
async function thrice(work: () => void): Promise<number[]> {
  const run = timed(async () => work());
  await run();
  return [await run(), await run(), await run()];
}

/**
 * Ten thousand draws of every number of the 22 models that needs no run: of the whole area, beside what the specification
 * allows, and of each district, beside a simulation of every district by itself.
 */
export async function ranges(): Promise<Comparison[]> {
  const account = Object.values<Model>(models).map(uncertainModel);
  const numbers = account.reduce((sum, { uncertainties }) => sum + uncertainties.length, 0);
  const options = { draws: 10_000, seed: 1 };
  const whole = await thrice(() => simulate(account, options));
  const districts = await thrice(() => [...simulateDistricts(account, options)]);
  const byItself = districtCount * median(whole);
  return [
    beside(`10,000 draws of ${numbers} numbers in ${account.length} models`, whole, '1 s', 1000),
    beside(`the same in each of ${districtCount} districts`, districts, 'one by one', byItself),
  ];
}
