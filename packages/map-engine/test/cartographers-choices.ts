import type { AdviceOptions } from '../src/scheme';
import type { ClassMethod } from '../src/model';

/** A distribution, and how texts on cartography draw it. */
export interface CartographersChoice {
  readonly name: string;
  /** Drawn from random numbers in [0, 1). */
  readonly draw: (random: () => number) => readonly number[];
  readonly method: ClassMethod | 'values';
  /** Two hues that part at 0. */
  readonly diverging?: true;
  readonly purpose?: AdviceOptions['purpose'];
  readonly source: string;
}

type Random = () => number;
const many = (count: number, draw: () => number) => Array.from({ length: count }, draw);
const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const group = (random: Random, count: number, mean: number, stddev: number) =>
  many(count, () => mean + stddev * normal(random));

/**
 * Value of farm products per acre in the 102 counties of Illinois, 1959: the data of Jenks and Caspall (1971), as R's
 * spData has them.
 */
export const illinois: readonly number[] = [
  50.12, 83.9, 76.43, 71.61, 79.66, 84.84, 87.87, 92.45, 119.9, 155.3, 131.5, 111.8, 96.78, 86.75, 62.41,
  96.37, 75.51, 77.29, 85.41, 116.4, 58.5, 75.29, 66.32, 62.65, 80.45, 72.76, 63.67, 60.27, 68.45, 100.1,
  55.3, 54.07, 57.49, 73.52, 68.25, 64.28, 50.64, 52.47, 68.19, 57.4, 39.72, 60.66, 57.59, 38.22, 57.22,
  67.04, 47.29, 71.05, 50.53, 34.63, 59.65, 62.06, 52.89, 56.35, 57.26, 53.77, 59.89, 55.44, 45.4, 52.21,
  49.38, 51.15, 54.27, 54.32, 41.2, 34.58, 50.11, 52.05, 33.82, 39.88, 36.24, 41.02, 46.13, 51.15, 32.28,
  33.26, 31.78, 31.28, 50.52, 47.21, 32.69, 38.3, 33.83, 40.3, 40.62, 32.14, 31.66, 26.09, 39.84, 24.83, 28.2,
  31.19, 37.57, 27.16, 23.42, 18.57, 30.97, 17.82, 15.57, 15.93, 28.71, 32.22,
];

/** Distributions that texts describe by their shape, drawn at random, and one published set. */
export const drawnChoices: readonly CartographersChoice[] = [
  {
    name: 'share of forest in 60 districts, spread evenly from 5 to 95 percent',
    draw: (random) => many(60, () => 5 + 90 * random()),
    method: 'equal-interval',
    source: 'Evans 1977: equal division of the range for rectangular distributions',
  },
  {
    name: 'mean temperature of 150 stations, normal',
    draw: (random) => group(random, 150, 22, 3),
    method: 'standard-deviation',
    source: 'Evans 1977: standard deviations for unimodal, symmetrical distributions',
  },
  {
    name: 'people per square kilometre in 300 counties, normal on a logarithmic scale',
    draw: (random) => group(random, 300, 5, 1.2).map(Math.exp),
    method: 'geometric',
    source: 'Evans 1977: deviations on the scale that makes the curve symmetrical, which are geometric steps',
  },
  {
    name: 'visitors of 200 places, fewer and fewer with the distance (exponential)',
    draw: (random) => many(200, () => -20 * Math.log(1 - random())),
    method: 'geometric',
    source: 'Evans 1977: geometric progressions for J-shaped distributions',
  },
  {
    name: 'price of land in 120 places, as many in each power of ten',
    draw: (random) => many(120, () => 10 ** (1 + 4 * random())),
    method: 'geometric',
    source: 'Dent 1999: a progression where the ordered values run along its curve',
  },
  {
    name: 'people in 500 towns, a power law',
    draw: (random) => many(500, () => 1000 * (1 - random()) ** (-1 / 1.3)),
    method: 'head-tail',
    source: 'Jiang 2013: head/tail breaks for heavy-tailed distributions',
  },
  {
    name: 'connections of 200 streets by rank and size',
    draw: () => Array.from({ length: 200 }, (_, i) => Math.round(1e6 / (i + 1))),
    method: 'head-tail',
    source: 'Jiang 2013: head/tail breaks for heavy-tailed distributions',
  },
  {
    name: 'income in poor and rich quarters: two groups',
    draw: (random) => [...group(random, 60, 20, 3), ...group(random, 40, 60, 4)],
    method: 'natural-breaks',
    source: 'Dent 1999: breaks at the gaps of the ordered values',
  },
  {
    name: 'yield on four kinds of soil: four groups',
    draw: (random) => [10, 30, 50, 80].flatMap((mean) => group(random, 25, mean, 2)),
    method: 'natural-breaks',
    source: 'Evans 1977 on multimodal distributions; Dent 1999',
  },
  {
    name: 'rates of 80 counties, three far above all others',
    draw: (random) => [...group(random, 77, 10, 1.5), 48, 55, 70],
    method: 'natural-breaks',
    source: 'Slocum et al. 2009: optimal classes keep outliers apart',
  },
  {
    name: 'value of farm products, Illinois 1959',
    draw: () => illinois,
    method: 'natural-breaks',
    source: 'Jenks and Caspall 1971: least error',
  },
  {
    name: 'change of population in 150 counties, normal about 0',
    draw: (random) => group(random, 150, 0.5, 4),
    method: 'standard-deviation',
    diverging: true,
    source: 'Brewer 1994: two hues about a critical value; Evans 1977',
  },
  {
    name: 'change of forest, spread evenly from -20 to 60 percent',
    draw: (random) => many(80, () => -20 + 80 * random()),
    method: 'equal-interval',
    diverging: true,
    source: 'Brewer 1994: two hues about a critical value; Evans 1977',
  },
  {
    name: 'migration: losing and gaining regions',
    draw: (random) => [...group(random, 50, -30, 5), ...group(random, 50, 35, 6)],
    method: 'natural-breaks',
    diverging: true,
    source: 'Brewer 1994: two hues about a critical value; Dent 1999',
  },
  {
    name: 'mortality in 200 health areas, one map of a series',
    draw: (random) => group(random, 200, 5, 0.3).map(Math.exp),
    method: 'quantile',
    purpose: 'compare',
    source: 'Brewer and Pickle 2002: quantiles for maps that are compared',
  },
  {
    name: 'storeys of 300 buildings, 1 to 5',
    draw: (random) => many(300, () => 1 + Math.floor(5 * random() ** 2)),
    method: 'values',
    source: 'MacEachren 1994: a symbol for each of a few different values',
  },
  {
    name: 'harvest in 200 districts, none in every second',
    draw: (random) => [...Array<number>(100).fill(0), ...group(random, 100, 3, 0.6).map(Math.exp)],
    method: 'natural-breaks',
    source: 'Monmonier 1996: zeros are kept apart, which no method of equal steps does',
  },
];

/** Real data: file, field and what texts say. */
export const realChoices = [
  {
    file: 'vectors/points/quakes_fiji.csv',
    field: 'depth',
    method: 'natural-breaks',
    source: 'Evans 1977 on multimodal distributions; Dent 1999: shallow and deep earthquakes',
  },
  {
    file: 'vectors/polygons/world_indicators.geojson',
    field: 'gdp_cap_est',
    method: 'geometric',
    source: 'Evans 1977: skewed, symmetrical on a logarithmic scale',
  },
  {
    file: 'vectors/points/ne_110m_populated_places_simple.geojson',
    field: 'pop_max',
    method: 'head-tail',
    source: 'Jiang 2013: sizes of cities',
  },
] as const satisfies readonly { file: string; field: string; method: ClassMethod; source: string }[];
