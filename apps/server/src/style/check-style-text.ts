import { GepDataError } from '@gep/raster';
import { drawingFault, pictureFault } from './svg-fault';
import { phrase } from '../message/phrase';
import type { Phrase, PhraseCode } from '../message/phrase';
import { fail } from '../error/gep-error';

const checks: ReadonlyMap<string, (text: string) => Phrase | null> = new Map([
  ['svg', drawingFault],
  ['imageSource', pictureFault],
]);

/**
 * Checks a saved style: `decode` (of map-engine's codec) reads it, then every drawing and picture in it is looked at,
 * those of parts that the codec keeps without knowing them included.
 * @throws GepError STYLE_INVALID with the path of the fault
 */
export function checkStyleText(text: string, decode: (text: string) => unknown): void {
  try {
    decode(text);
  } catch (error) {
    if (!(error instanceof GepDataError)) throw error;
    invalid(error.at, phrase(reasons[error.code] ?? 'style.format', { expected: error.expected }));
  }
  // The codec has measured depth and number of values.
  checkPictures(JSON.parse(text), '');
}

function checkPictures(value: unknown, at: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const path = Array.isArray(value) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
    const reason = typeof inner === 'string' ? checks.get(key)?.(inner) : null;
    if (reason) invalid(path, reason);
    checkPictures(inner, path);
  }
}

function invalid(at: string, reason: Phrase): never {
  return fail('STYLE_INVALID', { at: at || 'styleJson', reason }, at || 'styleJson');
}

const reasons: Readonly<Record<string, PhraseCode | undefined>> = {
  'style-syntax': 'style.syntax',
  'style-too-large': 'style.too-large',
  'style-too-deep': 'style.too-deep',
};
