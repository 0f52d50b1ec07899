import type { Messages } from '../messages';
import { dialog } from './dialog';
import { scheme } from './scheme';
import { symbol } from './symbol';

/** Words of the editors in English. */
export const en: Messages = { ...dialog, ...scheme, ...symbol };
