import { parseColor } from '../../color';
import type { RasterScheme, RgbCompositeScheme, StretchScheme } from '../../model';
import { bandStatistics, stretchRange } from '../../scheme';
import { tableOfRaster } from '../raster-table';
import type { SingleBandScheme } from '../raster-table';
import { element, textElement } from '../xml';
import { entryColor } from './qml-color';

/**
 * The pipe of a raster layer: a stretch becomes an interpolated pseudocolour, classes a discrete one with the same edges
 * and owners, values a palette, a composite three bands, and the shade of a relief under white a hillshade.
 * @throws RangeError for a stretch whose band has no statistics or histogram that it needs
 */
export function rasterQml(scheme: RasterScheme): string {
  const { brightness, contrast, gamma, resampling } = scheme;
  const mixes = scheme.kind === 'stretch' || scheme.kind === 'rgb-composite';
  return element('pipe', {}, [
    scheme.kind === 'rgb-composite'
      ? composite(scheme)
      : scheme.kind === 'stretch' && isShade(scheme)
        ? hillshade(scheme)
        : singleBand(scheme),
    // QGIS counts brightness to 255.
    element('brightnesscontrast', { brightness: Math.round(2.55 * brightness), contrast, gamma }),
    element('huesaturation', { saturation: 0, grayscaleMode: 0 }),
    element('rasterresampler', {
      maxOversampling: 2,
      ...(mixes && resampling === 'bilinear' && { zoomedInResampler: 'bilinear' }),
    }),
  ]);
}

function common({ opacity, noDataColor }: RasterScheme) {
  return { opacity, ...(noDataColor !== null && { nodataColor: noDataColor }) };
}

/** Relief is all that is seen where every colour is white. */
function isShade({ relief, ramp }: StretchScheme): boolean {
  const isWhite = (color: string): boolean => {
    const { r, g, b, a } = parseColor(color);
    return Math.min(r, g, b) === 255 && a === 1;
  };
  return relief.used && ramp.colors.every(isWhite);
}

function hillshade(scheme: StretchScheme): string {
  const { sunAngle, azimuth, zFactor } = scheme.relief;
  const sun = { angle: sunAngle, azimuth, zfactor: zFactor, multidirection: 0 };
  const band = (scheme.band ?? 0) + 1;
  return element('rasterrenderer', { type: 'hillshade', ...common(scheme), alphaBand: -1, band, ...sun });
}

function composite(scheme: RgbCompositeScheme): string {
  const numberOf = (name: 'red' | 'green' | 'blue' | 'alpha'): number => {
    const { used, band } = scheme.channels[name];
    return used && band !== null ? band + 1 : -1;
  };
  const names = ['red', 'green', 'blue'] as const;
  const bands = Object.fromEntries([...names, 'alpha' as const].map((one) => [`${one}Band`, numberOf(one)]));
  return element('rasterrenderer', { type: 'multibandcolor', ...common(scheme), ...bands }, [
    ...names.flatMap((name) => {
      const band = numberOf(name) - 1;
      if (band < 0) return [];
      const statistics = bandStatistics(scheme.bands, band);
      const { low, high } = stretchRange(scheme, statistics, statistics?.histogram ?? null);
      return [
        element(`${name}ContrastEnhancement`, {}, [
          textElement('minValue', String(low)),
          textElement('maxValue', String(high)),
          textElement('algorithm', scheme.stretch === 'none' ? 'NoEnhancement' : 'StretchToMinimumMaximum'),
        ]),
      ];
    }),
  ]);
}

function singleBand(scheme: SingleBandScheme): string {
  const shared = { ...common(scheme), alphaBand: -1, band: (scheme.band ?? 0) + 1 };
  const { kind, entries } = tableOfRaster(scheme);
  const written = (name: string): string[] =>
    entries.map(({ value, label, color, visible }) => {
      const { color: hex, alpha } = entryColor(color, visible ? 1 : 0);
      return element(name, { value: numberText(value), label, color: hex, alpha });
    });
  if (kind === 'values')
    return element('rasterrenderer', { type: 'paletted', ...shared }, [
      element('colorPalette', {}, written('paletteEntry')),
    ]);
  const values = entries.map(({ value }) => value).filter(Number.isFinite);
  const ends = { classificationMin: Math.min(...values), classificationMax: Math.max(...values) };
  return element('rasterrenderer', { type: 'singlebandpseudocolor', ...shared, ...ends }, [
    element('rastershader', {}, [
      element(
        'colorrampshader',
        {
          // A value is in the first item of a discrete shader that is not below it.
          colorRampType: kind === 'intervals' ? 'DISCRETE' : 'INTERPOLATED',
          // 1: continuous, 2: equal intervals; neither is computed again before somebody asks for it.
          classificationMode: kind === 'intervals' ? 2 : 1,
          clip: 0,
          minimumValue: ends.classificationMin,
          maximumValue: ends.classificationMax,
        },
        written('item'),
      ),
    ]),
  ]);
}

/** Numbers as QGIS reads them. */
function numberText(value: number): string {
  return value === Infinity ? 'inf' : String(value);
}
