import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 11, runoff analysis (径流分析). */
export const runoffAnalysis = pixelModel(definition, compute, account);
