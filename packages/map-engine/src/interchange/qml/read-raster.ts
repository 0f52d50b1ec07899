import { GepDataError } from '@gep/raster';
import { withAlpha } from '../../color';
import { clampToLimit, limits } from '../../model';
import type { RasterScheme } from '../../model';
import { rgbCompositeScheme, stretchScheme } from '../../scheme';
import type { RasterOptions } from '../../scheme';
import { classesOfTable, stretchOfTable, valuesOfTable } from '../color-table';
import type { ColorEntry } from '../color-table';
import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { noteUnreadRaster } from './unread-raster';

type Reader = (renderer: XmlElement, display: RasterOptions, notes: LossNotes) => RasterScheme;

const readers: Readonly<Record<string, Reader>> = {
  singlebandpseudocolor: pseudocolor,
  paletted,
  singlebandgray: gray,
  multibandcolor: composite,
  hillshade,
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
  noteUnreadRaster(pipe, renderer, notes);
  return read(renderer, display(pipe, renderer), own);
}

function display(pipe: XmlElement, renderer: XmlElement): RasterOptions {
  const tone = find(pipe, 'brightnesscontrast')?.attributes ?? {};
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

/** Entries of a table of colours; a hidden one has no opacity. */
function itemsOf(table: XmlElement | undefined, name: string): readonly ColorEntry[] {
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
  if (colorRampType === 'EXACT') return valuesOfTable(items, { ...options, band });
  // A value is in the first item that is not below it: items are upper ends, which belong to their classes.
  if (colorRampType === 'DISCRETE')
    return classesOfTable(items, Number(shader?.attributes.minimumValue), { ...options, band });
  if (shader?.attributes.clip === '1') notes.add('clip', 'unsupported', 'the colours of the ends');
  return stretchOfTable(items, { ...options, band }, 'colorrampshader');
}

function paletted(renderer: XmlElement, options: RasterOptions): RasterScheme {
  return valuesOfTable(itemsOf(find(renderer, 'colorPalette'), 'paletteEntry'), {
    ...options,
    band: bandOf(renderer),
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
  const alpha = Number(renderer.attributes.alphaBand ?? -1);
  return rgbCompositeScheme({
    ...options,
    channels: { ...channels, ...(alpha > 0 && { alpha: { used: true, band: alpha - 1 } }) },
    ...(first === null ? { stretch: 'none' } : { stretch: 'min-max', ...(isShared && first) }),
  });
}

/** The shade of a relief alone: that of white. */
function hillshade(renderer: XmlElement, options: RasterOptions, notes: LossNotes): RasterScheme {
  const { angle, azimuth, zfactor, multidirection } = renderer.attributes;
  if (multidirection === '1') notes.add('multidirection', 'unsupported', 'one direction');
  const sunAngle = clampToLimit(limits.sunAngle, Number(angle ?? NaN));
  if (sunAngle !== Number(angle ?? sunAngle)) notes.add('angle', 'out-of-bounds', sunAngle);
  return stretchScheme({
    ...options,
    band: bandOf(renderer),
    ...{ stretch: 'min-max', min: 0, max: 1 },
    ramp: { name: '', colors: ['#ffffff', '#ffffff'] },
    relief: {
      used: true,
      sunAngle,
      azimuth: clampToLimit(limits.reliefAzimuth, Number(azimuth ?? NaN)),
      zFactor: clampToLimit(limits.reliefZFactor, Number(zfactor ?? NaN)),
    },
  });
}

function hexOf(color: string): string {
  return color.startsWith('#') ? color : `#${color}`;
}
