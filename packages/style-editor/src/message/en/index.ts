import type { Messages } from '../messages';
import { dialog } from './dialog';
import { file } from './file';
import { scheme } from './scheme';
import { symbol } from './symbol';

/** Words of the editors in English. */
export const en: Messages = { ...dialog, ...file, ...scheme, ...symbol };
