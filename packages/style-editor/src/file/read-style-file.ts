import type { Converted } from '@gep/map-engine/interchange';
import type { Scheme } from '@gep/map-engine/model';
import type { MessageKey } from '../message';
import type { Interchange } from './style-file';

/** Why a file could not be read, for `t`. */
export interface ReadFault {
  readonly key: MessageKey;
  readonly at: string;
}

/**
 * The scheme of a style file of another program, by what the text is; tables of colours named `.clr` are of single values.
 * @param name of the file
 */
export function readStyleFile(
  interchange: Interchange,
  text: string,
  name: string,
): Converted<Scheme> | ReadFault {
  try {
    return read(interchange, text, name.toLowerCase());
  } catch (error) {
    return faultOf(error);
  }
}

function read(
  { schemeFromColorTable, schemeFromQml, schemeFromSld }: Interchange,
  text: string,
  name: string,
): Converted<Scheme> {
  const isXml = /^\uFEFF?\s*</.test(text);
  if (!isXml) return schemeFromColorTable(text, name.endsWith('.clr') ? 'values' : 'ramp');
  return /<qgis[\s>]/.test(text) ? schemeFromQml(text) : schemeFromSld(text);
}

const keys = {
  'style-not-xml': 'style-file.not-xml',
  'style-unsupported': 'style-file.unsupported',
  'style-too-large': 'style-file.too-long',
  'style-too-deep': 'style-file.too-deep',
} as const satisfies Readonly<Record<string, MessageKey>>;
const isKnown = (code: unknown): code is keyof typeof keys =>
  typeof code === 'string' && Object.hasOwn(keys, code);

function faultOf(error: unknown): ReadFault {
  const { code, at } = error as { readonly code?: unknown; readonly at?: unknown };
  if (!isKnown(code)) throw error;
  return { key: keys[code], at: typeof at === 'string' ? at : '' };
}
