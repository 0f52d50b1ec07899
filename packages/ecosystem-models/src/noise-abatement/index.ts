import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 14, noise abatement (噪声削减). */
export const noiseAbatement = pixelModel(definition, compute, account);
