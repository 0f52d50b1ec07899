import type { RasterScheme } from '../../model';
import { colorMapOfScheme } from '../color-map';
import { hexAndAlpha } from '../hex-and-alpha';
import type { SingleBandScheme } from '../raster-table';
import type { SldWords } from './sld-xml';

/** A raster as a colour map of one band, or as three bands. */
export function rasterSymbolizer(scheme: RasterScheme, words: SldWords): string {
  const opacity = words.seText('Opacity', scheme.opacity);
  const channel = (name: string, band: number) =>
    words.se(name, [words.seText('SourceChannelName', band + 1)]);
  if (scheme.kind === 'rgb-composite') {
    const channels = (['red', 'green', 'blue'] as const).flatMap((name) => {
      const { used, band } = scheme.channels[name];
      return used && band !== null ? [channel(`${name[0].toUpperCase()}${name.slice(1)}Channel`, band)] : [];
    });
    return words.se('RasterSymbolizer', [opacity, words.se('ChannelSelection', channels)]);
  }
  return words.se('RasterSymbolizer', [
    opacity,
    words.se('ChannelSelection', [channel('GrayChannel', scheme.band ?? 0)]),
    colorMap(scheme, words),
  ]);
}

function colorMap(scheme: SingleBandScheme, words: SldWords): string {
  const { kind, entries } = colorMapOfScheme(scheme);
  return words.se(
    'ColorMap',
    entries.map(({ value, color, label, visible }) => {
      const { hex, alpha } = hexAndAlpha(color, visible ? 1 : 0);
      return words.se('ColorMapEntry', [], {
        color: hex,
        quantity: value,
        ...(label === '' ? {} : { label }),
        ...(alpha < 1 ? { opacity: alpha } : {}),
      });
    }),
    { type: kind },
  );
}
