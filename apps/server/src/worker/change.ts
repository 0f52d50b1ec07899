import { changeFigures, modelBySlug, modelChange } from '@gep/ecosystem-models';
import type {
  AccountYear,
  ChangeColumns,
  ModelChange,
  PriceYear,
  PriceZones,
  ResolvedParameters,
} from '@gep/ecosystem-models';
import { readCubeFile } from '../file/cube-file';

/** Where the account of a model in a year is. */
export interface ChangeYear {
  readonly year: PriceYear;
  /** The cube file of the run. */
  readonly cubePath: string;
  /** Those of the result. */
  readonly values: ResolvedParameters;
  readonly zones: PriceZones;
  /** hm². */
  readonly cellArea: number;
  /** As `AccountYear` says. */
  readonly places?: Int32Array;
}

/** The changes of models between two years. */
export interface ChangeTask {
  readonly kind: 'change';
  readonly models: readonly {
    readonly slug: string;
    readonly before: ChangeYear | null;
    readonly after: ChangeYear | null;
  }[];
  /** The area of each district. */
  readonly areaOf: Int32Array;
  readonly areaCount: number;
}

/** Figures of a type beside those of its change. */
export const areaKeys = ['areaBefore', 'areaAfter'] as const;

/** Changes as lists of numbers: thousands of objects would take the thread that reads them a tenth of a second. */
export interface ChangeResult {
  readonly slugs: readonly string[];
  readonly isAverage: readonly boolean[];
  /** `changeFigures`, area after area, model after model. */
  readonly areas: Float64Array;
  /** Type codes that occur. */
  readonly codes: readonly number[];
  /** `changeFigures` and `areaKeys`, code after code, model after model. */
  readonly types: Float64Array;
}

async function yearOf(slug: string, year: ChangeYear | null): Promise<AccountYear | null> {
  if (year === null) return null;
  const { cubePath, year: wanted, ...rest } = year;
  const [cube] = await readCubeFile(cubePath, (one) => one.slug === slug && one.year === wanted);
  return { cube, ...rest };
}

/** Adds up districts by area. A year has a figure of an area where it has one of a district in it. */
function addAreas(to: Float64Array, from: ChangeColumns, areaOf: Int32Array): void {
  const width = changeFigures.length;
  for (const [i, key] of changeFigures.entries()) {
    if (key === 'comparable' || key === 'current') for (let at = i; at < to.length; at += width) to[at] = NaN;
    from[key].forEach((figure, district) => {
      if (Number.isNaN(figure)) return;
      const at = areaOf[district] * width + i;
      to[at] = (to[at] || 0) + figure;
    });
  }
}

const hasType = ({ types }: ModelChange, code: number): boolean =>
  [...changeFigures, ...areaKeys].some((key) => types[key][code] !== 0);

/** Task of a thread: the cubes of thousands of districts are read for some tenths of a second, and split in as long. */
export async function change({ models, areaOf, areaCount }: ChangeTask): Promise<ChangeResult> {
  const found: ModelChange[] = [];
  const size = areaCount * changeFigures.length;
  const areas = new Float64Array(models.length * size);
  for (const [i, { slug, before, after }] of models.entries()) {
    const model = modelBySlug(slug);
    if (!model) throw new RangeError(`model: got ${slug}, allowed: the slugs of the catalogue`);
    const own = modelChange(model, await yearOf(slug, before), await yearOf(slug, after), areaOf.length);
    addAreas(areas.subarray(i * size, (i + 1) * size), own.districts, areaOf);
    found.push(own);
  }
  const all = Array.from({ length: found.at(0)?.types.extent.length ?? 0 }, (_, code) => code);
  const codes = all.filter((code) => found.some((own) => hasType(own, code)));
  const types = found.flatMap((own) =>
    codes.flatMap((code) => [...changeFigures, ...areaKeys].map((key) => own.types[key][code])),
  );
  return {
    slugs: found.map(({ slug }) => slug),
    isAverage: found.map(({ isAverage }) => isAverage),
    areas,
    codes,
    types: Float64Array.from(types),
  };
}
