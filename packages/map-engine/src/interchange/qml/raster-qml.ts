import { tableOfRaster } from '../raster-table';
import type { SingleBandScheme } from '../raster-table';
import { element } from '../xml';
import { entryColor } from './qml-color';
import { qmlDocument } from './qml-document';

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
  const { kind, entries } = tableOfRaster(scheme);
  const written = (name: string): string[] =>
    entries.map(({ value, label, color, visible }) => {
      const { color: hex, alpha } = entryColor(color, visible ? 1 : 0);
      return element(name, { value: numberText(value), label, color: hex, alpha });
    });
  if (kind === 'values')
    return element('rasterrenderer', { type: 'paletted', ...common }, [
      element('colorPalette', {}, written('paletteEntry')),
    ]);
  const values = entries.map(({ value }) => value).filter(Number.isFinite);
  const ends = { classificationMin: Math.min(...values), classificationMax: Math.max(...values) };
  return element('rasterrenderer', { type: 'singlebandpseudocolor', ...common, ...ends }, [
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
