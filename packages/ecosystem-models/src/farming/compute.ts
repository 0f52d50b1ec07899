import type { DistrictCompute, DistrictContext, ResolvedParameters } from '../model';
import { numberOf } from '../parameter-values';
import { numberIn, textIn, typesIn } from '../records';
import type { TableRecord } from '../records';
import { missingMeasures, sumByDistrict } from '../shared/district-sums';
import { sharingStages } from '../shared/spatial-sharing';
import type { SharedPart } from '../shared/spatial-sharing';
import { categories } from './definition';

export const rowsOf = ({ records }: DistrictContext): readonly TableRecord[] => records.tables.yields ?? [];

/** 元 of a product: yield · (price - cost); NaN without a yield. */
export function netValueOf({ values }: TableRecord): number {
  return numberIn(values, 'yield') * (numberIn(values, 'price') - numberIn(values, 'cost'));
}

function typesOf({ values }: TableRecord): readonly number[] {
  const named = typesIn(values, 'types');
  if (named.length > 0) return named;
  return (categories.find(({ value }) => value === textIn(values, 'category')) ?? categories[0]).types;
}

function partsOf(parameters: ResolvedParameters, context: DistrictContext): SharedPart[] {
  const share = numberOf(parameters, 'share');
  return rowsOf(context).map((row) => ({
    types: typesOf(row),
    value: sumByDistrict([row], context.districtCount, (one) => netValueOf(one) * share),
  }));
}

/** `F_k` = yield of product k in t; `V = Σ_k F_k·(price_k - cost_k)·share`. A missing yield leaves no figure, not 0. */
export const compute: DistrictCompute = {
  kind: 'district',
  districts(parameters, context) {
    const share = numberOf(parameters, 'share');
    const sum = (figure: (row: TableRecord) => number): Float64Array =>
      sumByDistrict(rowsOf(context), context.districtCount, figure);
    return {
      figures: {
        yield: sum(({ values }) => numberIn(values, 'yield')),
        value: sum((row) => netValueOf(row) * share),
      },
      warnings: missingMeasures(rowsOf(context), 'yields', netValueOf),
    };
  },
  sharing: sharingStages(partsOf, 'productionWeight'),
};
