import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 7, water conservation (水源涵养). */
export const waterConservation = pixelModel(definition, compute, account);
