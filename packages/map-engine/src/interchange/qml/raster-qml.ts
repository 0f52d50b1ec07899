import type {
  RangeCategory,
  RasterGraduatedScheme,
  RasterScheme,
  RasterUniqueValuesScheme,
  RgbCompositeScheme,
  StretchScheme,
} from '../../model';
import { nextBelow } from '../next-number';
import { stretchColors } from '../stretch-colors';
import { entryColor } from './qml-color';
import { qmlDocument } from './qml-document';
import { element } from '../xml';

/** Schemes of one band; QGIS draws several bands in another way. */
export type SingleBandScheme = Exclude<RasterScheme, RgbCompositeScheme>;

/**
 * The style of a raster layer as QGIS reads it from a `.qml` beside the file: a stretch becomes an interpolated
 * pseudocolour, classes a discrete one with the same edges and owners, values a palette.
 *
 * Relief, and a colour for one background value, have no counterpart there and are left out.
 * @throws RangeError for a stretch whose band has no statistics or histogram that it needs
 * @example
 * rasterQml(stretchScheme({ bands, band: 0, min: 10, max: 30 })).includes('singlebandpseudocolor'); // true
 */
export function rasterQml(scheme: SingleBandScheme): string {
  const { brightness, contrast, gamma, resampling } = scheme;
  const resampled = resampling === 'bilinear' && scheme.kind === 'stretch';
  return qmlDocument([
    element('pipe', {}, [
      renderer(scheme),
      // QGIS counts brightness to 255.
      element('brightnesscontrast', { brightness: Math.round(2.55 * brightness), contrast, gamma }),
      element('huesaturation', { saturation: 0, grayscaleMode: 0 }),
      element('rasterresampler', { maxOversampling: 2, ...(resampled && { zoomedInResampler: 'bilinear' }) }),
    ]),
  ]);
}

function renderer(scheme: SingleBandScheme): string {
  const band = (scheme.band ?? 0) + 1;
  const { opacity, noDataColor } = scheme;
  const common = { opacity, alphaBand: -1, ...(noDataColor !== null && { nodataColor: noDataColor }), band };
  if (scheme.kind === 'raster-unique-values')
    return element('rasterrenderer', { type: 'paletted', ...common }, [palette(scheme)]);
  const { type, items } = scheme.kind === 'stretch' ? stretched(scheme) : classed(scheme);
  const values = items.map(({ value }) => value).filter(Number.isFinite);
  const ends = { classificationMin: Math.min(...values), classificationMax: Math.max(...values) };
  return element('rasterrenderer', { type: 'singlebandpseudocolor', ...common, ...ends }, [
    element('rastershader', {}, [
      element(
        'colorrampshader',
        {
          colorRampType: type,
          // 1: continuous, 2: equal intervals; neither is computed again before somebody asks for it.
          classificationMode: type === 'DISCRETE' ? 2 : 1,
          clip: 0,
          minimumValue: ends.classificationMin,
          maximumValue: ends.classificationMax,
        },
        items.map(({ value, label, color, alpha }) =>
          element('item', { value: numberText(value), label, color, alpha }),
        ),
      ),
    ]),
  ]);
}

interface ShaderItem {
  readonly value: number;
  readonly label: string;
  readonly color: string;
  readonly alpha: number;
}

interface Shader {
  readonly type: 'INTERPOLATED' | 'DISCRETE';
  readonly items: readonly ShaderItem[];
}

function stretched(scheme: StretchScheme): Shader {
  const items = stretchColors(scheme).map(({ value, color }): ShaderItem => ({
    value,
    label: String(Number(value.toPrecision(6))),
    ...entryColor(color),
  }));
  return { type: 'INTERPOLATED', items };
}

/** QGIS gives a value to the first item that is not below it: items are upper ends, as our classes (lower, upper]. */
function classed({ categories, other }: RasterGraduatedScheme): Shader {
  const outside = entryColor(other.color, other.visible ? 1 : 0);
  const ranges = categories.filter((one): one is RangeCategory => one.kind === 'range');
  const [first, last] = [ranges.at(0), ranges.at(-1)];
  const items = ranges.map((one): ShaderItem => ({
    value: one === last && one.openAbove ? Infinity : one.upper,
    label: one.label,
    ...entryColor(one.color, one.visible ? 1 : 0),
  }));
  // The first class holds its lower end, so what is outside ends just below it.
  const below = { value: nextBelow(first?.lower ?? 0), label: other.label, ...outside };
  const above = { value: Infinity, label: other.label, ...outside };
  return {
    type: 'DISCRETE',
    items: [...(first && !first.openBelow ? [below] : []), ...items, ...(last?.openAbove ? [] : [above])],
  };
}

function palette({ categories }: RasterUniqueValuesScheme): string {
  const entries = categories.flatMap((one) => {
    if (one.kind !== 'value' || typeof one.values[0] !== 'number') return [];
    const { color, alpha } = entryColor(one.color, one.visible ? 1 : 0);
    return element('paletteEntry', { value: one.values[0], label: one.label, color, alpha });
  });
  return element('colorPalette', {}, entries);
}

/** Numbers as QGIS reads them. */
function numberText(value: number): string {
  return value === Infinity ? 'inf' : String(value);
}
