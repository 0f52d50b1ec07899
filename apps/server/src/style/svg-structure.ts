import { phrase } from '../message/phrase';
import type { Phrase } from '../message/phrase';

const maxDepth = 32;
const maxElements = 10_000;

/** What is looked at while the tags of a drawing are read. */
export interface SvgStructure {
  /** What is wrong with the structure up to this tag, or null. */
  add(tag: SvgTag): Phrase | null;
  /** What is wrong with the whole, or null. */
  fault(): Phrase | null;
}

export interface SvgTag {
  readonly name: string;
  readonly closing: boolean;
  readonly selfClosing: boolean;
  readonly id: string | null;
  /** What a `use` draws once more. */
  readonly href: string | null;
}

/**
 * Bounds what a browser has to draw: depth and number of elements, and what `use` repeats. A `use` may not repeat what
 * holds another `use`: a few of them would draw millions of elements, or themselves.
 */
export function svgStructure(): SvgStructure {
  const open: (string | null)[] = [];
  const withUse = new Set<string>();
  const repeated = new Set<string>();
  let elements = 0;
  return {
    add({ name, closing, selfClosing, id, href }) {
      if (closing) {
        open.pop();
        return null;
      }
      elements += 1;
      if (elements > maxElements) return phrase('drawing.elements', { max: maxElements });
      if (name === 'use') {
        for (const above of [...open, id]) if (above !== null) withUse.add(above);
        if (href?.startsWith('#')) repeated.add(href.slice(1));
      }
      if (!selfClosing) open.push(id);
      return open.length > maxDepth ? phrase('drawing.depth', { max: maxDepth }) : null;
    },
    fault() {
      const name = [...repeated].find((target) => withUse.has(target));
      return name === undefined ? null : phrase('drawing.use', { name: name.slice(0, 40) });
    },
  };
}
