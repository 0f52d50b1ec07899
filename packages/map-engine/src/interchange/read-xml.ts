import { GepDataError } from '@gep/raster';
import { SaxesParser } from 'saxes';

/** An element of a document that was read. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text directly inside. */
  readonly text: string;
}

/** What a document may have at most. */
export interface XmlCaps {
  readonly characters: number;
  readonly elements: number;
  readonly depth: number;
}

/** For documents of others. */
const foreign: XmlCaps = { characters: 16_000_000, elements: 200_000, depth: 64 };

/** For what this program has written itself. */
export const ownCaps: XmlCaps = { characters: Infinity, elements: Infinity, depth: 64 };

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

/**
 * The root of an XML document. Entities of a document type are not expanded, and nothing outside is fetched.
 * @throws GepDataError 'style-too-large', 'style-too-deep', 'style-not-xml'
 */
export function readXml(text: string, caps: XmlCaps = foreign): XmlElement {
  if (text.length > caps.characters)
    throw new GepDataError('style-too-large', '', `at most ${caps.characters} characters`);
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let root: XmlElement | null = null;
  let elements = 0;
  parser.on('error', (cause) => {
    throw new GepDataError('style-not-xml', `${parser.line}:${parser.column}`, 'a well-formed XML document', {
      cause,
    });
  });
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > caps.elements)
      throw new GepDataError('style-too-large', name, `at most ${caps.elements} elements`);
    if (open.length >= caps.depth)
      throw new GepDataError('style-too-deep', name, `at most ${caps.depth} levels`);
    open.push({ name, attributes, children: [], text: '' });
  });
  const addText = (part: string): void => {
    const inner = open.at(-1);
    if (inner) inner.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const done = open.pop();
    if (!done) return;
    const outer = open.at(-1);
    if (outer) outer.children.push(done);
    else root = done;
  });
  parser.write(text).close();
  if (root === null) throw new GepDataError('style-not-xml', '', 'a well-formed XML document');
  return root;
}

/**
 * Children of one name, in their order.
 * @example
 * childrenOf({ name: 'a', attributes: {}, children: [], text: '' }, 'b'); // []
 */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((one) => one.name === name) ?? [];
}

/** The first element that is reached by these names, one below the other. */
export function find(element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined {
  return names.reduce<XmlElement | undefined>(
    (at, name) => at?.children.find((one) => one.name === name),
    element,
  );
}
