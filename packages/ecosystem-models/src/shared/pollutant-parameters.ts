import type {
  CatalogueEntry,
  ModelChild,
  Name,
  OutputLayer,
  SelectionParameter,
  TableColumn,
  TableParameter,
} from '../definition';
import type { ResolvedParameters, WindowLayers } from '../model';
import { rowsOf } from '../parameter-values';
import { added, scaled } from './pixel-loop';
import { pollutantPrices } from './pollution-equivalents';
import type { PricedPollutant } from './pollution-equivalents';

/** A pollutant with a default price, as a child of a model. */
export type Pollutant = ModelChild & { readonly key: PricedPollutant };

/** The pollutants of a model: its children that have a default price. */
export function pollutantsOf({ children = [] }: CatalogueEntry): Pollutant[] {
  return children.filter((one): one is Pollutant => Object.hasOwn(pollutantPrices, one.key));
}

const optionsOf = (pollutants: readonly Pollutant[]) =>
  pollutants.map(({ key, name }) => ({ value: key, name }));

/** Which pollutants a model accounts for; all of them unless said, at least one. */
export function pollutantSelection(
  pollutants: readonly Pollutant[],
  initial: readonly PricedPollutant[] = pollutants.map(({ key }) => key),
): SelectionParameter {
  return {
    kind: 'selection',
    key: 'pollutants',
    name: { zh: '污染物', en: 'Pollutants' },
    options: optionsOf(pollutants),
    default: initial,
    minItems: 1,
  };
}

/** A table with a row for each pollutant that the model accounts for. */
export function pollutantTable(
  pollutants: readonly Pollutant[],
  key: string,
  name: Name,
  column: TableColumn,
  numberOf: (pollutant: PricedPollutant) => number,
): TableParameter {
  return {
    kind: 'table',
    key,
    name,
    keyedBy: 'name',
    keys: optionsOf(pollutants),
    rowForEach: 'pollutants',
    keyColumn: { key: 'pollutant', name: { zh: '污染物', en: 'Pollutant' } },
    columns: [column],
    default: pollutants.map((one) => ({ pollutant: one.key, [column.key]: numberOf(one.key) })),
    minRows: 1,
  };
}

/** Prices of pollutants in 元/t, by default from the pollution equivalents. */
export function pollutantPriceTable(pollutants: readonly Pollutant[]): TableParameter {
  const name = { zh: '单价', en: 'Price' };
  const column: TableColumn = { key: 'price', name, unit: '元/t', min: 0, max: 1e8, price: true };
  const heading = { zh: '污染物治理单价', en: 'Pollutant prices' };
  return pollutantTable(pollutants, 'prices', heading, column, (pollutant) => pollutantPrices[pollutant]);
}

/** The number of a pollutant in a table of `pollutantTable`. @throws TypeError without a row */
export function pollutantNumber(
  parameters: ResolvedParameters,
  table: string,
  column: string,
  pollutant: string,
): number {
  const cell = rowsOf(parameters, table).find((row) => row.pollutant === pollutant)?.[column];
  if (typeof cell !== 'number')
    throw new TypeError(`${table} of ${pollutant}: got ${JSON.stringify(cell)}, allowed: a number`);
  return cell;
}

/**
 * The layers of a model of pollutants: tonnes and value of each that is accounted for, and the sum of the values.
 * @param action what happens to a pollutant, `zh` before its name and `en` behind it
 */
export function pollutantOutputs(pollutants: readonly Pollutant[], action: Name): OutputLayer[] {
  return [
    ...pollutants.flatMap(({ key, name }): OutputLayer[] => {
      const shared = {
        zonal: 'sum',
        child: key,
        producedWhen: { parameter: 'pollutants', includes: key },
      } as const;
      return [
        {
          ...shared,
          key,
          name: { zh: `${action.zh}${name.zh}量`, en: `${name.en} ${action.en}` },
          unit: 't',
          role: 'function',
        },
        {
          ...shared,
          key: `${key}-value`,
          name: { zh: `${action.zh}${name.zh}价值`, en: `Value of ${name.en} ${action.en}` },
          unit: '元',
          role: 'value',
        },
      ];
    }),
    { key: 'value', name: { zh: '总价值', en: 'Total value' }, unit: '元', role: 'value', zonal: 'sum' },
  ];
}

/** Prices the tonnes of each pollutant and adds up their values, as `pollutantOutputs` names the layers. */
export function pricedPollutants(
  tonnes: Readonly<Partial<Record<string, Float64Array>>>,
  parameters: ResolvedParameters,
): WindowLayers {
  const layers: Record<string, Float64Array> = {};
  for (const [pollutant, layer] of Object.entries(tonnes)) {
    if (layer === undefined) continue;
    layers[pollutant] = layer;
    const value = scaled(layer, pollutantNumber(parameters, 'prices', 'price', pollutant));
    layers[`${pollutant}-value`] = value;
    layers.value = layers.value ? added(layers.value, value) : value;
  }
  return layers;
}
