import type { LocalText } from '@gep/api-client/contract';
import { phrase, textOf } from './phrase';

/** Kinds of shapes, any of which will do. */
export function shapesText(kinds: readonly ('point' | 'line' | 'polygon')[]): LocalText {
  const names = kinds.map((kind) => textOf(phrase(`shape.${kind}`)));
  return {
    zh: names.map(({ zh }) => zh).join('或'),
    en: names.map(({ en }) => en).join(' or '),
  };
}
