import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 18, marine purification (海洋净化). */
export const marinePurification = pixelModel(definition, compute, account);
