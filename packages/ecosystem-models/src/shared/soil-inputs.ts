import type { Condition } from '../condition';
import type { ChoiceParameter, Name, Option, RasterFile, TableColumn } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf } from '../parameter-values';
import { cellReader } from './pixel-loop';
import type { CellReader } from './pixel-loop';

/** Ways to derive a factor of the soil from its texture. */
export const textureOptions: readonly Option[] = [
  { value: 'texture', name: { zh: '由土壤质地栅格计算', en: 'From rasters of soil texture' } },
  {
    value: 'soil-class',
    name: { zh: '由土壤类型及质地表计算', en: 'From soil classes and their texture' },
  },
];

/** A raster of percent. */
export function percentFile(key: string, name: Name, requiredWhen: Condition): RasterFile {
  return {
    key,
    name,
    kind: 'raster',
    unit: '%',
    expected: [0, 100],
    physical: [0, 100],
    requiredWhen,
    resampling: 'bilinear',
  };
}

/** Particle sizes of the fine earth: sand 0.05-2 mm, silt, clay below 0.002 mm. */
export function textureFiles(when: Condition): RasterFile[] {
  return [
    percentFile('sand', { zh: '砂粒含量', en: 'Sand' }, when),
    percentFile('silt', { zh: '粉粒含量', en: 'Silt' }, when),
    percentFile('clay', { zh: '黏粒含量', en: 'Clay' }, when),
  ];
}

/** Organic carbon or matter of the soil, by the choice of `organicSource`. */
export function organicFiles(when: Condition): RasterFile[] {
  const by = (source: string): Condition => ({
    all: [when, { parameter: 'organicSource', equals: source }],
  });
  return [
    percentFile('organicCarbon', { zh: '土壤有机碳', en: 'Soil organic carbon' }, by('carbon')),
    percentFile('organicMatter', { zh: '土壤有机质', en: 'Soil organic matter' }, by('matter')),
  ];
}

/** Which of the two a raster or the table of soil classes holds. */
export function organicSource(when: Condition): ChoiceParameter {
  return {
    kind: 'choice',
    key: 'organicSource',
    name: { zh: '有机质数据', en: 'Organic content' },
    options: [
      { value: 'carbon', name: { zh: '有机碳', en: 'Organic carbon' } },
      { value: 'matter', name: { zh: '有机质', en: 'Organic matter' } },
    ],
    default: 'carbon',
    visibleWhen: when,
  };
}

/** A column in percent of a table of soil classes. */
export const percentColumn = (key: string, name: Name): TableColumn => ({
  key,
  name,
  unit: '%',
  min: 0,
  max: 100,
});

/** Columns of a table of soil classes: texture, and what `organicSource` says. */
export const textureColumns: readonly TableColumn[] = [
  percentColumn('sand', { zh: '砂粒', en: 'Sand' }),
  percentColumn('silt', { zh: '粉粒', en: 'Silt' }),
  percentColumn('clay', { zh: '黏粒', en: 'Clay' }),
  percentColumn('organic', { zh: '有机碳或有机质', en: 'Organic carbon or matter' }),
];

/** Classes of a soil map, whose properties are in a table. */
export function soilClassFile(when: Condition): RasterFile {
  return {
    key: 'soilClass',
    name: { zh: '土壤类型', en: 'Soil classes' },
    kind: 'class-raster',
    unit: '',
    requiredWhen: when,
    resampling: 'nearest',
  };
}

/** Organic matter to organic carbon (van Bemmelen). */
const MATTER_PER_CARBON = 1.724;

/** What turns the given organic content into carbon, or into matter. */
export function organicFactor(parameters: ResolvedParameters, wanted: 'carbon' | 'matter'): number {
  if (choiceOf(parameters, 'organicSource') === wanted) return 1;
  return wanted === 'carbon' ? 1 / MATTER_PER_CARBON : MATTER_PER_CARBON;
}

/** Organic carbon or matter of a cell in percent, from the raster that is given. */
export function organicReader(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  wanted: 'carbon' | 'matter',
): CellReader {
  const isCarbon = choiceOf(parameters, 'organicSource') === 'carbon';
  const given = cellReader(inputs, isCarbon ? 'organicCarbon' : 'organicMatter');
  const factor = organicFactor(parameters, wanted);
  return (i) => given(i) * factor;
}

/** Texture within this of 100 % is used as it is. */
const TEXTURE_TOLERANCE = 1;

/** Whether sand, silt and clay count more than the fine earth, so that they are divided by their sum. */
export function needsNormalising(textureSum: number): boolean {
  return Math.abs(textureSum - 100) > TEXTURE_TOLERANCE;
}
