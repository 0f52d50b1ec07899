import type { Condition } from '../condition';
import type { RasterFile, Parameter } from '../definition';
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
  soilClassFile,
  textureColumns,
  textureFiles,
  textureOptions,
} from '../shared/soil-inputs';
import { soilErodibility } from './soil-erodibility';

const byRaster: Condition = { parameter: 'kMethod', equals: 'raster' };
const byTexture: Condition = { parameter: 'kMethod', equals: 'texture' };
const byClass: Condition = { parameter: 'kMethod', equals: 'soil-class' };

/** What K can be read or derived from. */
export const erodibilityFiles: RasterFile[] = [
  {
    key: 'kFactor',
    name: { zh: '土壤可蚀性因子 K', en: 'Soil erodibility K' },
    kind: 'raster',
    unit: 't·hm²·h/(hm²·MJ·mm)',
    expected: [0, 0.1],
    physical: [0, null],
    plain: { default: 0.03, min: 0, max: 0.1, placeholder: true },
    requiredWhen: byRaster,
    resampling: 'bilinear',
  },
  ...textureFiles(byTexture),
  ...organicFiles(byTexture),
  soilClassFile(byClass),
];

/** How K is derived. */
export const erodibilityParameters: Parameter[] = [
  {
    kind: 'choice',
    key: 'kMethod',
    name: { zh: '土壤可蚀性来源', en: 'Soil erodibility' },
    options: [{ value: 'raster', name: { zh: '栅格或数值', en: 'Raster or number' } }, ...textureOptions],
    default: 'raster',
  },
  organicSource({ any: [byTexture, byClass] }),
  {
    kind: 'table',
    key: 'soilTextures',
    name: { zh: '各土壤类型质地', en: 'Texture of soil classes' },
    help: {
      zh: '砂粒、粉粒、黏粒之和不为 100 时按其和折算',
      en: 'If sand, silt and clay do not add up to 100, each is divided by their sum',
    },
    keyedBy: 'code',
    keyColumn: { key: 'soil', name: { zh: '土壤类型', en: 'Soil class' } },
    columns: textureColumns,
    default: [],
    minRows: 1,
    visibleWhen: byClass,
  },
];

/** K of cells, and what is to report about them once all have been read. */
export interface Erodibility {
  /** K in t·hm²·h/(hm²·MJ·mm); NaN is NoData, undefined a soil class without a row. */
  readonly of: (i: number) => number | undefined;
  readonly report: (tally: Tally) => void;
}

function fromTexture(inputs: PixelInputs, parameters: ResolvedParameters): Erodibility {
  const [sand, silt, clay] = ['sand', 'silt', 'clay'].map((key) => cellReader(inputs, key));
  const organicCarbon = organicReader(inputs, parameters, 'carbon');
  let normalised = 0;
  return {
    of(i) {
      const s = sand(i);
      const m = silt(i);
      const c = clay(i);
      if (needsNormalising(s + m + c)) normalised++;
      return soilErodibility(s, m, c, organicCarbon(i));
    },
    report: (tally) => tally.add('texture-normalised', 'sand, silt, clay', normalised),
  };
}

function fromClasses(inputs: PixelInputs, parameters: ResolvedParameters): Erodibility {
  const soil = cellReader(inputs, 'soilClass');
  const factor = organicFactor(parameters, 'carbon');
  const classes = new Map(
    rowsOf(parameters, 'soilTextures').map((row) => {
      const [sand, silt, clay, organic] = ['sand', 'silt', 'clay', 'organic'].map((key) => Number(row[key]));
      const k = soilErodibility(sand, silt, clay, organic * factor);
      return [Number(row.soil), { k, normalised: needsNormalising(sand + silt + clay) }];
    }),
  );
  let normalised = 0;
  let unknown = 0;
  return {
    of(i) {
      const code = soil(i);
      if (Number.isNaN(code)) return NaN;
      const found = classes.get(code);
      if (found === undefined) unknown++;
      else if (found.normalised) normalised++;
      return found?.k;
    },
    report(tally) {
      tally.add('texture-normalised', 'soilTextures', normalised);
      tally.add('unknown-soil-class', 'soilClass', unknown);
    },
  };
}

/** K by the chosen method. */
export function erodibility(inputs: PixelInputs, parameters: ResolvedParameters): Erodibility {
  const method = choiceOf(parameters, 'kMethod');
  switch (method) {
    case 'raster':
      return { of: cellReader(inputs, 'kFactor'), report: () => undefined };
    case 'texture':
      return fromTexture(inputs, parameters);
    case 'soil-class':
      return fromClasses(inputs, parameters);
    default:
      throw new RangeError(`kMethod: got ${method}, allowed: raster, texture, soil-class`);
  }
}
