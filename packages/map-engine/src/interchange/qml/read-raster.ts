import { GepDataError } from '@gep/raster';
import { formatColor, mixColors, parseColor, withAlpha } from '../../color';
import { clampToLimit, limits, rangeKey, valueKey } from '../../model';
import type { CategoryPin, RangeCategory, RasterScheme, ValueCategory } from '../../model';
import {
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  stretchScheme,
} from '../../scheme';
import type { RasterOptions } from '../../scheme';
import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';

/** Colours along a ramp whose stops are not even. */
const rampStops = 65;

/** How the one band of a scheme is shown. */
type BandOptions = RasterOptions & { readonly band: number };
type Reader = (renderer: XmlElement, display: RasterOptions, notes: LossNotes) => RasterScheme;

const readers: Readonly<Record<string, Reader>> = {
  singlebandpseudocolor: pseudocolor,
  paletted,
  singlebandgray: gray,
  multibandcolor: composite,
};

/**
 * The scheme of a layer of cells.
 * @throws GepDataError 'style-unsupported' for a renderer that has no counterpart
 */
export function readRaster(pipe: XmlElement, notes: LossNotes): RasterScheme {
  const renderer = find(pipe, 'rasterrenderer');
  const { type = '' } = renderer?.attributes ?? {};
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  if (!renderer || !read)
    throw new GepDataError(
      'style-unsupported',
      `rasterrenderer ${type}`.trim(),
      Object.keys(readers).join(', '),
    );
  const own = notes.below('rasterrenderer');
  return read(renderer, display(pipe, renderer, notes), own);
}

function display(pipe: XmlElement, renderer: XmlElement, notes: LossNotes): RasterOptions {
  const tone = find(pipe, 'brightnesscontrast')?.attributes ?? {};
  const hue = find(pipe, 'huesaturation')?.attributes ?? {};
  if (Number(hue.saturation ?? 0) !== 0 || Number(hue.grayscaleMode ?? 0) !== 0 || hue.colorizeOn === '1')
    notes.add('huesaturation', 'unsupported');
  const resampler = find(pipe, 'rasterresampler')?.attributes ?? {};
  const { opacity = '1', nodataColor = '' } = renderer.attributes;
  return {
    opacity: clampToLimit(limits.opacity, Number(opacity)),
    noDataColor: nodataColor === '' ? null : hexOf(nodataColor),
    // QGIS counts brightness to 255.
    brightness: clampToLimit(limits.brightness, Math.round(Number(tone.brightness ?? 0) / 2.55)),
    contrast: clampToLimit(limits.contrast, Number(tone.contrast ?? 0)),
    gamma: clampToLimit(limits.gamma, Number(tone.gamma ?? 1)),
    resampling: resampler.zoomedInResampler === undefined ? 'nearest' : 'bilinear',
  };
}

const bandOf = (renderer: XmlElement, name = 'band'): number =>
  Math.max(0, Number(renderer.attributes[name] ?? 1) - 1) || 0;

interface Item {
  readonly value: number;
  readonly label: string;
  readonly color: string;
  readonly visible: boolean;
}

/** Entries of a table of colours; a hidden one has no opacity. */
function itemsOf(table: XmlElement | undefined, name: string): readonly Item[] {
  return childrenOf(table, name).map(
    ({ attributes: { value = '', label = '', color = '#000000', alpha } }) => ({
      value: /^\+?inf/i.test(value) ? Infinity : Number(value),
      label,
      color: Number(alpha ?? 255) === 255 ? color : withAlpha(color, Number(alpha) / 255),
      visible: Number(alpha ?? 255) > 0,
    }),
  );
}

function pseudocolor(renderer: XmlElement, options: RasterOptions, notes: LossNotes): RasterScheme {
  const shader = find(renderer, 'rastershader', 'colorrampshader');
  const items = itemsOf(shader, 'item')
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => a.value - b.value);
  const band = bandOf(renderer);
  const { colorRampType = 'INTERPOLATED' } = shader?.attributes ?? {};
  if (colorRampType === 'EXACT') return valuesOf(items, { ...options, band });
  if (colorRampType === 'DISCRETE')
    return classesOf(items, Number(shader?.attributes.minimumValue), { ...options, band });
  const [first, last] = [items.at(0), items.at(-1)];
  if (!first || !last) throw new GepDataError('style-unsupported', 'colorrampshader', 'at least one item');
  if (shader?.attributes.clip === '1') notes.add('clip', 'unsupported', 'the colours of the ends');
  return stretchScheme({
    ...options,
    band,
    stretch: 'min-max',
    ...{ min: first.value, max: last.value },
    ramp: { name: '', colors: evenColors(items) },
  });
}

/** The colours of stops at even places: as they are where they stand evenly, otherwise as mixed between them. */
function evenColors(items: readonly Item[]): readonly string[] {
  const [first, last] = [items[0], items[items.length - 1]];
  const width = last.value - first.value;
  if (items.length < 2 || width <= 0) return [first.color, last.color];
  const isEven = items.every(
    ({ value }, i) => Math.abs((value - first.value) / width - i / (items.length - 1)) < 1e-6,
  );
  if (isEven) return items.map(({ color }) => color);
  return Array.from({ length: rampStops }, (_, i) => {
    const at = first.value + (width * i) / (rampStops - 1);
    const above = Math.max(
      1,
      items.findIndex(({ value }) => value >= at),
    );
    const [from, to] = [items[above - 1], items[above]];
    const share = to.value > from.value ? (at - from.value) / (to.value - from.value) : 1;
    return formatColor(
      mixColors(parseColor(from.color), parseColor(to.color), Math.min(1, Math.max(0, share))),
    );
  });
}

/** QGIS gives a value to the first item that is not below it: items are upper edges, as our classes (lower, upper]. */
function classesOf(items: readonly Item[], minimum: number, options: BandOptions): RasterScheme {
  // A hidden first or last class without a label holds the values outside of the others.
  const isOutside = (one: Item | undefined): boolean => one?.visible === false && one.label === '';
  const [outsideBelow, ...rest] = isOutside(items[0]) ? items : [undefined, ...items];
  const classes = rest.flatMap((one) => (one ? [one] : []));
  const outsideAbove = classes.at(-1)?.value === Infinity && isOutside(classes.at(-1));
  if (outsideAbove) classes.pop();
  const openBelow = outsideBelow === undefined;
  const openAbove = classes.at(-1)?.value === Infinity;
  const finite = classes.map(({ value }) => value).filter(Number.isFinite);
  const start = openBelow ? Math.min(minimum, (finite[0] ?? 0) - 1) : outsideBelow.value;
  let lower = Number.isFinite(start) ? start : (finite[0] ?? 0) - 1;
  const categories = classes.map(({ value, label, color, visible }, i): RangeCategory => {
    const upper = Number.isFinite(value) ? value : lower + (Math.abs(lower) || 1);
    const from = lower;
    lower = upper;
    return {
      kind: 'range',
      key: rangeKey(from, upper),
      ...{ lower: from, upper, label, color, visible, count: null, symbol: null },
      ...(i === 0 && openBelow && { openBelow }),
      ...(i === classes.length - 1 && openAbove && { openAbove }),
    };
  });
  const breaks =
    categories.length > 0 ? [categories[0].lower, ...categories.map(({ upper }) => upper)] : null;
  const scheme = rasterGraduatedScheme({
    ...options,
    classes: Math.max(1, categories.length),
    manualBreaks: breaks,
    ...{ openBelow, openAbove },
    pins: categories.map(({ lower: from, upper, label, color, visible }): CategoryPin => ({
      at: { kind: 'range', lower: from, upper },
      ...{ label, color, visible },
    })),
  });
  return { ...scheme, categories };
}

function valuesOf(items: readonly Item[], options: BandOptions): RasterScheme {
  const categories = items.map(({ value, label, color, visible }): ValueCategory => ({
    kind: 'value',
    key: valueKey([value]),
    ...{ values: [value], label, color, visible, count: null, symbol: null },
  }));
  const scheme = rasterUniqueValuesScheme({
    ...options,
    pins: categories.map(({ values, label, color, visible }): CategoryPin => ({
      at: { kind: 'value', values },
      ...{ label, color, visible },
    })),
  });
  return { ...scheme, categories };
}

function paletted(renderer: XmlElement, options: RasterOptions): RasterScheme {
  return valuesOf(itemsOf(find(renderer, 'colorPalette'), 'paletteEntry'), {
    ...options,
    ...{ band: bandOf(renderer) },
  });
}

/** The ends of a contrast enhancement; null where the colours take the values as they are. */
function endsOf(enhancement: XmlElement | undefined): { readonly min: number; readonly max: number } | null {
  const [min, max] = ['minValue', 'maxValue'].map((name) => Number(find(enhancement, name)?.text || NaN));
  const algorithm = find(enhancement, 'algorithm')?.text ?? 'NoEnhancement';
  return algorithm === 'NoEnhancement' || !Number.isFinite(min) || !Number.isFinite(max)
    ? null
    : { min, max };
}

function gray(renderer: XmlElement, options: RasterOptions): RasterScheme {
  const ends = endsOf(find(renderer, 'contrastEnhancement'));
  return stretchScheme({
    ...options,
    band: bandOf(renderer, 'grayBand'),
    ...(ends ? { stretch: 'min-max', ...ends } : { stretch: 'none' }),
    ramp: { name: '', colors: ['#000000', '#ffffff'] },
    reverse: renderer.attributes.gradient === 'WhiteToBlack',
  });
}

function composite(renderer: XmlElement, options: RasterOptions, notes: LossNotes): RasterScheme {
  const names = ['red', 'green', 'blue'] as const;
  const ends = names.map((name) => endsOf(find(renderer, `${name}ContrastEnhancement`)));
  const [first] = ends;
  // One pair of ends counts for all channels here.
  const isShared = ends.every((one) => one?.min === first?.min && one?.max === first?.max);
  if (!isShared) notes.add('contrastEnhancement', 'unsupported', 'the ends of each band');
  const channels = Object.fromEntries(
    names.map((name) => {
      const written = Number(renderer.attributes[`${name}Band`] ?? -1);
      return [name, { used: written > 0, band: written > 0 ? written - 1 : null }];
    }),
  );
  return rgbCompositeScheme({
    ...options,
    channels,
    ...(first === null ? { stretch: 'none' } : { stretch: 'min-max', ...(isShared && first) }),
  });
}

function hexOf(color: string): string {
  return color.startsWith('#') ? color : `#${color}`;
}
