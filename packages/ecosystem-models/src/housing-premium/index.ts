import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 21, housing landscape premium (住宅景观溢价). */
export const housingPremium = pixelModel(definition, compute, account);
