import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 6, climate regulation (气候调节). */
export const climateRegulation = pixelModel(definition, compute, account);
