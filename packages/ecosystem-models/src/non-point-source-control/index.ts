import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 12, non-point source pollution control (减少面源污染). */
export const nonPointSourceControl = pixelModel(definition, compute, account);
