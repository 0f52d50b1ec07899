import type { FileInput, Name, Parameter } from '../definition';
import type { TextField } from '../file-input';
import type { DistrictContext, PixelCompute, PixelInputs, ResolvedParameters } from '../model';
import { rowsOf, selectionOf, switchOf } from '../parameter-values';
import { textIn, numberIn } from '../records';
import { sumByDistrict } from './district-sums';
import { createTally, mapCells, zeroWithoutRate } from './pixel-loop';
import type { CellReader } from './pixel-loop';
import { pricedPollutants } from './pollutant-parameters';
import type { Pollutant } from './pollutant-parameters';
import { hasAnyRate, typeLookup } from './type-table';
import { allDistricts, compared } from '../table-checks/table-check';

/** How a model removes pollutants: at a rate by type, at most what is emitted in the district. */
export interface CappedRemoval {
  /** Key of the switch that turns the cap on, and of the table of what is emitted. */
  readonly cap: string;
  readonly table: string;
  /** Tonnes of a cell for a rate of 1. */
  readonly tonnesPerRate: (cellSize: number) => number;
  /** A factor of a cell, 0-1; absent: 1. */
  readonly share?: (inputs: PixelInputs, parameters: ResolvedParameters) => CellReader;
}

/** The switch of the cap, and the table of what is emitted in each district. */
export function capSwitch(key: string, name: Name, help: Name): Parameter {
  return { kind: 'switch', key, name, help, default: false };
}

/** Tonnes of each pollutant by district. */
export function emissionTable(
  key: string,
  name: Name,
  pollutants: readonly Pollutant[],
  cap: string,
): FileInput {
  const pollutant: TextField = {
    key: 'pollutant',
    name: { zh: '污染物', en: 'Pollutant' },
    type: 'text',
    options: pollutants.map((one) => ({ value: one.key, name: one.name })),
  };
  return {
    key,
    name,
    kind: 'table',
    uniqueBy: ['pollutant'],
    checks: [allDistricts, ...compared('amount')],
    fields: [
      pollutant,
      { key: 'amount', name: { zh: '排放量', en: 'Amount' }, type: 'number', unit: 't', bounds: [0, null] },
    ],
    requiredWhen: { parameter: cap, equals: true },
  };
}

function emitted(
  { records, districtCount }: DistrictContext,
  table: string,
  pollutant: string,
): Float64Array {
  const rows = (records.tables[table] ?? []).filter(
    ({ values }) => textIn(values, 'pollutant') === pollutant,
  );
  return sumByDistrict(rows, districtCount, ({ values }) => numberIn(values, 'amount'));
}

/**
 * `F = rate·area` t a cell, and with the cap `F·min(1, E/Σ F)` in each district; value = F·price. A district without a
 * row is not capped.
 */
export function cappedRemoval({ cap, table, tonnesPerRate, share }: CappedRemoval): PixelCompute {
  const pollutantsOf = (parameters: ResolvedParameters): readonly string[] =>
    selectionOf(parameters, 'pollutants');
  const removed = (inputs: PixelInputs, parameters: ResolvedParameters) => {
    const tally = createTally();
    const perRate = tonnesPerRate(inputs.cellSize);
    const { districts, prepared } = inputs;
    const removals = pollutantsOf(parameters).map((pollutant) => ({
      pollutant,
      rates: typeLookup(rowsOf(parameters, 'rates'), pollutant),
    }));
    const rated = hasAnyRate(removals.map(({ rates }) => rates));
    // Read and counted once for all pollutants: a growing season is hundreds of days a cell.
    const shareOf = share?.(inputs, parameters) ?? (() => 1);
    const withoutRate = zeroWithoutRate(tally, 'rates');
    const part = mapCells(inputs, tally, (i, code) => (rated[code] === 1 ? shareOf(i) : withoutRate(code)));
    const layers = removals.map(({ pollutant, rates }) => {
      const factor = prepared?.[pollutant];
      const layer = mapCells(inputs, createTally(), (i, code) => {
        if (Number.isNaN(rates[code])) return 0;
        return rates[code] * perRate * part[i] * (factor?.[districts?.[i] ?? 0] ?? 1);
      });
      return [pollutant, layer] as const;
    });
    return { tonnes: Object.fromEntries(layers), warnings: tally.warnings() };
  };
  return {
    kind: 'pixel',
    halo: () => 0,
    gathers: (parameters) => (switchOf(parameters, cap) ? pollutantsOf(parameters) : []),
    gather: (inputs, parameters) => removed(inputs, parameters).tonnes,
    checkTotals(_totals, parameters, context) {
      const without = new Set<number>();
      for (const pollutant of pollutantsOf(parameters))
        emitted(context, table, pollutant).forEach((amount, d) => Number.isNaN(amount) && without.add(d));
      if (without.size === 0) return [];
      return [{ code: 'districts-not-capped', severity: 'warning', count: without.size, at: table }];
    },
    prepare(totals, parameters, context) {
      const factors = pollutantsOf(parameters).map((pollutant) => {
        const { sum } = totals[pollutant];
        const least = (amount: number, d: number): number =>
          Number.isNaN(amount) || sum[d] === 0 ? 1 : Math.min(1, amount / sum[d]);
        return [pollutant, emitted(context, table, pollutant).map(least)] as const;
      });
      return Object.fromEntries(factors);
    },
    window(inputs, parameters) {
      const { tonnes, warnings } = removed(inputs, parameters);
      return { layers: pricedPollutants(tonnes, parameters), warnings };
    },
  };
}
