import { formatColor, withAlpha } from '../../color';
import { clampToLimit, limits } from '../../model';
import type { LimitName } from '../../model';
import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { noteUnread } from '../unread';
import { isMeasure, neutralSymbols } from './neutral-symbols';

/** CSS pixels of one of each unit that has the same size on every screen. */
const pixels: Readonly<Record<string, number>> = {
  Pixel: 1,
  MM: 96 / 25.4,
  Point: 96 / 72,
  Points: 96 / 72,
  Inch: 96,
};

/** What QGIS itself falls back on, e.g. for files of QGIS 1 and 2, in this order. */
const olderNames: Readonly<Record<string, readonly string[]>> = {
  outline_color: ['color_border', 'line_color'],
  outline_style: ['style_border', 'line_style'],
  outline_width: ['width_border', 'line_width'],
  outline_width_unit: ['border_width_unit', 'line_width_unit'],
  line_color: ['outline_color', 'color'],
  line_style: ['outline_style', 'penstyle'],
  line_width: ['outline_width', 'width'],
  line_width_unit: ['outline_width_unit', 'width_unit'],
};

/** What a layer of a symbol holds, by the names of QGIS; lengths come in CSS pixels. */
export interface QmlProperties {
  readonly notes: LossNotes;
  /** Names as losses what is written, was never asked for and is not neutral. */
  noteUnread(): void;
  text(name: string, otherwise?: string): string;
  number(name: string, otherwise: number): number;
  /** CSS colour; where the property lacks, the other one, `r,g,b` of 0-255, which is black unless said. */
  color(name: string, otherwise?: string): string;
  /** A length in CSS pixels within a bound; the unit is in the property `<name>_unit`, millimetres by default. */
  length(name: string, otherwise: number, bound: LimitName): number;
  /** Two lengths that are one property. */
  lengths(name: string, bound: LimitName): readonly [number, number];
}

/**
 * Reads properties as versions until 3.22 wrote them (`prop`), and as they are written since (`Option`).
 * @param isOpaque whether the opacity of colours does not count
 */
export function qmlProperties(layer: XmlElement, notes: LossNotes, isOpaque = false): QmlProperties {
  const held = new Map<string, string>();
  for (const { attributes } of childrenOf(layer, 'prop')) held.set(attributes.k ?? '', attributes.v ?? '');
  for (const { attributes } of childrenOf(find(layer, 'Option'), 'Option'))
    held.set(attributes.name ?? '', attributes.value ?? '');
  const asked = new Set<string>();
  const written = (name: string): string | undefined => {
    const names = [name, ...(olderNames[name] ?? [])];
    for (const one of names) asked.add(one);
    return names.map((one) => held.get(one)).find((value) => value !== undefined);
  };
  const text = (name: string, otherwise = ''): string => written(name) ?? otherwise;
  const number = (name: string, otherwise: number): number => {
    const given = written(name);
    const read = given === undefined || given.trim() === '' ? NaN : Number(given);
    return Number.isFinite(read) ? read : otherwise;
  };
  const unitOf = (name: string): string => text(`${name}_unit`, text(`${name}_units`, 'MM'));
  const bounded = (name: string, px: number, bound: LimitName): number => {
    const within = clampToLimit(limits[bound], Math.round(px * 100) / 100);
    if (Math.abs(within - px) > 0.05) notes.add(name, 'out-of-bounds', within);
    return within;
  };
  const scaled = (name: string, value: number): number => {
    const unit = unitOf(name);
    const scale = pixels[unit];
    // A length on the ground is taken for as many millimetres, which is what QGIS offers first.
    if (scale === undefined) notes.add(name, isGroundUnit(unit) ? 'ground-unit' : 'unsupported', value);
    return value * (scale ?? pixels.MM);
  };
  return {
    notes,
    text,
    number,
    noteUnread: () => {
      const properties = [...held].filter(([name]) => !isMeasure(name));
      noteUnread(properties, asked, neutralSymbols, notes);
    },
    color: (name, otherwise = '0,0,0,255') => {
      const color = readColor(text(name, otherwise));
      return isOpaque ? withAlpha(color, 1) : color;
    },
    length: (name, otherwise, bound) => bounded(name, scaled(name, number(name, otherwise)), bound),
    lengths: (name, bound) => {
      const [x, y] = text(name, '0,0').split(',').map(Number);
      const one = (value: number | undefined): number =>
        bounded(name, scaled(name, Number.isFinite(value) ? (value ?? 0) : 0), bound);
      return [one(x), one(y)];
    },
  };
}

/** Whether lengths of a unit are measured on the ground: another size of pixels at every scale. */
export function isGroundUnit(unit: string | undefined): boolean {
  return unit !== undefined && unit !== 'Percentage' && !Object.hasOwn(pixels, unit);
}

/** A length of a unit in CSS pixels within a bound; of a unit that is not known, as many millimetres. */
export function lengthIn(unit: string, value: number, bound: LimitName): number {
  return clampToLimit(limits[bound], Math.round(value * (pixels[unit] ?? pixels.MM) * 100) / 100);
}

/** `r,g,b,a` of 0-255; what newer versions write behind it says the same more exactly. */
export function readColor(text: string): string {
  const [r, g, b, a = 255] = text.split(',').map(Number);
  if (![r, g, b, a].every((one) => Number.isFinite(one))) return '#000000';
  return formatColor({ r, g, b, a: a / 255 });
}

/** Whether something of a symbol, of a layer of it or of labels is computed for each feature. */
export function isDataDefined(element: XmlElement | undefined, name = 'data_defined_properties'): boolean {
  const options = find(element, name, 'Option');
  const list = childrenOf(options, 'Option').find(({ attributes }) => attributes.name === 'properties');
  return (list?.children.length ?? 0) > 0;
}
