import { districtModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 3, renewable energy (可再生能源). */
export const renewableEnergy = districtModel(definition, compute, account);
