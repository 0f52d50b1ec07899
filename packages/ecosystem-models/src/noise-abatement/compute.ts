import type { DistrictContext, PixelCompute, PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, numberOf, rowsOf } from '../parameter-values';
import type { Warning } from '../problem';
import { countFeatures, noRecords, numberIn, textIn } from '../records';
import type { RecordValues, Records } from '../records';
import { sumByDistrict } from '../shared/district-sums';
import { lineLength } from '../shared/line-length';
import { createTally, mapCells, scaled, zeroWithoutRate } from '../shared/pixel-loop';
import type { Tally } from '../shared/pixel-loop';
import { typeLookup } from '../shared/type-table';
import { nearestClass } from './road-buffers';
import type { RoadClass } from './road-buffers';

/** Key of the second pass' dB·km by district, beside the keys of the road classes. */
const REDUCTION = '@reduction';

function classesOf(parameters: ResolvedParameters, { features }: Records): RoadClass[] {
  const roads = features.roads ?? [];
  return rowsOf(parameters, 'roadTypes').map((row) => {
    const name = String(row.roadClass);
    return {
      name,
      buffer: Number(row.buffer),
      roads: roads.filter(({ values }) => textIn(values, 'roadClass') === name),
    };
  });
}

/** dB that a monitor saw vanish beyond what distance alone takes: `L_road - L_far - 10·log10(r_far/r_near)`. */
export function measuredReduction(values: RecordValues): number {
  const spread = 10 * Math.log10(numberIn(values, 'farDistance') / numberIn(values, 'roadDistance'));
  return numberIn(values, 'roadLevel') - numberIn(values, 'farLevel') - spread;
}

/** Mean of a class's monitors, at least 0; NaN without any. */
function measuredOf(name: string, parameters: ResolvedParameters, { features }: Records): number {
  if (choiceOf(parameters, 'reduction') !== 'measured') return NaN;
  const own = (features.noiseMonitors ?? []).filter(({ values }) => textIn(values, 'roadClass') === name);
  const sum = own.reduce((all, { values }) => all + measuredReduction(values), 0);
  return own.length === 0 ? NaN : Math.max(0, sum / own.length);
}

/** Attenuation times area of every cell, dB·m, in a layer for each class of roads. */
function attenuation(
  inputs: PixelInputs,
  parameters: ResolvedParameters,
  classes: readonly RoadClass[],
  tally: Tally,
) {
  const alpha = typeLookup(rowsOf(parameters, 'alphaDbPerM'), 'alpha');
  const area = inputs.cellSize ** 2;
  const withoutRate = zeroWithoutRate(tally, 'alphaDbPerM');
  return {
    nearest: nearestClass(inputs, classes),
    of: (code: number): number => (Number.isNaN(alpha[code]) ? withoutRate(code) : alpha[code] * area),
  };
}

const recordsOf = ({ context }: PixelInputs): Records => context?.records ?? noRecords;

/** Names the classes of roads that the table of road types lacks. */
function warningsOf(classes: readonly RoadClass[], { features }: Records): Warning[] {
  const known = new Set(classes.map(({ name }) => name));
  const unknown = (features.roads ?? []).filter(({ values }) => !known.has(textIn(values, 'roadClass')));
  if (unknown.length === 0) return [];
  const names = [...new Set(unknown.map(({ values }) => textIn(values, 'roadClass')))].sort();
  const parts = names.map((key) => {
    const own = unknown.filter(({ values }) => textIn(values, 'roadClass') === key);
    return { key, count: countFeatures(own) };
  });
  const count = countFeatures(unknown);
  return [{ code: 'unknown-road-class', severity: 'warning', count, at: 'roads', parts }];
}

function prepare(
  totals: Readonly<Record<string, { readonly sum: Float64Array }>>,
  parameters: ResolvedParameters,
  { districtCount, records }: DistrictContext,
): Record<string, Float64Array> {
  const cap = numberOf(parameters, 'capDb');
  const reduction = new Float64Array(districtCount).fill(NaN);
  const factors = classesOf(parameters, records).map(({ name, roads }) => {
    const metres = sumByDistrict(roads, districtCount, ({ geometry }) => lineLength(geometry));
    const measured = measuredOf(name, parameters, records);
    const factor = totals[name].sum.map((foliage, d) => {
      const length = metres[d];
      if (!(length > 0)) return 0;
      const decibel = Number.isNaN(measured) ? Math.min(cap, foliage / (2 * length)) : measured;
      const own = decibel * (length / 1000);
      reduction[d] = Number.isNaN(reduction[d]) ? own : reduction[d] + own;
      return foliage === 0 ? 0 : own / foliage;
    });
    return [name, factor] as const;
  });
  return { ...Object.fromEntries(factors), [REDUCTION]: reduction };
}

/** 元 for a dB·km and year. */
export function unitValue(parameters: ResolvedParameters): number {
  const [cost, reduction, life] = ['barrierCostPerKm', 'barrierReductionDb', 'barrierLifeYears'].map((key) =>
    numberOf(parameters, key),
  );
  return cost / reduction / life;
}

/**
 * For each class of roads and district `ΔL = min(cap, Σ_t α_t·area_t/(2·L))` dB, or what monitors measured;
 * `F = ΔL·L` dB·km, shared over the vegetation by α·A; `V = F·barrierCost/barrierReduction/barrierLife`.
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  gathers: (parameters) => rowsOf(parameters, 'roadTypes').map((row) => String(row.roadClass)),
  gather(inputs, parameters) {
    const classes = classesOf(parameters, recordsOf(inputs));
    const { nearest, of } = attenuation(inputs, parameters, classes, createTally());
    const layer = (index: number): Float64Array =>
      mapCells(inputs, createTally(), (i, code) => (nearest[i] === index ? of(code) : 0));
    return Object.fromEntries(classes.map(({ name }, index) => [name, layer(index)]));
  },
  checkTotals(_, parameters, { records }) {
    return warningsOf(classesOf(parameters, records), records);
  },
  prepare,
  window(inputs, parameters) {
    const tally = createTally();
    const classes = classesOf(parameters, recordsOf(inputs));
    const { nearest, of } = attenuation(inputs, parameters, classes, tally);
    const { districts, prepared = {} } = inputs;
    const coarse = classes.map(({ buffer }) => inputs.cellSize > buffer / 2);
    const factors = classes.map(({ name }) => prepared[name]);
    const reduction = mapCells(inputs, tally, (i, code) => {
      const index = nearest[i];
      if (index < 0) return 0;
      if (coarse[index]) tally.add('cells-wider-than-belt', 'roadTypes');
      return factors[index][districts?.[i] ?? 0] * of(code);
    });
    return {
      layers: { reduction, value: scaled(reduction, unitValue(parameters)) },
      warnings: tally.warnings(),
    };
  },
  districts(_totals, parameters, _context, prepared) {
    const reduction = prepared[REDUCTION];
    const unit = unitValue(parameters);
    return { figures: { reduction, value: reduction.map((amount) => amount * unit) }, warnings: [] };
  },
};
