import { pixelModel } from '../../src/model';
import { compute } from './compute';
import { definition } from './definition';

/** A toy model, firewood (薪柴). */
export const firewood = pixelModel(definition, compute);
