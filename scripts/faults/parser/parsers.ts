import { pageParsers } from './in-page';
import type { Parser } from './parser';
import { requests } from './requests';
import { textParsers } from './texts';
import { uploadParsers } from './uploads';

/** Everything that reads foreign bytes. */
export const parsers: readonly Parser[] = [...uploadParsers, ...textParsers, ...pageParsers, requests];
