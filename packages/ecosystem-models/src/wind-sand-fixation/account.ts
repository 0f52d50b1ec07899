import { pricedAccount } from '../account/account';
import { pricePerTonne } from './compute';

/** Sand at the cost of treating the area that it would cover. */
export const account = pricedAccount('sand', pricePerTonne);
