import { pricedAccount } from '../account/account';
import { reservoirPrice } from '../shared/reservoir-cost';

/** Water at the cost of keeping it in reservoirs. */
export const account = pricedAccount('water', reservoirPrice);
