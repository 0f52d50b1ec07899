import type { LocalText } from '@gep/api-client/contract';
import { GepDataError } from '@gep/raster';
import { drawingFault, pictureFault } from './svg-fault';
import { fail } from '../error/gep-error';

const checks: Readonly<Record<string, ((text: string) => LocalText | null) | undefined>> = {
  svg: drawingFault,
  imageSource: pictureFault,
};

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
    invalid(error.at, reasons[error.code]?.(error.expected) ?? expectedText(error.expected));
  }
  // The codec has measured depth and number of values.
  checkPictures(JSON.parse(text), '');
}

function checkPictures(value: unknown, at: string): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const path = Array.isArray(value) ? `${at}[${key}]` : at === '' ? key : `${at}.${key}`;
    const reason = typeof inner === 'string' ? checks[key]?.(inner) : null;
    if (reason) invalid(path, reason);
    checkPictures(inner, path);
  }
}

function invalid(at: string, reason: LocalText): never {
  return fail('STYLE_INVALID', { at: at || 'styleJson', reason }, at || 'styleJson');
}

const expectedText = (expected: string): LocalText => ({
  zh: `内容不符合样式格式（${expected}）`,
  en: `${expected} is expected`,
});

const reasons: Readonly<Record<string, ((expected: string) => LocalText) | undefined>> = {
  'style-syntax': () => ({ zh: '不是有效的JSON', en: 'not valid JSON' }),
  'style-too-large': (expected) => ({ zh: `内容过大（${expected}）`, en: `too large: ${expected}` }),
  'style-too-deep': (expected) => ({ zh: `嵌套过深（${expected}）`, en: `nested too deeply: ${expected}` }),
};
