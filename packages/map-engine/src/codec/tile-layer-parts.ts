import { rules } from '../model';
import type { TileLayerModel } from '../model';
import type { LayerParts } from './layer-wire';
import { shortText } from './shared-parts';
import { textPart } from './text-parts';
import { asObject, below, integer, invalid, read } from './wire';

const level = integer(0, 42);

/** Services of map tiles. */
export const tileParts: LayerParts<TileLayerModel> = {
  decode: (wire, at, common) => {
    const path = below(at, 'additionalAttribute');
    const more = asObject(textPart(wire, 'additionalAttribute', at) ?? {}, path);
    const format = read(wire, 'layerFormatType', shortText, 'XYZ', at).toLowerCase();
    if (format !== 'xyz' && format !== 'wmts') throw invalid(below(at, 'layerFormatType'), 'XYZ or WMTS');
    const minLevel = read(more, 'minLevel', level, 0, path);
    const maxLevel = read(more, 'maxLevel', level, Math.max(rules.xyzMaxLevel, minLevel), path);
    if (minLevel > maxLevel) throw invalid(below(path, 'maxLevel'), `a level from ${minLevel}`);
    return {
      kind: 'tile',
      ...common,
      format,
      url: read(wire, 'layerUrl', shortText, '', at),
      minLevel,
      maxLevel,
      layerName: read(more, 'layerName', shortText, '', path),
      version: read(more, 'version', shortText, '1.0.0', path),
      attribution: read(wire, 'attribution', shortText, '', at),
    };
  },
  encode: ({ format, url, minLevel, maxLevel, layerName, version, attribution }) => ({
    layerUrl: url,
    layerFormatType: format.toUpperCase(),
    additionalAttribute: { minLevel, maxLevel, layerName, version },
    attribution,
  }),
};
