import { numberOf } from '../parameter-values';
import { numberIn } from '../records';
import { premiumCompute } from '../shared/premium-compute';
import { always } from './definition';

/** `V = Σ floorArea·price·r(d)·annualYield`; the floor area counts where r(d) is above 0. */
export const compute = premiumCompute({
  features: 'homes',
  table: 'homeTable',
  quantityKey: 'floorArea',
  byDistance: always,
  quantity: (values, premium) => (premium > 0 ? numberIn(values, 'floorArea') : 0),
  value: (values, premium, parameters) =>
    numberIn(values, 'floorArea') * numberIn(values, 'price') * premium * numberOf(parameters, 'annualYield'),
});
