import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 16, wind prevention and sand fixation (防风固沙). */
export const windSandFixation = pixelModel(definition, compute, account);
