import type { Condition } from '../condition';
import type { ChoiceParameter, FileInput } from '../definition';
import type { PixelInputs, ResolvedParameters } from '../model';
import { choiceOf } from '../parameter-values';
import { cellReader } from './pixel-loop';
import type { CellReader } from './pixel-loop';

const inUnit = (unit: string): Condition => ({ parameter: 'populationUnit', equals: unit });

/** Which of the population rasters is given. */
export const populationUnit: ChoiceParameter = {
  kind: 'choice',
  key: 'populationUnit',
  name: { zh: '人口数据', en: 'Population data' },
  options: [
    { value: 'count', name: { zh: '每像元人数', en: 'Persons per cell' } },
    { value: 'density', name: { zh: '人口密度', en: 'Persons per km²' } },
  ],
  default: 'count',
};

/** Residents, as counts that are kept when cells change size, or as a density. */
export const populationFiles: readonly FileInput[] = [
  {
    key: 'population',
    name: { zh: '人口（人/像元）', en: 'Population (persons per cell)' },
    kind: 'raster',
    unit: '',
    expected: [0, null],
    physical: [0, null],
    requiredWhen: inUnit('count'),
    resampling: 'density',
  },
  {
    key: 'populationDensity',
    name: { zh: '人口密度（人/km²）', en: 'Population density (persons per km²)' },
    kind: 'raster',
    unit: '',
    expected: [0, 200000],
    physical: [0, null],
    requiredWhen: inUnit('density'),
    resampling: 'bilinear',
  },
];

/** Reads the residents of a cell from the raster that is given. */
export function populationReader(inputs: PixelInputs, parameters: ResolvedParameters): CellReader {
  if (choiceOf(parameters, populationUnit.key) === 'count') return cellReader(inputs, 'population');
  const density = cellReader(inputs, 'populationDensity');
  const squareKilometres = inputs.cellSize ** 2 / 1e6;
  return (i) => density(i) * squareKilometres;
}
