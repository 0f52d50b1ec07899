import type { Account } from '../model';
import { numberOf } from '../parameter-values';

/** Room-nights and their value are proportional to the days of the year. */
export const account: Account = {
  scales(parameters) {
    const days = numberOf(parameters, 'daysPerYear');
    return { roomNights: days, value: days };
  },
  terms: () => ({}),
};
