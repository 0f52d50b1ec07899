import { withAlpha } from '../../color';
import type { RasterScheme } from '../../model';
import { rgbCompositeScheme, stretchScheme } from '../../scheme';
import type { ColorEntry } from '../color-table';
import { schemeOfColorMap } from '../color-map';
import { jsonParameters } from '../json/json-parameters';
import { isObject, objectsIn, own } from '../json/read-json';
import type { JsonObject } from '../json/read-json';
import type { LossNotes } from '../loss';

/** The scheme of a raster symbolizer. */
export function readRaster(symbolizer: JsonObject, notes: LossNotes): RasterScheme {
  const props = jsonParameters(symbolizer, notes);
  const opacity = props.number('opacity', 1, 'opacity');
  props.unsupported([
    ...['contrastEnhancement', 'hueRotate', 'brightnessMin', 'brightnessMax', 'saturation', 'contrast'],
  ]);
  const selection = props.raw('channelSelection');
  const map = props.raw('colorMap');
  props.noteUnread({ kind: null, name: null, visibility: null });
  const bandOf = (name: string): number | null => {
    const channel = isObject(selection) ? own(selection, name) : null;
    const band = isObject(channel) ? Number(own(channel, 'sourceChannelName')) : NaN;
    return band >= 1 ? Math.round(band) - 1 : null;
  };
  const [red, green, blue] = ['redChannel', 'greenChannel', 'blueChannel'].map(bandOf);
  if ([red, green, blue].some((band) => band !== null)) {
    const channel = (band: number | null) => ({ used: band !== null, band });
    return rgbCompositeScheme({
      opacity,
      channels: { red: channel(red), green: channel(green), blue: channel(blue) },
    });
  }
  const options = { opacity, band: bandOf('grayChannel') ?? 0 };
  if (!isObject(map))
    return stretchScheme({ ...options, ramp: { name: '', colors: ['#000000', '#ffffff'] } });
  const entries = objectsIn(own(map, 'colorMapEntries')).flatMap((one) =>
    entryOf(one, notes.below('colorMap')),
  );
  return schemeOfColorMap(String(own(map, 'type') ?? 'ramp'), entries, options, 'colorMap');
}

function entryOf(entry: JsonObject, notes: LossNotes): ColorEntry[] {
  const value = Number(own(entry, 'quantity') ?? NaN);
  if (Number.isNaN(value)) return [];
  const props = jsonParameters(entry, notes);
  const opacity = props.number('opacity', 1, 'opacity');
  const color = props.color('color', '#000000');
  return [
    {
      ...{ value, label: props.text('label', ''), visible: opacity > 0 },
      color: opacity > 0 && opacity < 1 ? withAlpha(color, opacity) : color,
    },
  ];
}
