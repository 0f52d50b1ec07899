import { advice } from './advice';
import { dialog } from './dialog';
import { file } from './file';
import { scheme } from './scheme';
import { symbol } from './symbol';

/** Words of the editors in Chinese. */
export const zhCN = { ...advice, ...dialog, ...file, ...scheme, ...symbol };
