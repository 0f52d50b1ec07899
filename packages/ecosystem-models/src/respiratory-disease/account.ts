import { pricedAccount } from '../account/account';
import { numberOf } from '../parameter-values';

/** Cases are proportional to the rate without vegetation, and have one value each. */
export const account = pricedAccount(
  'cases',
  (parameters) => numberOf(parameters, 'unitValue'),
  (parameters) => numberOf(parameters, 'baselineRate'),
);
