import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 9, water self-purification (水质净化). */
export const waterSelfPurification = pixelModel(definition, compute, account);
