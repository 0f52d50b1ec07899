import type { Condition } from '../condition';
import type { Name, Parameter, RasterFile } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, rowsOf } from '../parameter-values';
import { cellReader } from '../shared/pixel-loop';
import type { Tally } from '../shared/pixel-loop';
import {
  needsNormalising,
  organicFactor,
  organicFiles,
  organicReader,
  organicSource,
  percentColumn,
  percentFile,
  soilClassFile,
  textureColumns,
  textureFiles,
  textureOptions,
} from '../shared/soil-inputs';
import { erodibleFraction, soilCrustFactor } from './soil-factors';

const byFactors: Condition = { parameter: 'soilMethod', equals: 'factors' };
const byTexture: Condition = { parameter: 'soilMethod', equals: 'texture' };
const byClass: Condition = { parameter: 'soilMethod', equals: 'soil-class' };
const byCoarseSand: Condition = { parameter: 'sandSize', equals: 'coarse' };

const carbonate: Name = { zh: '碳酸钙', en: 'Calcium carbonate' };
const coarseSand: Name = { zh: '粗砂（0.2 至 2 mm）', en: 'Coarse sand (0.2 to 2 mm)' };

function factor(key: string, zh: string, en: string): RasterFile {
  return {
    key,
    name: { zh, en },
    kind: 'raster',
    unit: '',
    expected: [0, 1],
    physical: [0, 1],
    plain: { default: null, min: 0, max: 1 },
    requiredWhen: byFactors,
    resampling: 'bilinear',
  };
}

/** EF and SCF, or the soil that they are derived from. */
export const soilFiles: RasterFile[] = [
  factor('erodibleFraction', '土壤可蚀性成分 EF', 'Erodible fraction EF'),
  factor('soilCrust', '土壤结皮因子 SCF', 'Soil crust factor SCF'),
  ...textureFiles(byTexture),
  percentFile('coarseSand', coarseSand, { all: [byTexture, byCoarseSand] }),
  ...organicFiles(byTexture),
  percentFile('caco3', carbonate, byTexture),
  soilClassFile(byClass),
];

/** How EF and SCF are derived. */
export const soilParameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'soilMethod',
    name: { zh: '土壤因子来源', en: 'Soil factors' },
    options: [
      ...textureOptions,
      { value: 'factors', name: { zh: 'EF、SCF 栅格或数值', en: 'EF and SCF as rasters or numbers' } },
    ],
    default: 'texture',
  },
  {
    kind: 'choice',
    key: 'sandSize',
    name: { zh: 'EF 的砂粒', en: 'Sand fraction used in EF' },
    options: [
      { value: 'all', name: { zh: '砂粒 0.05 至 2 mm（Fryrear）', en: 'Sand, 0.05 to 2 mm (Fryrear)' } },
      { value: 'coarse', name: { zh: '粗砂 0.2 至 2 mm（HJ）', en: 'Coarse sand, 0.2 to 2 mm (HJ)' } },
    ],
    default: 'all',
    visibleWhen: { any: [byTexture, byClass] },
  },
  organicSource({ any: [byTexture, byClass] }),
  {
    kind: 'table',
    key: 'soils',
    name: { zh: '各土壤类型性质', en: 'Properties of soil classes' },
    help: {
      zh: '砂粒、粉粒、黏粒之和不为 100 时按其和折算；粗砂按 HJ 计算时填写',
      en: 'If sand, silt and clay do not add up to 100, each is divided by their sum; HJ also needs coarse sand',
    },
    keyedBy: 'code',
    keyColumn: { key: 'soil', name: { zh: '土壤类型', en: 'Soil class' } },
    columns: [
      ...textureColumns,
      percentColumn('caco3', carbonate),
      { ...percentColumn('coarseSand', coarseSand), optional: true },
    ],
    default: [],
    minRows: 1,
    visibleWhen: byClass,
  },
];

/** EF·SCF of cells, and what is to report about them once all have been read. */
export interface SoilErosion {
  /** 0-1; NaN is NoData, undefined a soil that was counted and gives no result. */
  readonly of: (i: number) => number | undefined;
  readonly report: (tally: Tally) => void;
}

/** EF·SCF of a soil in percent, undefined without clay: EF divides by it. */
function soilErosion(
  sand: number,
  silt: number,
  clay: number,
  sandOfEf: number,
  matter: number,
  carbonate: number,
): number | undefined {
  if (clay === 0) return undefined;
  const sum = sand + silt + clay;
  const part = needsNormalising(sum) ? 100 / sum : 1;
  const fraction = erodibleFraction(sandOfEf * part, silt * part, clay * part, matter, carbonate);
  return fraction * soilCrustFactor(clay * part, matter);
}

function fromTexture(inputs: PixelInputs, parameters: ResolvedParameters): SoilErosion {
  const [sand, silt, clay, carbonate] = ['sand', 'silt', 'clay', 'caco3'].map((key) =>
    cellReader(inputs, key),
  );
  const sandOfEf = isCoarse(parameters) ? cellReader(inputs, 'coarseSand') : sand;
  const matter = organicReader(inputs, parameters, 'matter');
  let normalised = 0;
  let withoutClay = 0;
  return {
    of(i) {
      const s = sand(i);
      const m = silt(i);
      const c = clay(i);
      if (needsNormalising(s + m + c)) normalised++;
      const answer = soilErosion(s, m, c, sandOfEf(i), matter(i), carbonate(i));
      if (answer === undefined) withoutClay++;
      return answer;
    },
    report(tally) {
      tally.add('texture-normalised', 'sand, silt, clay', normalised);
      tally.add('no-clay', 'clay', withoutClay, 'error');
    },
  };
}

function fromClasses(inputs: PixelInputs, parameters: ResolvedParameters): SoilErosion {
  const soilClass = cellReader(inputs, 'soilClass');
  const toMatter = organicFactor(parameters, 'matter');
  const coarse = isCoarse(parameters);
  const classes = new Map(
    rowsOf(parameters, 'soils').map((row) => {
      const [sand, silt, clay, organic, carbonate] = ['sand', 'silt', 'clay', 'organic', 'caco3'].map((key) =>
        Number(row[key]),
      );
      const sandOfEf = coarse ? Number(row.coarseSand) : sand;
      const erosion = soilErosion(sand, silt, clay, sandOfEf, organic * toMatter, carbonate);
      return [Number(row.soil), { erosion, normalised: needsNormalising(sand + silt + clay) }];
    }),
  );
  let normalised = 0;
  let withoutClay = 0;
  let unknown = 0;
  return {
    of(i) {
      const code = soilClass(i);
      if (Number.isNaN(code)) return NaN;
      const found = classes.get(code);
      if (found === undefined) unknown++;
      else if (found.erosion === undefined) withoutClay++;
      else if (found.normalised) normalised++;
      return found?.erosion;
    },
    report(tally) {
      tally.add('texture-normalised', 'soils', normalised);
      tally.add('no-clay', 'soils', withoutClay, 'error');
      tally.add('unknown-soil-class', 'soilClass', unknown);
    },
  };
}

const isCoarse = (parameters: ResolvedParameters): boolean => choiceOf(parameters, 'sandSize') === 'coarse';

/** EF·SCF by the chosen method. */
export function soilErosionOf(inputs: PixelInputs, parameters: ResolvedParameters): SoilErosion {
  const method = choiceOf(parameters, 'soilMethod');
  switch (method) {
    case 'factors': {
      const fraction = cellReader(inputs, 'erodibleFraction');
      const crust = cellReader(inputs, 'soilCrust');
      return { of: (i) => fraction(i) * crust(i), report: () => undefined };
    }
    case 'texture':
      return fromTexture(inputs, parameters);
    case 'soil-class':
      return fromClasses(inputs, parameters);
    default:
      throw new RangeError(`soilMethod: got ${method}, allowed: factors, texture, soil-class`);
  }
}
