import type { LinearParameter, Parameter } from '../definition';
import type { ResolvedParameters } from '../model';
import { numberOf } from '../parameter-values';

/** What it costs to keep a cubic metre of water in a reservoir: building it, and running it (rules of 2022). */
export const reservoirCost: readonly Parameter[] = [
  {
    kind: 'plain',
    key: 'price',
    name: { zh: '水库单位库容造价', en: 'Reservoir construction cost' },
    default: 7.06,
    min: 0,
    max: 10000,
    unit: '元/m³',
    price: true,
    placeholder: true,
  },
  {
    kind: 'plain',
    key: 'depreciation',
    name: { zh: '年折旧率', en: 'Annual depreciation rate' },
    help: { zh: '取 1 时每年计全部造价', en: 'With 1, the full cost is charged every year' },
    default: 1,
    min: 0,
    max: 1,
    unit: '',
  },
  {
    kind: 'plain',
    key: 'operatingCost',
    name: { zh: '年运行成本', en: 'Annual operating cost' },
    default: 0,
    min: 0,
    max: 10000,
    unit: '元/m³',
    price: true,
  },
];

/** The cost of reservoirs multiplies volumes. */
export const linearReservoirCost: readonly LinearParameter[] = reservoirCost.map(({ key }) => ({
  parameter: key,
}));

/** 元 a cubic metre and year: `price·depreciation + operatingCost`. */
export function reservoirPrice(parameters: ResolvedParameters): number {
  const [price, depreciation, operatingCost] = ['price', 'depreciation', 'operatingCost'].map((key) =>
    numberOf(parameters, key),
  );
  return price * depreciation + operatingCost;
}
