import type { DistrictCompute, ResolvedParameters } from '../model';
import { choiceOf, numberOf } from '../parameter-values';
import { numberIn } from '../records';
import type { FeatureRecord, RecordValues } from '../records';
import { missingMeasures, sumByDistrict } from '../shared/district-sums';
import { lineLength } from '../shared/line-length';
import { figureByName } from '../shared/figure-by-name';
import { waveShareBehind } from './wave-attenuation';

/** km of a segment's part in its district: its share of the length that is given, or its own length. */
function lengthOf({ values, share, geometry }: FeatureRecord): number {
  const given = numberIn(values, 'length');
  return Number.isNaN(given) ? lineLength(geometry) / 1000 : given * share;
}

/** Share of the wave height that the belt takes away; NaN where a measure is missing or 0. */
function waveLoss(values: RecordValues, tableDrag: number): number {
  const width = numberIn(values, 'width');
  if (width === 0) return 0;
  const own = numberIn(values, 'drag');
  const belt = {
    waveHeight: numberIn(values, 'waveHeight') || NaN,
    period: numberIn(values, 'period') || NaN,
    depth: numberIn(values, 'depth') || NaN,
    plantHeight: numberIn(values, 'plantHeight'),
    stems: numberIn(values, 'stems'),
    stemDiameter: numberIn(values, 'stemDiameter'),
    drag: Number.isNaN(own) ? tableDrag : own,
    width,
  };
  return 1 - waveShareBehind(belt);
}

/** Part of a segment that its belt shelters, before the weight of its habitat, 0-1; NaN where it cannot be found. */
function shelterReader(parameters: ResolvedParameters): (segment: FeatureRecord) => number {
  const table = figureByName(parameters, 'habitatWeights', 'habitat');
  const byWave = choiceOf(parameters, 'weightMethod') === 'wave';
  return (segment) => {
    if (Number.isNaN(table.of(segment, 'weight')) || numberIn(segment.values, 'width') === 0) return 0;
    return byWave ? waveLoss(segment.values, table.of(segment, 'drag')) : 1;
  };
}

/** Weight 0-1 of a segment; NaN where it cannot be found. */
function weightReader(parameters: ResolvedParameters): (segment: FeatureRecord) => number {
  const table = figureByName(parameters, 'habitatWeights', 'habitat');
  const shelter = shelterReader(parameters);
  return (segment) => (table.of(segment, 'weight') || 0) * shelter(segment);
}

/** km of a segment that its belt shelters, before the weight of its habitat. */
export function shelteredLength(parameters: ResolvedParameters): (segment: FeatureRecord) => number {
  const shelter = shelterReader(parameters);
  return (segment) => lengthOf(segment) * shelter(segment);
}

/** `F = Σ L_i·w_i` km of protected shore; `V = F·unitCost`. */
export const compute: DistrictCompute = {
  kind: 'district',
  districts(parameters, { districtCount, records }) {
    const segments = records.features.shoreline ?? [];
    const weight = weightReader(parameters);
    const length = sumByDistrict(segments, districtCount, (segment) => lengthOf(segment) * weight(segment));
    const cost = numberOf(parameters, 'unitCost');
    return {
      figures: { length, value: length.map((km) => km * cost) },
      warnings: missingMeasures(segments, 'shoreline', weight),
    };
  },
};
