import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 19, daily recreation (日常休憩). */
export const dailyRecreation = pixelModel(definition, compute, account);
