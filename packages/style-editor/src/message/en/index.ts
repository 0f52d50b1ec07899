import type { Messages } from '../messages';
import { advice } from './advice';
import { dialog } from './dialog';
import { file } from './file';
import { scheme } from './scheme';
import { symbol } from './symbol';

/** Words of the editors in English. */
export const en: Messages = { ...advice, ...dialog, ...file, ...scheme, ...symbol };
