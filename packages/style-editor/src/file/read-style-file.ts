import type { Converted } from '@gep/map-engine/interchange';
import type { Scheme } from '@gep/map-engine/model';
import type { MessageKey } from '../message';
import type { Interchange } from './style-file';

/** Why a file could not be read, for `t`. */
export interface ReadFault {
  readonly key: MessageKey;
  readonly at: string;
}

/** What is known of a file. */
interface StyleFile {
  readonly name: string;
  /** What the layer draws. */
  readonly geometry: Scheme['geometry'];
}

/**
 * The scheme of a style file of another program, by what the text is; tables of colours named `.clr` are of single values.
 */
export function readStyleFile(
  interchange: Interchange,
  text: string,
  { name, geometry }: StyleFile,
): Converted<Scheme> | ReadFault {
  try {
    return read(interchange, text, { name: name.toLowerCase(), geometry });
  } catch (error) {
    return faultOf(error);
  }
}

function read(
  { schemeFromColorTable, schemeFromQml, schemeFromSld, schemeFromStyleJson }: Interchange,
  text: string,
  { name, geometry }: StyleFile,
): Converted<Scheme> {
  if (/^\uFEFF?\s*[{[]/.test(text))
    return schemeFromStyleJson(text, geometry === 'raster' ? {} : { geometry });
  const isXml = /^\uFEFF?\s*</.test(text);
  if (!isXml) return schemeFromColorTable(text, name.endsWith('.clr') ? 'values' : 'ramp');
  return /<qgis[\s>]/.test(text) ? schemeFromQml(text) : schemeFromSld(text);
}

const keys = {
  'style-not-xml': 'style-file.not-xml',
  'style-syntax': 'style-file.not-json',
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
