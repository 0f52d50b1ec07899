import type { Language, Words } from './language';
import { en } from './words-en';
import { zh } from './words-zh';

/** The words of each language. */
export const words: Readonly<Record<Language, Words>> = { en, zh };
