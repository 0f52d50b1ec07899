import { pricedAccount } from '../account/account';
import { areaShares, pricesByType } from './compute';

/** The area is proportional to the share of the type, and has the price of the type. */
export const account = pricedAccount('area', pricesByType, areaShares);
