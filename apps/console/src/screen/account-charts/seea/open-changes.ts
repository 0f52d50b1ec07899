import { changeValue } from '@gep/api-client';
import type { ChangedPlace } from '@gep/api-client';
import { decodeLayer } from '@gep/map-engine/codec';
import { createRasterLayer } from '@gep/map-engine/layer/raster';
import type { RasterMapLayer } from '@gep/map-engine/layer';
import { generateCategories, rasterUniqueValuesScheme } from '@gep/map-engine/scheme';
import { windowLoader } from '../../../map/layer/raster-loader';
import { serverProjection } from '../../../map/layer/server-window';
import { client } from '../../../session/client';
import type { ChangeLine, Choice } from './changes';
import type { TypeLevel } from './type-level-choice';

/** Which cells, in which colours; plain data. */
export interface ChangesPlace {
  readonly projectId: string;
  /** Of a district; empty: the whole project. */
  readonly code: string;
  readonly typeLevel: TypeLevel;
  readonly choice: Choice;
  readonly lines: readonly ChangeLine[];
}

/** The cells of changes on the map. */
export interface OpenedChanges {
  readonly kind: 'raster';
  readonly layer: RasterMapLayer;
  readonly place: ChangedPlace;
}

const noData = -9999;

/**
 * Asks where the cells of changes are, and makes their map layer.
 * @param key a `ChangesPlace` as JSON
 * @throws ApiError, NetworkError, AbortError of the client
 */
export async function openChanges(key: string, signal: AbortSignal): Promise<OpenedChanges> {
  const { projectId, code, typeLevel, choice, lines } = JSON.parse(key) as ChangesPlace;
  const { from, to } = choice;
  const wanted = {
    ...{ projectId, typeLevel },
    ...(code !== '' && { code }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
  };
  const place = await client.changedCells(wanted, { signal });
  const values = lines.flatMap(({ color, changes }) =>
    changes.map((one) => ({ value: changeValue(one.from, one.to), count: one.cells, color })),
  );
  const statistics = {
    ...{ dataType: 'float32', noDataValue: noData, enableUniqueValue: true, totalCount: place.cells },
    uniqueValue: values.map(({ value, count }) => ({ value, count })),
    uniqueValueCount: values.length,
  };
  const { layer: model } = decodeLayer(
    {
      ...{ id: 'changes', name: 'changes', layerType: 5, projection: serverProjection },
      layerExtent: place.extent && JSON.stringify(place.extent),
      bandInfoVo: [{ bandName: 'Band 1', rasterStatisticsInfoVo: statistics }],
    },
    'raster',
  );
  const scheme = rasterUniqueValuesScheme({
    bands: model.bands,
    band: 0,
    pins: values.map(({ value, color }) => ({ at: { kind: 'value', values: [value] }, color })),
    other: { visible: false },
  });
  const layer = createRasterLayer({
    ...model,
    scheme: generateCategories(scheme, {}),
    load: windowLoader({
      bytes: (window, options) => client.bytes('changedCellsData', { ...wanted, ...window }, options),
      json: (window, options) => client.changedCellsData({ ...wanted, ...window }, options),
    }),
  });
  return { kind: 'raster', layer, place };
}
