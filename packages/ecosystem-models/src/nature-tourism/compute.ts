import { burnZones, prepareZones } from '@gep/raster';
import type { DistrictCompute, DistrictContext, PixelInputs, ResolvedParameters } from '../model';
import { choiceOf, numberOf, rowsOf, switchOf } from '../parameter-values';
import type { Warning } from '../problem';
import { numberIn, textIn } from '../records';
import type { TableRecord } from '../records';
import { sumByDistrict } from '../shared/district-sums';
import { sharedValue } from '../shared/shared-value';
import { demandSlope } from './demand';

export const recordsOf = ({ records }: DistrictContext): readonly TableRecord[] => records.tables.spots ?? [];
const spotOf = ({ values }: TableRecord): string => textIn(values, 'spot');
export const visitsOf = ({ values }: TableRecord): number => numberIn(values, 'visits');

/** 元 a visit: what it costs to get there, to stay and to enter, and the time that it takes. */
function costOf({ values }: TableRecord, timeShare: number): number {
  const paid = numberIn(values, 'transport') + numberIn(values, 'lodging') + numberIn(values, 'ticket');
  return paid + wagesOf(values) * timeShare;
}

/** 元 that a visitor would have earned in the time of a visit. */
const wagesOf = (values: TableRecord['values']): number =>
  numberIn(values, 'hours') * numberIn(values, 'wage');

/** 元 that the visitors of a row would have earned in the time of their visits. */
export const timeOf = (row: TableRecord): number => visitsOf(row) * wagesOf(row.values);

/** A reader of the share of nature of a spot. */
export function shareOfSpot(parameters: ResolvedParameters): (spot: string) => number {
  const shares = new Map(rowsOf(parameters, 'natureShares').map(({ spot, share }) => [spot, Number(share)]));
  return (spot) => shares.get(spot) ?? numberOf(parameters, 'natureShare');
}

/** Slopes of the demand by spot. */
function slopes(rows: readonly TableRecord[], timeShare: number): Map<string, number> {
  return new Map(
    [...new Set(rows.map(spotOf))].map((spot) => {
      const own = rows.filter((row) => spotOf(row) === spot);
      const origins = own.map((row) => ({
        visits: visitsOf(row),
        population: numberIn(row.values, 'population'),
        cost: costOf(row, timeShare),
      }));
      return [spot, demandSlope(origins)];
    }),
  );
}

interface Figures {
  readonly visits: (row: TableRecord) => number;
  /** 元 of a row. */
  readonly value: (row: TableRecord) => number;
  readonly warnings: readonly Warning[];
}

function figuresOf(parameters: ResolvedParameters, rows: readonly TableRecord[]): Figures {
  const share = shareOfSpot(parameters);
  const { value, warnings } = wholeFigures(parameters, rows);
  return {
    visits: (row) => visitsOf(row) * share(spotOf(row)),
    value: (row) => value(row) * share(spotOf(row)),
    warnings,
  };
}

/** 元 of all visits of a row, before the share of nature. */
export function wholeValue(
  parameters: ResolvedParameters,
  rows: readonly TableRecord[],
): (row: TableRecord) => number {
  return wholeFigures(parameters, rows).value;
}

function wholeFigures(
  parameters: ResolvedParameters,
  rows: readonly TableRecord[],
): Pick<Figures, 'value' | 'warnings'> {
  const timeShare = numberOf(parameters, 'timeShare');
  if (!switchOf(parameters, 'zonalDemand'))
    return { value: (row) => visitsOf(row) * costOf(row, timeShare), warnings: [] };
  const bySpot = slopes(rows, timeShare);
  const falling = (row: TableRecord): boolean => (bySpot.get(spotOf(row)) ?? NaN) > 0;
  const rising = [...bySpot].filter(([, slope]) => !(slope > 0)).map(([spot]) => spot);
  return {
    value: (row) =>
      visitsOf(row) * (costOf(row, timeShare) + (falling(row) ? 1 / (bySpot.get(spotOf(row)) ?? NaN) : 0)),
    warnings:
      rising.length === 0
        ? []
        : [{ code: 'demand-does-not-fall', severity: 'error', count: rising.length, at: rising.join(', ') }],
  };
}

/** Index of the spot area around each cell's centre, and the spots' names; -1 outside all of them. */
function areasOf(inputs: PixelInputs): { readonly index: Int32Array; readonly names: readonly string[] } {
  const { context, origin = [0, 0], cellSize, width, height } = inputs;
  const areas = (context?.records.features.spotAreas ?? []).flatMap(({ values, geometry }) =>
    geometry.kind === 'polygon' ? [{ name: textIn(values, 'spot'), polygon: geometry.polygon }] : [],
  );
  const transform = [cellSize, 0, origin[0], 0, -cellSize, origin[1]] as const;
  const zones = prepareZones(areas.map(({ polygon }) => polygon));
  return { index: burnZones(zones, { width, height, transform }), names: areas.map(({ name }) => name) };
}

const sharing = sharedValue({
  active: (parameters) => choiceOf(parameters, 'sharing') === 'areas',
  parts(parameters, context) {
    const rows = recordsOf(context);
    const { value } = figuresOf(parameters, rows);
    return new Map(
      [...new Set(rows.map(spotOf))].map((spot) => [
        spot,
        sumByDistrict(
          rows.filter((row) => spotOf(row) === spot),
          context.districtCount,
          value,
        ),
      ]),
    );
  },
  weights(inputs) {
    const { index, names } = areasOf(inputs);
    return (spot) => (i) => (index[i] >= 0 && names[index[i]] === spot ? 1 : 0);
  },
});

/** `V = Σ_spot natureShare·Σ_origin N·(transport + lodging + ticket + hours·wage·timeShare)`; visits `natureShare·N`. */
export const compute: DistrictCompute = {
  kind: 'district',
  districts(parameters, context) {
    const rows = recordsOf(context);
    const { visits, value, warnings } = figuresOf(parameters, rows);
    const sum = (figure: (row: TableRecord) => number): Float64Array =>
      sumByDistrict(rows, context.districtCount, figure);
    return { figures: { visits: sum(visits), value: sum(value) }, warnings };
  },
  sharing,
};
