import { pricedAccount } from '../account/account';
import { unitValue } from './compute';

/** Noise at the cost of the barriers that it would take. */
export const account = pricedAccount('reduction', unitValue);
