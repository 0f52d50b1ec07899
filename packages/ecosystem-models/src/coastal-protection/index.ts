import { districtModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 17, coastal protection (海岸带防护). */
export const coastalProtection = districtModel(definition, compute, account);
