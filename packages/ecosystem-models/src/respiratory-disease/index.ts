import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 15, respiratory disease (呼吸系统疾病改善). */
export const respiratoryDisease = pixelModel(definition, compute, account);
