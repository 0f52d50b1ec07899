import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 8, air purification (空气净化). */
export const airPurification = pixelModel(definition, compute, account);
