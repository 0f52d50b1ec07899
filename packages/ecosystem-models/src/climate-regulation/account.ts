import { factorByType, pricedAccount } from '../account/account';
import { numberOf } from '../parameter-values';
import { energyPerArea } from './compute';

/** Energy is proportional to the heat of a type, or to what a volume of evaporated water takes. */
export const account = pricedAccount(
  'energy',
  (parameters) => numberOf(parameters, 'electricityPrice'),
  (parameters) => factorByType(energyPerArea(parameters)),
);
