import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 5, carbon sequestration (固碳). */
export const carbonSequestration = pixelModel(definition, compute, account);
