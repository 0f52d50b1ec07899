import type { BandInfo, ResponseOf } from '@gep/api-client';
import { decodeLayer } from '@gep/map-engine/codec';
import { createLineLayer } from '@gep/map-engine/layer/line';
import { createPointLayer } from '@gep/map-engine/layer/point';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import { createRasterLayer } from '@gep/map-engine/layer/raster';
import type { RasterMapLayer, VectorMapLayer } from '@gep/map-engine/layer';
import { isRasterScheme } from '@gep/map-engine/model';
import { singleSymbolScheme } from '@gep/map-engine/scheme';
import { windowLoader } from '../../map/layer/raster-loader';
import { defaultLineScheme, defaultPolygonScheme, defaultRasterScheme } from '../../map/style/default-scheme';
import { decodeSchemeText } from '../../map/style/style-text';
import { client } from '../../session/client';
import type { FilePreviewHandOff } from '../../session/window-name';

/** Which file, and which of its bands, counted from 1. */
export interface FilePlace {
  readonly file: FilePreviewHandOff;
  readonly band: number;
  /** How often it was tried: another try is another place. */
  readonly attempt: number;
}

interface Opened {
  /** What the file is for: the report or input. */
  readonly title: string;
  readonly fileName: string;
  readonly crs: string;
}

/** A raster with what is known of the band. */
export interface RasterFileLayer extends Opened {
  readonly kind: 'raster';
  readonly layer: RasterMapLayer;
  readonly unit: string;
  readonly size: readonly [width: number, height: number];
  readonly bandCount: number;
  readonly statistics: BandInfo['rasterStatisticsInfoVo'] | null;
  /** Of a raster of classes, with their cells; null for others. */
  readonly classes:
    readonly { readonly label: string; readonly color: string; readonly count: number | null }[] | null;
}

export interface VectorFileLayer extends Opened {
  readonly kind: 'point' | 'line' | 'polygon';
  readonly layer: VectorMapLayer;
  readonly source: ResponseOf<'vectorPreview'>;
}

export type FileLayer = RasterFileLayer | VectorFileLayer;

/**
 * Fetches what a file holds and makes its map layer.
 * @param key a `FilePlace` as JSON
 * @throws ApiError, NetworkError, AbortError of the client
 */
export function openFile(key: string, signal: AbortSignal): Promise<FileLayer> {
  const { file, band } = JSON.parse(key) as FilePlace;
  return file.fileType === 'RASTER' ? openRaster(file, band, signal) : openVector(file, signal);
}

/** The ids of a file as the calls take them. */
export function placeOf({ projectId, reportTemplateId, reportFormId }: FilePreviewHandOff) {
  return { projectId, reportTemplateId, reportFormId };
}

async function openRaster(
  file: FilePreviewHandOff,
  band: number,
  signal: AbortSignal,
): Promise<RasterFileLayer> {
  const place = { ...placeOf(file), band };
  const info = await client.rasterPreviewInfo(place, { signal });
  const { crs, extent, bandInfoVo, layerStyle, unit, bandCount } = info;
  const { layer: model } = decodeLayer(
    {
      id: JSON.stringify(place),
      name: info.fileName,
      layerType: 5,
      projection: 'EPSG:3857',
      originalProjection: crs,
      layerExtent: extent,
      bandInfoVo,
    },
    'raster',
  );
  const made = layerStyle === null ? null : decodeSchemeText(layerStyle);
  const classes = made?.kind === 'raster-unique-values' ? made.categories : null;
  const layer = createRasterLayer({
    ...model,
    scheme: made && isRasterScheme(made) ? { ...made, bands: model.bands } : defaultRasterScheme(model.bands),
    load: windowLoader({
      bytes: (window, options) => client.bytes('rasterPreview', { ...place, ...window }, options),
      json: (window, options) => client.rasterPreview({ ...place, ...window }, options),
    }),
  });
  const statistics = bandInfoVo.at(0)?.rasterStatisticsInfoVo ?? null;
  const size = [info.width, info.height] as const;
  return {
    kind: 'raster',
    layer,
    ...{ title: info.title, fileName: info.fileName, crs, unit, size, bandCount, statistics, classes },
  };
}

async function openVector(file: FilePreviewHandOff, signal: AbortSignal): Promise<VectorFileLayer> {
  const source = await client.vectorPreview(placeOf(file), { signal });
  const { layer: model, features: byLayer } = decodeLayer(source);
  const features = byLayer.get(model.id) ?? [];
  const shared = { title: source.title, fileName: source.name, crs: source.originalProjection, source };
  switch (model.kind) {
    case 'point': {
      const layer = createPointLayer({ ...model, scheme: singleSymbolScheme('point'), features });
      return { kind: 'point', layer, ...shared };
    }
    case 'line': {
      const layer = createLineLayer({ ...model, scheme: defaultLineScheme, features });
      return { kind: 'line', layer, ...shared };
    }
    case 'polygon': {
      const layer = createPolygonLayer({ ...model, scheme: defaultPolygonScheme(null, null, []), features });
      return { kind: 'polygon', layer, ...shared };
    }
    default:
      throw new TypeError(`layerType: got ${source.layerType}, allowed: points, lines, polygons`);
  }
}
