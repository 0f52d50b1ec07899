import type { Converted } from '@gep/map-engine/interchange';
import type { Scheme } from '@gep/map-engine/model';
import type { StyleFileFormat } from './formats';
import type { Interchange } from './style-file';

/**
 * A scheme as the text of a style file.
 * @param name of the style inside of the file
 * @returns null for a stretch that lacks figures of its band, and for a table of colours of several bands
 */
export function writeStyleFile(
  {
    cartoSymOfScheme,
    colorTableText,
    flatStyleOfScheme,
    geoStylerOfScheme,
    mapboxStyleOfScheme,
    qmlOfScheme,
    sldOfScheme,
  }: Interchange,
  scheme: Scheme,
  format: StyleFileFormat,
  name: string,
): Converted<string> | null {
  try {
    switch (format) {
      case 'qml':
        return qmlOfScheme(scheme);
      case 'sld':
        return sldOfScheme(scheme, { name });
      case 'geostyler':
        return asText(geoStylerOfScheme(scheme, { name }));
      case 'flat':
        return scheme.geometry === 'raster' ? null : asText(flatStyleOfScheme(scheme));
      case 'mapbox':
        return scheme.geometry === 'raster' ? null : asText(mapboxStyleOfScheme(scheme, { name }));
      case 'cartosym':
        return scheme.geometry === 'raster' ? null : asText(cartoSymOfScheme(scheme, { name }));
      case 'qgis':
      case 'gdal':
        return scheme.geometry === 'raster' && scheme.kind !== 'rgb-composite'
          ? colorTableText(scheme, { program: format })
          : null;
    }
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** A style in JSON as a text that people can read. */
function asText({ result, losses }: Converted<object>): Converted<string> {
  return { result: `${JSON.stringify(result, null, 2)}\n`, losses };
}
