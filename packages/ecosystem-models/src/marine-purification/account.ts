import { factorByType, NO_TYPE } from '../account/account';
import type { Account, Term } from '../model';
import { numberOf } from '../parameter-values';
import { perCarbon } from './compute';
import { harvested } from './harvest';

/** Nutrients of cells are proportional to the ratio and the fraction that leaves; those of the harvest are what they are. */
export const account: Account = {
  parts(_, context): Record<string, Float64Array> {
    if (context.records.tables.harvest === undefined) return {};
    return { nitrogen: harvested(context, 'nitrogen'), phosphorus: harvested(context, 'phosphorus') };
  },
  scales(parameters) {
    const { nitrogen, phosphorus } = perCarbon(parameters);
    const exported = numberOf(parameters, 'exportFraction');
    const scale = (ratio: number) => factorByType((code) => (code === NO_TYPE ? 1 : ratio * exported));
    return { nitrogen: scale(nitrogen), phosphorus: scale(phosphorus) };
  },
  terms(parameters) {
    const [nitrogen, phosphorus] = ['nitrogen', 'phosphorus'].map((quantity): Term => ({
      quantity,
      factor: numberOf(parameters, `${quantity}Price`),
    }));
    return {
      'nitrogen-value': [nitrogen],
      'phosphorus-value': [phosphorus],
      value: [nitrogen, phosphorus],
    };
  },
};
