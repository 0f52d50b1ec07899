import type { Extent, RasterLayerModel, RasterScheme } from '../model';
import { createScheme } from '../scheme';
import { styleCaps } from './caps';
import type { LayerParts } from './layer-wire';
import { encodeScheme } from './scheme-codec';
import { numbers } from './shared-parts';
import { bandCodec } from './statistics-codec';
import { styleOf } from './style-part';
import { textPart } from './text-parts';
import { below, invalid, list, read } from './wire';

function decodeExtent(value: unknown, at: string): Extent {
  const [minX, minY, maxX, maxY] = numbers(4).decode(value, at);
  if (minX > maxX || minY > maxY) throw invalid(at, '[minX, minY, maxX, maxY]');
  return [minX, minY, maxX, maxY];
}

const bands = list(bandCodec, styleCaps.bands);

/** Rasters. A style that names no bands has those of the layer. */
export const rasterParts: LayerParts<RasterLayerModel> = {
  decode: (wire, at, common) => {
    const start: RasterScheme = createScheme('stretch', 'raster');
    const own = read(wire, 'bandInfoVo', bands, [], at);
    const scheme = styleOf(wire, at, 'raster', start);
    const box = textPart(wire, 'layerExtent', at);
    return {
      kind: 'raster',
      ...common,
      bands: own,
      scheme: scheme.bands.length > 0 ? scheme : { ...scheme, bands: own },
      extent: box === null ? null : decodeExtent(box, below(at, 'layerExtent')),
    };
  },
  encode: (layer) => ({
    layerStyle: encodeScheme(layer.scheme),
    bandInfoVo: bands.encode(layer.bands),
    layerExtent: layer.extent && [...layer.extent],
  }),
};
