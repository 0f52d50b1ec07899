import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 10, flood mitigation (洪水调蓄). */
export const floodMitigation = pixelModel(definition, compute, account);
