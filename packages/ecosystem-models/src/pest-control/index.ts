import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 13, pest control (病虫害控制). */
export const pestControl = pixelModel(definition, compute, account);
