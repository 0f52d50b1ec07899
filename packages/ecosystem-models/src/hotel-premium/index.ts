import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 22, hotel landscape premium (酒店景观溢价). */
export const hotelPremium = pixelModel(definition, compute, account);
