import { decodeScheme, decodeSymbol, styleTree } from '@gep/map-engine/codec';
import { GepDataError } from '@gep/raster';
import { phrase } from '../message/phrase';
import type { Phrase, PhraseCode } from '../message/phrase';
import { drawingFault, pictureFault } from './svg-fault';

/** What a saved style is of: a symbol of a kind, or a scheme for layers of a geometry; undefined for any. */
export type StyleKind =
  | { readonly symbol: 'marker' | 'line' | 'fill' | undefined }
  | { readonly geometry: 'polygon' | 'raster' | undefined };

/** A long style that a thread reads. */
export interface StyleFaultTask {
  readonly kind: 'style-fault';
  readonly text: string;
  readonly style: StyleKind;
}

export interface StyleFault {
  readonly at: string;
  readonly reason: Phrase;
}

/**
 * What keeps a style from being saved, or null: the codec reads it, then every drawing and picture in it is looked at,
 * those of parts that the codec keeps without knowing them included.
 */
export function styleFault(text: string, kind: StyleKind): StyleFault | null {
  try {
    if ('symbol' in kind) decodeSymbol(text, kind.symbol);
    else decodeScheme(text, { geometry: kind.geometry });
  } catch (error) {
    if (!(error instanceof GepDataError)) throw error;
    const { at, code, expected } = error;
    return { at: at || whole, reason: phrase(reasons[code] ?? 'style.format', { expected }) };
  }
  // The codec has measured depth and number of values.
  return pictureFaultIn(styleTree(text), '', checksOfOneStyle());
}

const whole = 'styleJson';

type Checks = ReadonlyMap<string, (text: string) => Phrase | null>;

/** Checks by the property that holds a text. Many symbols may show one picture, which is looked at once. */
function checksOfOneStyle(): Checks {
  const once = (check: (text: string) => Phrase | null) => {
    const found = new Map<string, Phrase | null>();
    return (text: string): Phrase | null => {
      if (!found.has(text)) found.set(text, check(text));
      return found.get(text) ?? null;
    };
  };
  return new Map([
    ['svg', once(drawingFault)],
    ['imageSource', once(pictureFault)],
  ]);
}

function pictureFaultIn(value: unknown, at: string, checks: Checks): StyleFault | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const path = Array.isArray(value) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
    const reason = typeof inner === 'string' ? checks.get(key)?.(inner) : null;
    if (reason) return { at: path, reason };
    const fault = pictureFaultIn(inner, path, checks);
    if (fault) return fault;
  }
  return null;
}

const reasons: Readonly<Record<string, PhraseCode | undefined>> = {
  'style-syntax': 'style.syntax',
  'style-too-large': 'style.too-large',
  'style-too-deep': 'style.too-deep',
};
