import { modelBySlug, outputByType, parameterChanges, sumTypes } from '@gep/ecosystem-models';
import type {
  OutputLayer,
  PriceYear,
  PriceZones,
  ResolvedParameters,
  TypedAmounts,
} from '@gep/ecosystem-models';
import { readCubeFile } from '../file/cube-file';

/** Figures of the outputs of models by ecosystem type. */
export interface TypeAmountsTask {
  readonly kind: 'type-amounts';
  readonly models: readonly {
    readonly slug: string;
    readonly year: PriceYear;
    /** The cube file of the run. */
    readonly cubePath: string;
    /** Those of the account. */
    readonly parameters: ResolvedParameters;
    readonly zones: PriceZones;
    /** Whether each district of the cube counts; null: all. */
    readonly isIn: readonly boolean[] | null;
  }[];
}

/** A summed output of a model; means have no sums. */
export interface OutputAmounts {
  readonly output: OutputLayer;
  /** By code of the type, `NO_TYPE` included. */
  readonly byType: ReadonlyMap<number, number>;
}

/** Of each model, in their order; null where the file has no cube of it. */
export type TypeAmountsResult = readonly (readonly OutputAmounts[] | null)[];

/** Task of a thread: a cube of a nation is read in a tenth of a second. */
export async function typeAmounts({ models }: TypeAmountsTask): Promise<TypeAmountsResult> {
  const found: (readonly OutputAmounts[] | null)[] = [];
  for (const { slug, year, cubePath, parameters, zones, isIn } of models) {
    const model = modelBySlug(slug);
    const cubes = await readCubeFile(cubePath, (one) => one.slug === slug && one.year === year);
    const cube = cubes.at(0);
    if (!model || !cube) {
      found.push(null);
      continue;
    }
    const outputs = model.definition.outputs.filter(
      ({ key, role, zonal }) => key in cube.valid && role !== 'extra' && zonal === 'sum',
    );
    // What needs a run is as the run had it; the database keeps no order of the columns of a table.
    const { follow } = parameterChanges(model, cube, parameters);
    const values = {
      ...cube.parameters,
      ...Object.fromEntries(follow.map((key) => [key, parameters[key]])),
    };
    found.push(
      outputs.map((output) => ({
        output,
        byType: sumTypes(within(outputByType(model, cube, output.key, values, zones), isIn)),
      })),
    );
  }
  return found;
}

function within(amounts: TypedAmounts, isIn: readonly boolean[] | null): TypedAmounts {
  if (isIn === null) return amounts;
  const { district, type, amount } = amounts;
  const rows = [...district.keys()].filter((row) => isIn[district[row]]);
  return {
    district: Int32Array.from(rows, (row) => district[row]),
    type: Int32Array.from(rows, (row) => type[row]),
    amount: Float64Array.from(rows, (row) => amount[row]),
  };
}
