import { districtModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 20, nature tourism by travel cost (自然旅游). */
export const natureTourism = districtModel(definition, compute, account);
