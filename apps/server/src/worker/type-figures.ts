import { contributions, modelBySlug, zoneParameters } from '@gep/ecosystem-models';
import type {
  Model,
  ModelCube,
  OutputLayer,
  PriceYear,
  PriceZones,
  ResolvedParameters,
} from '@gep/ecosystem-models';
import { readCubeFile } from '../file/cube-file';

/** What models come to by ecosystem type. */
export interface TypeFiguresTask {
  readonly kind: 'type-figures';
  readonly models: readonly {
    readonly slug: string;
    readonly year: PriceYear;
    /** The cube file of the run. */
    readonly cubePath: string;
    /** Those of the account. */
    readonly parameters: ResolvedParameters;
    /** The price zones of the districts of the cube. */
    readonly zones: PriceZones;
  }[];
}

/** Sums of a model by type code; NaN where it has no figure. */
export interface ModelTypeFigures {
  readonly slug: string;
  readonly year: PriceYear;
  /** Of the types that occur, ascending. */
  readonly codes: readonly number[];
  readonly value: readonly number[];
  readonly quantity: readonly number[];
}

/** Outputs whose sums are the figure of a model: its own, or those of its parts where these may be added. */
function figureOutputs(model: Model, cube: ModelCube, role: 'value' | 'function'): OutputLayer[] {
  const known = model.definition.outputs.filter(
    (output) => output.role === role && output.zonal === 'sum' && output.key in cube.valid,
  );
  const own = known.filter(({ child }) => child === undefined);
  return own.length > 0 || role === 'function' ? own : known;
}

type Task = TypeFiguresTask['models'][number];

/** Sums by type over all districts, each with the prices of its zone. */
function sumsByType(
  model: Model,
  cube: ModelCube,
  outputs: readonly OutputLayer[],
  task: Task,
): Map<number, number> {
  const { district, type, layers } = cube.quantities;
  const { zoneOf, prices } = task.zones;
  const sums = new Map<number, number>();
  for (const [zone, own] of prices.entries()) {
    const parameters = zoneParameters(model.definition, task.parameters, own);
    for (const { key } of outputs)
      for (const { quantity, factor } of contributions(model, cube, key, parameters)) {
        const { sum } = layers[quantity];
        for (let row = 0; row < sum.length; row++) {
          if (zoneOf[district[row]] !== zone) continue;
          const share = sum[row] * (typeof factor === 'number' ? factor : factor[type[row]] || 0);
          sums.set(type[row], (sums.get(type[row]) ?? 0) + share);
        }
      }
  }
  return sums;
}

/** Task of a thread: the cubes of a large region have hundreds of megabytes. */
export async function typeFigures({ models }: TypeFiguresTask): Promise<ModelTypeFigures[]> {
  const found: ModelTypeFigures[] = [];
  for (const task of models) {
    const { slug, year, cubePath } = task;
    const model = modelBySlug(slug);
    const [cube] = await readCubeFile(cubePath, (one) => one.slug === slug && one.year === year);
    if (!model) throw new RangeError(`model: got ${slug}, allowed: the slugs of the catalogue`);
    const codes = [...new Set(cube.quantities.type)].sort((a, b) => a - b);
    const column = (role: 'value' | 'function'): number[] => {
      const sums = sumsByType(model, cube, figureOutputs(model, cube, role), task);
      return codes.map((code) => sums.get(code) ?? NaN);
    };
    found.push({ slug, year, codes, value: column('value'), quantity: column('function') });
  }
  return found;
}
