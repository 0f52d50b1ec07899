import type { DistrictContext, DistrictResult, DistrictTotals, ResolvedParameters } from '../model';
import { numberOf } from '../parameter-values';
import { numberIn } from '../records';

/** Tonnes of a nutrient in the harvest of each district; NaN where nothing is harvested. */
export function harvested({ records, districtCount }: DistrictContext, nutrient: string): Float64Array {
  const tonnes = new Float64Array(districtCount).fill(NaN);
  for (const { district, values } of records.tables.harvest ?? []) {
    const share = numberIn(values, nutrient) / 100;
    tonnes[district] = (tonnes[district] || 0) + numberIn(values, 'mass') * share;
  }
  return tonnes;
}

/** Adds to the cells of each district; NaN where it has neither valid cells nor a harvest. */
function added({ sum, valid }: DistrictTotals[string], harvest: Float64Array): Float64Array {
  return sum.map((total, d) => (valid[d] === 0 ? harvest[d] : total + (harvest[d] || 0)));
}

/** Adds the nitrogen and phosphorus that leave the sea with the harvest; without a table nothing changes. */
export function withHarvest(
  totals: DistrictTotals,
  parameters: ResolvedParameters,
  context: DistrictContext,
): DistrictResult {
  if (context.records.tables.harvest === undefined) return { figures: {}, warnings: [] };
  const [nitrogen, phosphorus] = ['nitrogen', 'phosphorus'].map((nutrient) => harvested(context, nutrient));
  const nitrogenValue = nitrogen.map((tonnes) => tonnes * numberOf(parameters, 'nitrogenPrice'));
  const phosphorusValue = phosphorus.map((tonnes) => tonnes * numberOf(parameters, 'phosphorusPrice'));
  const harvest = {
    nitrogen,
    'nitrogen-value': nitrogenValue,
    phosphorus,
    'phosphorus-value': phosphorusValue,
    value: nitrogenValue.map((yuan, d) => yuan + phosphorusValue[d]),
  };
  return {
    figures: Object.fromEntries(
      Object.entries(harvest).map(([key, amounts]) => [key, added(totals[key], amounts)]),
    ),
    warnings: [],
  };
}
