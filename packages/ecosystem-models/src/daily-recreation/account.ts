import { pricedAccount } from '../account/account';
import { numberOf } from '../parameter-values';
import { valuePerVisit } from './compute';

/** Visits are proportional to those of a resident, and take time of one value each. */
export const account = pricedAccount('visits', valuePerVisit, (parameters) =>
  numberOf(parameters, 'visitsPerPerson'),
);
