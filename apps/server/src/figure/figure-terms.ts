import { contributions, modelById, zoneParameters } from '@gep/ecosystem-models';
import type { Factor, Model, ModelCube } from '@gep/ecosystem-models';
import type { FigureTerm, Language } from '@gep/api-client/contract';
import { priceYearOf } from '../model/model-cases';
import { readCubeFile } from '../file/cube-file';
import { unitText } from '../message/unit-text';
import { readRunSettings } from '../calculation/source-queries';
import { districtZones, zonesOfFigures } from '../reprice/district-zones';
import { recordedOf } from '../reprice/changed-parameters';
import { lowestOf } from '../result/district-figures';
import type { FigureDistrict } from '../result/district-figures';
import type { ResultPlace } from '../result/model-results';
import type { ResultRow } from '../result/queries';
import type { Services } from '../services';

/** Of which districts a figure is: those of the lowest level in the order of their codes; null: of all. */
export interface TermsOf {
  readonly place: ResultPlace;
  readonly row: ResultRow;
  readonly output: 'value' | 'function';
  /** All districts of the result. */
  readonly districts: readonly FigureDistrict[];
  /** Whether a district of the lowest level is in the area of the figure. */
  readonly isIn: (district: FigureDistrict) => boolean;
  /** Whether cells with the code of an ecosystem type are in it. */
  readonly isOfType: (code: number) => boolean;
}

/**
 * The terms that a figure is the sum of, from the account cube of its run: amounts of an area, and what each unit adds.
 * None for results without a cube.
 */
export async function figureTerms(
  services: Services,
  { place, row, output, districts, isIn, isOfType }: TermsOf,
  language: Language,
): Promise<FigureTerm[]> {
  const model = modelById(Number(row.modelId));
  if (!model || row.cubeFileId === null) return [];
  const { db } = services.database;
  const [file] = await services.files.paths(db, [row.cubeFileId]);
  const year = priceYearOf(row.compareFlag);
  const [cube] = await readCubeFile(file.path, (one) => one.slug === model.slug && one.year === year);
  const layers = model.definition.outputs.filter(
    ({ role, child }) => role === output && (child ?? '') === place.childKey,
  );
  const lowest = lowestOf(districts);
  if (!cube || layers.length !== 1 || lowest.length !== cube.districtCount) return [];
  const settings = await readRunSettings(db, row.projectId);
  const { values, zonePrices } = recordedOf(row);
  const zones = settings && (await districtZones(db, row.projectId, settings));
  const { zoneOf, prices } = zonesOfFigures(districts, zonePrices, zones ?? new Map());
  const inside = lowest.map(isIn);
  const found = new Map<string, Counted>();
  for (const [zone, own] of prices.entries()) {
    const isOfZone = inside.map((one, district) => one && zoneOf[district] === zone);
    if (!isOfZone.includes(true)) continue;
    const parameters = zoneParameters(model.definition, values, own);
    for (const { quantity, factor } of contributions(model, cube, layers[0].key, parameters))
      found.set(quantity, counted({ cube, quantity, factor, isIn: isOfZone, isOfType }, found.get(quantity)));
  }
  return [...found].flatMap(([quantity, { amount, product, factors }]) =>
    amount === 0 && product === 0
      ? []
      : {
          ...named(model, quantity, language),
          ...{ amount, product, factor: amount === 0 ? 0 : product / amount, factorVaries: factors.size > 1 },
        },
  );
}

interface Counted {
  readonly amount: number;
  readonly product: number;
  readonly factors: ReadonlySet<number>;
}

interface Counting {
  readonly cube: ModelCube;
  readonly quantity: string;
  readonly factor: Factor;
  /** By district. */
  readonly isIn: readonly boolean[];
  readonly isOfType: (code: number) => boolean;
}

function counted(
  { cube, quantity, factor, isIn, isOfType }: Counting,
  before: Counted = { amount: 0, product: 0, factors: new Set() },
): Counted {
  const { district, type, layers } = cube.quantities;
  const { sum } = layers[quantity];
  let { amount, product } = before;
  const factors = new Set(before.factors);
  for (let i = 0; i < sum.length; i++) {
    if (!isIn[district[i]] || !isOfType(type[i]) || sum[i] === 0) continue;
    const own = typeof factor === 'number' ? factor : factor[type[i]] || 0;
    amount += sum[i];
    product += sum[i] * own;
    factors.add(own);
  }
  return { amount, product, factors };
}

function named(
  { definition, account }: Model,
  quantity: string,
  language: Language,
): Pick<FigureTerm, 'name' | 'unit'> {
  const { outputs, parameters } = definition;
  const layer = outputs.find(({ key }) => key === quantity) ?? account?.named?.[quantity];
  if (layer) return { name: layer.name[language], unit: unitText(layer.unit, language) };
  // A part of a quantity by name: of a use, a source or a habitat.
  const [kind, name] = quantity.split(/\/(.*)/s);
  if (!name) return { name: quantity, unit: '' };
  const own = outputs.find(({ key }) => key === kind);
  const whole = own ?? outputs.find(({ role, child }) => role === 'function' && child === undefined);
  const options = parameters.flatMap((one) => (one.kind === 'table' ? (one.keys ?? []) : []));
  const part = options.find(({ value }) => value === name)?.name[language] ?? name;
  return {
    name: [...(whole ? [whole.name[language]] : []), part].join(' · '),
    unit: unitText(own?.unit ?? '', language),
  };
}
