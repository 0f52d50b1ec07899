import type { ResolvedParameters } from '../model';
import { numberOf } from '../parameter-values';
import { numberIn } from '../records';
import type { RecordValues } from '../records';
import { premiumCompute } from '../shared/premium-compute';
import { byDistance } from './definition';

function roomNights(values: RecordValues, parameters: ResolvedParameters): number {
  return numberIn(values, 'rooms') * numberOf(parameters, 'daysPerYear') * numberIn(values, 'occupancy');
}

/** Room-nights `rooms·days·occupancy`; `V = Σ room-nights·roomRate·premium`. */
export const compute = premiumCompute({
  features: 'hotels',
  table: 'hotelTable',
  quantityKey: 'roomNights',
  byDistance,
  quantity: (values, _premium, parameters) => roomNights(values, parameters),
  value: (values, premium, parameters) =>
    roomNights(values, parameters) * numberIn(values, 'roomRate') * premium,
});
