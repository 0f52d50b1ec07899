import type { RasterScheme } from '../../model';
import { colorMapOfScheme } from '../color-map';
import { hexAndAlpha } from '../hex-and-alpha';
import type { GeoStylerRaster } from './geostyler-style';

/**
 * A raster as a colour map of one band, or as three bands.
 * @throws RangeError for a stretch whose band has no statistics or histogram that it needs
 */
export function rasterOf(scheme: RasterScheme): GeoStylerRaster {
  const { opacity } = scheme;
  const channel = (band: number | null) => ({ sourceChannelName: String((band ?? 0) + 1) });
  if (scheme.kind === 'rgb-composite') {
    const { red, green, blue } = scheme.channels;
    return {
      ...{ kind: 'Raster', opacity },
      channelSelection: {
        redChannel: channel(red.band),
        greenChannel: channel(green.band),
        blueChannel: channel(blue.band),
      },
    };
  }
  const { kind, entries } = colorMapOfScheme(scheme);
  return {
    ...{ kind: 'Raster', opacity },
    channelSelection: { grayChannel: channel(scheme.band) },
    colorMap: {
      type: kind,
      colorMapEntries: entries.map(({ value, color, label, visible }) => {
        const { hex, alpha } = hexAndAlpha(color, visible ? 1 : 0);
        return {
          ...{ color: hex, quantity: value },
          ...(label !== '' && { label }),
          ...(alpha < 1 && { opacity: alpha }),
        };
      }),
    },
  };
}
