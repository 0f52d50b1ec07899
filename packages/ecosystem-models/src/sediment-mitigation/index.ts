import { pixelModel } from '../model';
import { account } from './account';
import { compute } from './compute';
import { definition } from './definition';

/** Model 4, sediment mitigation (减少泥沙淤积). */
export const sedimentMitigation = pixelModel(definition, compute, account);
