import type { DistrictCompute, DistrictContext, DistrictResult, ResolvedParameters } from '../model';
import { numberIn } from '../records';
import type { TableRecord } from '../records';
import { missingMeasures, sumByDistrict } from '../shared/district-sums';
import { figureByName } from '../shared/figure-by-name';
import { sharingStages } from '../shared/spatial-sharing';

/** The types whose cells share the value. */
const waters = [42, 43];

export const volumeOf = ({ values }: TableRecord): number => numberIn(values, 'volume');

function districts(
  parameters: ResolvedParameters,
  { records, districtCount }: DistrictContext,
): DistrictResult {
  const rows = records.tables.waterUse ?? [];
  const prices = figureByName(parameters, 'prices', 'use');
  return {
    figures: {
      volume: sumByDistrict(rows, districtCount, volumeOf),
      value: sumByDistrict(rows, districtCount, (row) => volumeOf(row) * prices.of(row)),
    },
    warnings: [...prices.warnings(rows), ...missingMeasures(rows, 'waterUse', volumeOf)],
  };
}

/** `V = Σ_u Q_u·P_u` over domestic, industrial, agricultural and ecological use. */
export const compute: DistrictCompute = {
  kind: 'district',
  districts,
  sharing: sharingStages(
    (parameters, context) => [{ types: waters, value: districts(parameters, context).figures.value }],
    'waterYield',
  ),
};
