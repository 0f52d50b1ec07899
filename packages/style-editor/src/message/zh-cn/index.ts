import { dialog } from './dialog';
import { scheme } from './scheme';
import { symbol } from './symbol';

/** Words of the editors in Chinese. */
export const zhCN = { ...dialog, ...scheme, ...symbol };
