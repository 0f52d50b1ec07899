import { districtModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 2, water resources (水资源). */
export const waterResources = districtModel(definition, compute, account);
