import { GepDataError } from '@gep/raster';
import { below } from './wire';

/** What a saved style may be at most: the parser never meets more. */
export const styleCaps = {
  /** UTF-16 units of the text. */
  textLength: 8_000_000,
  depth: 24,
  /** Values of all kinds in the whole tree. */
  values: 500_000,
} as const;

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The tree of a style: text is parsed, a tree is taken as it is; both are measured before anything is read.
 * @throws GepDataError 'style-too-large', 'style-syntax', 'style-too-deep', 'style-invalid'.
 */
export function readTree(json: unknown): unknown {
  let tree = json;
  if (typeof json === 'string') {
    if (json.length > styleCaps.textLength) {
      throw new GepDataError('style-too-large', '', `at most ${styleCaps.textLength} characters`);
    }
    try {
      tree = JSON.parse(json);
    } catch (cause) {
      throw new GepDataError('style-syntax', '', 'JSON text', { cause });
    }
  }
  measure(tree);
  return tree;
}

/** Walks without recursion, so that no depth can overflow the stack. */
function measure(tree: unknown): void {
  const open: { readonly value: unknown; readonly at: string; readonly depth: number }[] = [
    { value: tree, at: '', depth: 0 },
  ];
  let values = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, at, depth } = next;
    if (++values > styleCaps.values) {
      throw new GepDataError('style-too-large', at, `at most ${styleCaps.values} values`);
    }
    if (typeof value === 'string' && value.length > styleCaps.textLength) {
      throw new GepDataError('style-too-large', at, `at most ${styleCaps.textLength} characters`);
    }
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
      throw new GepDataError('style-invalid', at, 'a value that JSON can hold');
    }
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new GepDataError('style-invalid', at, 'a finite number');
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= styleCaps.depth) {
      throw new GepDataError('style-too-deep', at, `at most ${styleCaps.depth} levels`);
    }
    const isList = Array.isArray(value);
    if (isList && value.length > styleCaps.values) {
      throw new GepDataError('style-too-large', at, `at most ${styleCaps.values} values`);
    }
    for (const key of Object.keys(value)) {
      const path = isList ? `${at}[${key}]` : below(at, key);
      if (forbidden.has(key)) throw new GepDataError('style-invalid', path, 'another name');
      open.push({ value: (value as Record<string, unknown>)[key], at: path, depth: depth + 1 });
    }
  }
}
