import { GepDataError } from '@gep/raster';

/** An element of a foreign XML document and its path, which faults name. */
export interface XmlElement {
  readonly element: Element;
  readonly at: string;
}

const longestNumber = 40;

/** Reads a document that has the root element `root`, parses and declares no entities. @throws GepDataError otherwise */
export function readXml(text: string, root: string, most: number): XmlElement {
  if (text.length > most) throw fault('size', '', `at most ${most} characters, got ${text.length}`);
  // Entities can blow a short text up to gigabytes and name files; no service needs them.
  if (/<!(doctype|entity)/i.test(text)) throw fault('xml', '', 'XML without a document type');
  const element = new DOMParser().parseFromString(text, 'application/xml').documentElement;
  if (element.localName !== root || element.querySelector('parsererror')) {
    throw fault('xml', '', `an XML document with the root ${root}`);
  }
  return { element, at: root };
}

/** Children of a name, in any namespace. */
export function children({ element, at }: XmlElement, name: string): XmlElement[] {
  const found = [...element.children].filter((child) => child.localName === name);
  return found.map((child, i) => ({
    element: child,
    at: `${at}/${name}${found.length > 1 ? `[${i}]` : ''}`,
  }));
}

/** The first child of a name. @throws GepDataError where there is none */
export function child(parent: XmlElement, name: string): XmlElement {
  const [first] = children(parent, name);
  if (first === undefined) throw fault('missing', `${parent.at}/${name}`, `an element ${name}`);
  return first;
}

/** Text inside an element, without blanks at its ends. */
export function textIn({ element }: XmlElement): string {
  return element.textContent.trim();
}

/** Bounds of a number in a document. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
}

/** The numbers in an element, as many as asked for. @throws GepDataError for others, and for those out of bounds */
export function numbersIn(place: XmlElement, count: number, { min, max, whole }: NumberBounds): number[] {
  const text = textIn(place);
  // Cut first: long texts of digits make patterns slow.
  const words = text.slice(0, count * longestNumber).split(/\s+/);
  const values = words.map((word) => (/^[-+.\deE]+$/.test(word) ? Number(word) : NaN));
  const fits = (value: number) => value >= min && value <= max && (!whole || Number.isInteger(value));
  if (text.length > count * longestNumber || values.length !== count || !values.every(fits)) {
    const kind = `${count} ${whole ? 'whole ' : ''}number${count === 1 ? '' : 's'}`;
    throw fault('number', place.at, `${kind} from ${min} to ${max}, got ${text.slice(0, longestNumber)}`);
  }
  return values;
}

/** A fault of capabilities: `size`, `xml`, `missing`, `number`, `address`, `layer`, `projection` or `levels`. */
export function fault(kind: string, at: string, expected: string): GepDataError {
  return new GepDataError(`capabilities-${kind}`, at, expected);
}
