import { districtModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 1, products of farming, forestry, livestock and fishery (农林牧渔产品). */
export const farming = districtModel(definition, compute, account);
