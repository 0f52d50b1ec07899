import { GepDataError } from '@gep/raster';
import { styleCaps } from './caps';
import { below } from './wire';

const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

export interface ReadTreeOptions {
  /** Most UTF-16 units of the text. */
  readonly textLength?: number;
  /** A property that is not walked, at any depth: its codec meets every value by itself. */
  readonly skip?: string;
}

/**
 * The tree of a style: text is parsed, a tree is taken as it is; both are measured before anything is read.
 * @throws GepDataError 'style-too-large', 'style-syntax', 'style-too-deep', 'style-invalid'.
 */
export function readTree(json: unknown, options: ReadTreeOptions = {}): unknown {
  const { textLength = styleCaps.textLength, skip } = options;
  let tree = json;
  if (typeof json === 'string') {
    if (json.length > textLength) {
      throw new GepDataError('style-too-large', '', `at most ${textLength} characters`);
    }
    try {
      tree = JSON.parse(json);
    } catch (cause) {
      throw new GepDataError('style-syntax', '', 'JSON text', { cause });
    }
  }
  measure(tree, textLength, skip);
  return tree;
}

/** Reads a part that is a text of JSON, or its tree, where faults are named by the part's path. */
export function readPart<T>(value: unknown, at: string, read: (tree: unknown) => T): T {
  try {
    return read(readTree(value));
  } catch (error) {
    if (!(error instanceof GepDataError)) throw error;
    const path = error.at === '' ? at : error.at.startsWith('[') ? `${at}${error.at}` : below(at, error.at);
    throw new GepDataError(error.code, path, error.expected, { cause: error });
  }
}

/** Walks the tree, no deeper than the cap on depth, so that nothing can overflow the stack. */
function measure(tree: unknown, textLength: number, skip: string | undefined): void {
  const path: (string | number)[] = [];
  let values = 0;
  const fail = (code: string, expected: string): never => {
    const at = path.reduce<string>(
      (sum, key) => (typeof key === 'number' ? `${sum}[${key}]` : below(sum, key)),
      '',
    );
    throw new GepDataError(code, at, expected);
  };
  const walk = (value: unknown): void => {
    if (++values > styleCaps.values) fail('style-too-large', `at most ${styleCaps.values} values`);
    if (typeof value === 'string' && value.length > textLength) {
      fail('style-too-large', `at most ${textLength} characters`);
    }
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
      fail('style-invalid', 'a value that JSON can hold');
    }
    if (typeof value === 'number' && !Number.isFinite(value)) fail('style-invalid', 'a finite number');
    if (typeof value !== 'object' || value === null) return;
    if (path.length >= styleCaps.depth) fail('style-too-deep', `at most ${styleCaps.depth} levels`);
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++) {
        path.push(i);
        walk(value[i]);
        path.pop();
      }
      return;
    }
    for (const key of Object.keys(value)) {
      if (key === skip) continue;
      path.push(key);
      if (forbidden.has(key)) fail('style-invalid', 'another name');
      walk((value as Record<string, unknown>)[key]);
      path.pop();
    }
  };
  walk(tree);
}
