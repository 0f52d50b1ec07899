import { modelById, NO_TYPE } from '@gep/ecosystem-models';
import type { CatalogueEntry } from '@gep/ecosystem-models';
import { readRunSettings } from '../calculation/source-queries';
import { priceYearOf } from '../model/model-cases';
import { recordedOf } from '../reprice/changed-parameters';
import { districtZones, zonesOfFigures } from '../reprice/district-zones';
import { figureDistricts } from '../result/district-figure-queries';
import { lowestOf } from '../result/district-figures';
import type { FigureDistrict } from '../result/district-figures';
import { insideDistrict } from '../result/inside-district';
import { resultsOf } from '../result/queries';
import type { ResultRow } from '../result/queries';
import type { OutputAmounts, TypeAmountsTask } from '../worker/type-amounts';
import type { RangeTools } from '../range/result-ranges';

/** Amounts by code of the ecosystem type. */
export type ByType = ReadonlyMap<number, number>;

/** A quantity of a service: of the service itself, or of one of its pollutants or methods. */
export interface ServiceQuantity {
  /** Key of the child; empty: the service itself. */
  readonly child: string;
  readonly unit: string;
  readonly byType: ByType;
}

/** What a service comes to in a year. */
export interface ServiceAmounts {
  readonly entry: CatalogueEntry;
  /** False: all amounts are under `NO_TYPE`, since the run kept no account cube. */
  readonly hasTypes: boolean;
  readonly quantities: readonly ServiceQuantity[];
  /** 元 of the service; null where it has no value. */
  readonly value: ByType | null;
  /** 元 by child, where the children have values. */
  readonly childValues: ReadonlyMap<string, ByType>;
}

type Known = ResultRow & { readonly cubeFileId: string };

/** What is asked for of the amounts of a project. */
interface Wanted {
  /** A district that all is of, without the services whose runs kept no account cube; null: the whole project. */
  readonly within?: Pick<FigureDistrict, 'level' | 'code'> | null;
  /** One service alone: each one's cube takes time to read. */
  readonly modelId?: number | undefined;
}

/** What the services of a project come to in a year by ecosystem type: as the results say, with their prices. */
export async function serviceAmounts(
  tools: RangeTools,
  projectId: string,
  compareFlag: 0 | 1,
  { within = null, modelId: only }: Wanted = {},
): Promise<ServiceAmounts[]> {
  const { services, workers, signal } = tools;
  const { db } = services.database;
  const rows = (await resultsOf(db, projectId)).filter((row) => row.compareFlag === compareFlag);
  const models = rows
    .filter(({ childKey, modelId }) => childKey === '' && modelById(Number(modelId)))
    .filter(({ modelId }) => only === undefined || Number(modelId) === only)
    .sort((a, b) => Number(a.modelId) - Number(b.modelId));
  const withCube = models.filter((row): row is Known => row.cubeFileId !== null);
  const settings = await readRunSettings(db, projectId);
  const zones = settings ? await districtZones(db, projectId, settings) : new Map<string, string>();
  const task: TypeAmountsTask['models'][number][] = [];
  for (const row of withCube) {
    const { values, zonePrices } = recordedOf(row);
    const [{ path }] = await services.files.paths(db, [row.cubeFileId]);
    // A model whose children have the figures has none.
    const ofRun = rows.filter(({ runId }) => runId === row.runId).map(({ id }) => id);
    const districts = await figureDistricts(db, ofRun);
    task.push({
      slug: modelById(Number(row.modelId))!.slug,
      year: priceYearOf(compareFlag),
      cubePath: path,
      parameters: values,
      zones: zonesOfFigures(districts, zonePrices, zones),
      isIn: within && lowestOf(districts).map(insideDistrict(districts, within)),
    });
  }
  const found = task.length === 0 ? [] : await workers.run({ kind: 'type-amounts', models: task }, signal);
  return (within ? withCube : models).map((row) => {
    const { definition } = modelById(Number(row.modelId))!;
    const outputs = row.cubeFileId === null ? null : (found[withCube.indexOf(row as Known)] ?? null);
    return outputs ? amountsOf(definition, outputs) : untyped(definition, row, rows);
  });
}

function amountsOf(entry: CatalogueEntry, outputs: readonly OutputAmounts[]): ServiceAmounts {
  const quantities = outputs.filter(({ output }) => output.role === 'function');
  const values = outputs.filter(({ output }) => output.role === 'value');
  const own = values.filter(({ output }) => output.child === undefined);
  const summed = own.length > 0 ? own : values;
  return {
    entry,
    hasTypes: true,
    quantities: quantities.map(({ output, byType }) => ({
      child: output.child ?? '',
      unit: output.unit,
      byType,
    })),
    value: summed.length === 0 ? null : addUp(summed.map(({ byType }) => byType)),
    childValues: new Map(
      values.flatMap(({ output, byType }) => (output.child ? [[output.child, byType]] : [])),
    ),
  };
}

/** Results of a run of an older program, which kept no account cube: their figures have no type. */
function untyped(entry: CatalogueEntry, row: ResultRow, rows: readonly ResultRow[]): ServiceAmounts {
  const of = (amount: number | null): ByType => new Map(amount === null ? [] : [[NO_TYPE, amount]]);
  const own = rows.filter(({ modelId }) => modelId === row.modelId);
  return {
    entry,
    hasTypes: false,
    quantities: own.flatMap(({ childKey, functionValue, functionUnits }) =>
      functionValue === null
        ? []
        : [{ child: childKey, unit: functionUnits ?? '', byType: of(functionValue) }],
    ),
    value: row.priceValue === null ? null : of(row.priceValue),
    childValues: new Map(
      own.flatMap(({ childKey, priceValue }) =>
        childKey === '' || priceValue === null ? [] : [[childKey, of(priceValue)]],
      ),
    ),
  };
}

/** Sums of amounts by type. */
export function addUp(all: readonly ByType[]): ByType {
  const sums = new Map<number, number>();
  for (const amounts of all)
    for (const [type, amount] of amounts) sums.set(type, (sums.get(type) ?? 0) + amount);
  return sums;
}

/** Amounts by the types of another level. */
export function atLevel(amounts: ByType, typeOf: (code: number) => number): ByType {
  return addUp([...amounts].map(([type, amount]) => new Map([[typeOf(type), amount]])));
}
