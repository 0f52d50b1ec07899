import { conditionHolds } from '../condition';
import type { Condition } from '../condition';
import type {
  DistrictContext,
  DistrictResult,
  PixelCompute,
  PixelInputs,
  ResolvedParameters,
} from '../model';
import { choiceOf, numberOf, rowsOf } from '../parameter-values';
import type { Warning } from '../problem';
import { noRecords, numberIn } from '../records';
import type { FeatureRecord, RecordValues, TableRecord } from '../records';
import { missingMeasures, sumByDistrict } from './district-sums';
import { distanceToCells, largePatches } from './landscape-distance';
import { createTally, mapCells } from './pixel-loop';
import { centroid, distanceToPolygon } from './polygon-distance';
import { premiumRaster } from './premium-inputs';

type Point = readonly [number, number];

/** How a model values premises beside a landscape. */
export interface PremiumModel {
  /** Input key of the features, and of the table in their place. */
  readonly features: string;
  readonly table: string;
  /** Output key of the quantity. */
  readonly quantityKey: string;
  /** When the premium follows from the distance. */
  readonly byDistance: Condition;
  readonly quantity: (values: RecordValues, premium: number, parameters: ResolvedParameters) => number;
  /** 元 of the premises. */
  readonly value: (values: RecordValues, premium: number, parameters: ResolvedParameters) => number;
}

interface Step {
  readonly limit: number;
  readonly premium: number;
}

function stepsOf(parameters: ResolvedParameters): Step[] {
  return rowsOf(parameters, 'premiumSteps')
    .map(({ limit, premium }) => ({ limit: Number(limit), premium: Number(premium) }))
    .sort((a, b) => a.limit - b.limit);
}

/** Premium of a distance: that of the first step whose limit is not below it, 0 beyond; NaN where it is not known. */
export function premiumAt(distance: number, steps: readonly Step[]): number {
  if (Number.isNaN(distance)) return NaN;
  return steps.find(({ limit }) => distance <= limit)?.premium ?? 0;
}

const reachOf = (parameters: ResolvedParameters): number => stepsOf(parameters).at(-1)?.limit ?? 0;

function pointOf({ geometry }: FeatureRecord): Point | null {
  if (geometry.kind === 'point') return [geometry.x, geometry.y];
  return geometry.kind === 'polygon' ? centroid(geometry.polygon) : null;
}

/** A reader of the distance to the nearest polygon of landscape. */
function toPolygons({ records }: DistrictContext): (feature: FeatureRecord) => number {
  const areas = (records.features.landscapeAreas ?? []).flatMap(({ geometry }) =>
    geometry.kind === 'polygon' ? [geometry.polygon] : [],
  );
  return (feature) => {
    const point = pointOf(feature);
    if (point === null) return Infinity;
    return areas.reduce((least, area) => Math.min(least, distanceToPolygon(point, area)), Infinity);
  };
}

function outside(count: number, at: string): Warning[] {
  return count === 0 ? [] : [{ code: 'features-outside', severity: 'warning', count, at }];
}

/**
 * The computation of a model of premises beside a landscape: quantity and value of each, by a premium that is given or
 * follows from the distance to the landscape. Where distances are taken to cells, the results are on the cells of the
 * premises; else they are figures of districts.
 */
export function premiumCompute(model: PremiumModel): PixelCompute {
  const drawn = premiumRaster(model.byDistance);

  function windowPremises(inputs: PixelInputs, parameters: ResolvedParameters) {
    const { width, cellSize, origin = [0, 0], rows = [0, inputs.height], inside } = inputs;
    const tally = createTally();
    const quantity = mapCells(inputs, tally, () => 0);
    const value = quantity.slice();
    const steps = stepsOf(parameters);
    const minCells = Math.ceil((numberOf(parameters, 'minAreaHm2') * 10000) / cellSize ** 2);
    const patches = largePatches(inputs, minCells);
    const { features } = inputs.context?.records ?? noRecords;
    for (const feature of features[model.features] ?? []) {
      const point = pointOf(feature);
      if (point === null) continue;
      const row = Math.floor((origin[1] - point[1]) / cellSize);
      const column = Math.floor((point[0] - origin[0]) / cellSize);
      if (row < rows[0] || row >= rows[1]) continue;
      const i = row * width + column;
      if (column < 0 || column >= width || inside?.[i] === 0) {
        tally.add('features-outside', model.features);
        continue;
      }
      const premium = premiumAt(distanceToCells(inputs, patches, point, reachOf(parameters)), steps);
      // Premises count where the land type is missing, too: the cell then has a figure.
      quantity[i] = (quantity[i] || 0) + model.quantity(feature.values, premium, parameters);
      value[i] = (value[i] || 0) + model.value(feature.values, premium, parameters);
    }
    return { layers: { [model.quantityKey]: quantity, value }, warnings: tally.warnings() };
  }

  return {
    kind: 'pixel',
    // A patch that is large enough shows so many of its cells within as many steps of any of them.
    halo: (parameters, cellSize) =>
      conditionHolds(drawn, parameters)
        ? reachOf(parameters) + (numberOf(parameters, 'minAreaHm2') * 10000) / cellSize + cellSize
        : 0,
    window: windowPremises,
    districts(_totals, parameters, context): DistrictResult {
      if (conditionHolds(drawn, parameters)) return { figures: {}, warnings: [] };
      const steps = stepsOf(parameters);
      const byDistance = conditionHolds(model.byDistance, parameters);
      const fromTable = choiceOf(parameters, 'source') === 'table';
      const distance = toPolygons(context);
      const { tables, features } = context.records;
      const rows: readonly (TableRecord | FeatureRecord)[] = fromTable
        ? (tables[model.table] ?? [])
        : (features[model.features] ?? []);
      const premium = (row: TableRecord | FeatureRecord): number => {
        if (!byDistance) return numberIn(row.values, 'premium');
        const metres = 'geometry' in row ? distance(row) : numberIn(row.values, 'distance');
        return premiumAt(metres, steps);
      };
      const sum = (figure: PremiumModel['value']): Float64Array =>
        sumByDistrict(rows, context.districtCount, (row) => figure(row.values, premium(row), parameters));
      return {
        figures: { [model.quantityKey]: sum(model.quantity), value: sum(model.value) },
        warnings: [
          ...outside(rows.filter(({ district }) => district < 0).length, model.features),
          ...missingMeasures(rows, fromTable ? model.table : model.features, premium),
        ],
      };
    },
  };
}
