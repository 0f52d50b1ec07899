import type { GepClient, RasterBaseInfo } from '@gep/api-client';
import { decodeLayer } from '@gep/map-engine/codec';
import { createRasterLayer } from '@gep/map-engine/layer/raster';
import { isRasterScheme } from '@gep/map-engine/model';
import type { RasterBand } from '@gep/map-engine/model';
import { commonUnit } from '../../message/unit';
import { defaultRasterScheme } from '../style/default-scheme';
import { fitRasterScheme, stretchJointly } from './fit-scheme';
import { jointBand } from './joint-band';
import type { LayerContext } from './layer-context';
import type { LayerPlace } from './layer-place';
import type { OpenedRaster } from './opened-layer';
import { rasterLoader } from './raster-loader';
import { savedScheme, styleVersion } from './saved-style';

/**
 * The cells of a result as a map layer, in the saved style or in the default one.
 * @throws ApiError, NetworkError, AbortError of the client
 */
export async function openRaster(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
): Promise<OpenedRaster> {
  const load = rasterLoader(client, place);
  // It takes as long to start as the description takes to come.
  load.worker?.warm();
  const [read, other] = await Promise.all([
    client.versioned('rasterBaseInfo', place, { signal }),
    context.otherYear === null
      ? null
      : client.rasterBaseInfo({ ...place, compareFlag: context.otherYear }, { signal }),
  ]);
  const { layerStyle, unit, cellSize } = read.value;
  const model = rasterModel(place, read.value);
  const others = other ? rasterModel(place, other).bands : [];
  const saved = savedScheme(layerStyle, isRasterScheme);
  const bands = saved ? withKnown(model.bands, saved.bands) : model.bands;
  const scale = jointBand(bands[0]?.statistics ?? null, others[0]?.statistics ?? null);
  const layer = createRasterLayer({
    ...model,
    scheme: saved
      ? fitRasterScheme(saved, bands, others)
      : stretchJointly(defaultRasterScheme(bands, scale, context.ramp), bands, others),
    load,
  });
  const badStyle = layerStyle !== null && saved === null;
  const version = styleVersion(read.version);
  const estimated = read.value.bandInfoVo.some(
    ({ rasterStatisticsInfoVo }) => rasterStatisticsInfoVo.estimated === true,
  );
  const sizes = scale ? [scale.mean, Math.max(Math.abs(scale.min), Math.abs(scale.max))] : [];
  const shown = commonUnit(unit, sizes, context.language);
  return {
    kind: 'raster',
    place,
    context,
    layer,
    bands,
    unit: shown,
    cellSize,
    estimated,
    badStyle,
    version,
  };
}

export function rasterModel(
  place: LayerPlace,
  { crs, extent, bandInfoVo }: Pick<RasterBaseInfo, 'crs' | 'extent' | 'bandInfoVo'>,
) {
  // The answer of this call lacks name, kind and projection: windows and extent are in EPSG:3857.
  const wire = {
    id: `${place.modelId}-${place.name}-${place.compareFlag}`,
    name: place.name,
    layerType: 5,
    projection: 'EPSG:3857',
    originalProjection: crs,
    layerExtent: extent,
    bandInfoVo,
  };
  return decodeLayer(wire, 'raster').layer;
}

/** Statistics belong to the data, not to the style; what was counted for the style stays where the present ones lack it. */
function withKnown(bands: readonly RasterBand[], saved: readonly RasterBand[]): RasterBand[] {
  return bands.map((band, index) => {
    const known = saved[index]?.statistics;
    const { statistics } = band;
    return {
      ...band,
      statistics: {
        ...statistics,
        histogram: statistics.histogram ?? known?.histogram ?? null,
        uniqueValues:
          statistics.uniqueValues.length > 0 ? statistics.uniqueValues : (known?.uniqueValues ?? []),
      },
    };
  });
}
