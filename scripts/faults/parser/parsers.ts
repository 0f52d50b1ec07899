import type { Parser } from './parser';
import { requests } from './requests';
import { textParsers } from './texts';
import { uploadParsers } from './uploads';

/** Everything that reads foreign bytes outside a browser. */
export const parsers: readonly Parser[] = [...uploadParsers, ...textParsers, requests];
