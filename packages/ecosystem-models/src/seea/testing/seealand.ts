import type { AreaChange } from '../extent-account';
import type { AssetFlow } from '../asset-account';
import type { ServiceFlow } from '../supply-use';

/**
 * SEEALand, the stylised example of SEEA EA: figures of the online supplement "SEEALand Stylised Example", version 1,
 * September 2021 (United Nations, seea.un.org/ecosystem-accounting), as the sheets in the public repository
 * SchmidtDSE/unseea have them. Sheets are named in comments.
 */
export const forest = 1;
export const lake = 2;
export const cropland = 3;
export const urban = 4;
export const wetland = 5;
export const seagrass = 6;
export const types = [forest, lake, cropland, urban, wetland, seagrass];

/** Tab 1: the maps, a cell of 1 ha each; 0 outside. What changed is the first two cells of the sixth row. */
const rows = (sixth: string): string[] => [
  '0011111155544666',
  '0011111155544666',
  '1111111555544666',
  '1111111555544666',
  '1111111555544666',
  sixth,
  '3333332224444666',
  ...Array<string>(5).fill('3333332224444666'),
  '3333332224446666',
  '3333332224446666',
  '3333332224446660',
  '3333332224446660',
];
const cellsOf = (map: readonly string[]): number[] => map.flatMap((row) => [...row].map(Number));
export const openingMap = cellsOf(rows('1111111554444666'));
export const closingMap = cellsOf(rows('3311111554444666'));

/** Tab 3: hectares by type before and after. */
export const matrix = [
  [38, 0, 2, 0, 0, 0],
  [0, 30, 0, 0, 0, 0],
  [0, 0, 60, 0, 0, 0],
  [0, 0, 0, 50, 0, 0],
  [0, 0, 0, 0, 20, 0],
  [0, 0, 0, 0, 0, 50],
];
export const changes: AreaChange[] = matrix.flatMap((row, from) =>
  row.flatMap((area, to) =>
    area === 0
      ? []
      : [{ before: types[from], after: types[to], area, ...(from !== to && { managed: true }) }],
  ),
);

/** Tab 9: actual flows by type in physical units, and the price of each type's unit in $. */
interface Supply {
  readonly service: string;
  readonly user: 'agriculture' | 'forestry' | 'fisheries' | 'energy' | 'government' | 'households';
  readonly flows: readonly (readonly [type: number, quantity: number, price: number])[];
}
const supplies: readonly Supply[] = [
  { service: 'crops', user: 'agriculture', flows: [[cropland, 150, 75]] },
  { service: 'wood', user: 'forestry', flows: [[forest, 140, 60]] },
  {
    service: 'fish',
    user: 'fisheries',
    flows: [
      [lake, 3, 350],
      [seagrass, 6, 350],
    ],
  },
  {
    service: 'climate',
    user: 'government',
    flows: [
      [forest, 150, 25],
      [urban, 5, 25],
      [wetland, 20, 25],
      [seagrass, 250, 25],
    ],
  },
  { service: 'water', user: 'energy', flows: [[wetland, 7, 100]] },
  {
    service: 'recreation',
    user: 'households',
    flows: [
      [forest, 1500, 5],
      [lake, 5000, 5],
      [urban, 2500, 5],
      [seagrass, 800, 5],
    ],
  },
];
const flowsOf = (amount: (quantity: number, price: number) => number): ServiceFlow[] =>
  supplies.map(({ service, user, flows }) => ({
    service,
    role: 'final',
    supply: new Map(flows.map(([type, quantity, price]) => [type, amount(quantity, price)])),
    users: { [user]: 1 },
  }));
export const physicalFlows = flowsOf((quantity) => quantity);
export const monetaryFlows = flowsOf((quantity, price) => quantity * price);

/** Tab 9: expected flows and prices at the opening and the closing. */
type Expected = readonly [type: number, service: string, q0: number, p0: number, q1: number, p1: number];
const expected: readonly Expected[] = [
  [forest, 'wood', 150, 60, 120, 65],
  [forest, 'climate', 160, 25, 125, 26],
  [forest, 'recreation', 1600, 5, 1450, 5],
  [lake, 'fish', 3, 340, 4, 370],
  [lake, 'recreation', 4800, 5, 5000, 5],
  [cropland, 'crops', 150, 75, 170, 75],
  [urban, 'climate', 5, 25, 5, 26],
  [urban, 'recreation', 2400, 5, 2600, 5],
  [wetland, 'climate', 20, 25, 19, 26],
  [wetland, 'water', 7, 100, 7, 100],
  [seagrass, 'fish', 6, 340, 6, 370],
  [seagrass, 'climate', 250, 25, 250, 26],
  [seagrass, 'recreation', 800, 5, 700, 5],
];
export const expectedFlows: AssetFlow[] = expected.map(([type, service, q0, p0, q1, p1]) => ({
  type,
  service,
  opening: { quantity: q0, value: q0 * p0 },
  closing: { quantity: q1, value: q1 * p1 },
}));

/**
 * Tab 13 takes other quantities than tab 9 for two services: 5 visits of the lake at both ends (5 is their price) and an
 * opening of 20 t of fish of seagrass (a figure of the row above). Values are not affected; their split is.
 */
export const tab13Flows: AssetFlow[] = expectedFlows.map((flow) => {
  const { type, service, opening, closing } = flow;
  if (type === lake && service === 'recreation')
    return { ...flow, opening: { ...opening, quantity: 5 }, closing: { ...closing, quantity: 5 } };
  return type === seagrass && service === 'fish' ? { ...flow, opening: { ...opening, quantity: 20 } } : flow;
});
