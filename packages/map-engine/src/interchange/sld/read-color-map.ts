import { withAlpha } from '../../color';
import { clampToLimit, limits } from '../../model';
import type { RasterScheme } from '../../model';
import { rgbCompositeScheme, stretchScheme } from '../../scheme';
import { schemeOfColorMap } from '../color-map';
import type { ColorEntry } from '../color-table';
import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { literal } from './local-names';

/** The scheme of a raster symbolizer. */
export function readColorMap(raster: XmlElement, notes: LossNotes): RasterScheme {
  const written = Number(literal(find(raster, 'Opacity')) ?? 1);
  const opacity = clampToLimit(limits.opacity, written);
  for (const name of ['ContrastEnhancement', 'ShadedRelief', 'OverlapBehavior'])
    if (find(raster, name)) notes.add(name, 'unsupported');
  const channels = find(raster, 'ChannelSelection');
  const bandIn = (name: string): number | null => {
    const band = Number(literal(find(channels, name, 'SourceChannelName')) ?? NaN);
    return band >= 1 ? Math.round(band) - 1 : null;
  };
  const [red, green, blue] = ['RedChannel', 'GreenChannel', 'BlueChannel'].map(bandIn);
  if ([red, green, blue].some((band) => band !== null)) {
    const channel = (band: number | null) => ({ used: band !== null, band });
    return rgbCompositeScheme({
      opacity,
      channels: { red: channel(red), green: channel(green), blue: channel(blue) },
    });
  }
  const options = { opacity, band: bandIn('GrayChannel') ?? 0 };
  const map = find(raster, 'ColorMap');
  if (!map) return stretchScheme({ ...options, ramp: { name: '', colors: ['#000000', '#ffffff'] } });
  const entries = childrenOf(map, 'ColorMapEntry')
    .map(entryOf)
    .filter(({ value }) => !Number.isNaN(value));
  return schemeOfColorMap(map.attributes.type ?? 'ramp', entries, options, 'ColorMap');
}

function entryOf({ attributes }: XmlElement): ColorEntry {
  const { color = '#000000', quantity = '', label = '', opacity = '1' } = attributes;
  const alpha = Number(opacity);
  return {
    value: quantity.trim() === '' ? NaN : Number(quantity),
    label,
    color: alpha < 1 && alpha > 0 ? withAlpha(hexOf(color), alpha) : hexOf(color),
    visible: alpha !== 0,
  };
}

/** `#rrggbb`, also where it is written `0xrrggbb`. */
function hexOf(color: string): string {
  const [, digits] = /^(?:#|0x)?([0-9a-f]{6})$/i.exec(color.trim()) ?? [];
  return digits === undefined ? '#000000' : `#${digits.toLowerCase()}`;
}
