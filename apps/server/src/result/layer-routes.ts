import { calls } from '@gep/api-client/contract';
import type { LayerInfo } from '@gep/api-client/contract';
import { writeGeoTiff } from '@gep/raster/node';
import type { Services } from '../services';
import { fail } from '../error/gep-error';
import { findRaster, rasterBlock } from './raster-layer';
import { rasterBaseInfo, rasterInfo } from './raster-layer-info';
import { saveStyle } from './layer-style';
import { vectorInfo, vectorLayer } from './vector-layer';
import { findPlace, shownRaster } from './model-results';
import { regionPreview } from '../region/region-preview';
import { binaryAnswer } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';

/** Result layers: what they are, their data, their style. */
export function layerRoutes(register: RegisterCall, services: Services): void {
  register(calls.listLayers, async ({ query }, { language }) => {
    const layers: LayerInfo[] = [await vectorInfo(services, query, language)];
    const { place, year } = await findPlace(services, query.projectId, query, query.compareFlag);
    if (shownRaster(place, year)) layers.push(await rasterInfo(services, query, language));
    return layers;
  });
  register(calls.vectorData, ({ params, query }, { language }) => {
    if (params.layerType !== 3) fail('NO_RESULT', { model: params.name });
    return vectorLayer(services, { ...params, ...query }, language);
  });
  register(calls.rasterData, async ({ params, query }, { wantsBinary, signal }) => {
    if (params.layerType !== 5) fail('NO_RESULT', { model: params.name });
    const { path } = await findRaster(services, { ...params, compareFlag: query.compareFlag });
    const { extent, width, height, grid } = await rasterBlock(path, query, signal);
    if (wantsBinary) {
      // 204: there is nothing inside the window.
      return grid ? binaryAnswer(await writeGeoTiff([grid], { signal }), 'image/tiff') : (null as never);
    }
    const list = grid ? [Array.from(grid.data, (value) => (value === -9999 ? null : value))] : [];
    return {
      exist: grid !== null,
      extent: [...extent] as [number, number, number, number],
      width,
      height,
      noDataValue: -9999,
      dataList: list,
    };
  });
  register(calls.rasterBaseInfo, ({ params, query }) => rasterBaseInfo(services, { ...params, ...query }));
  register(calls.saveLayerStyle, ({ params, body }) => saveStyle(services, params, body.layerStyle));
  register(calls.regionPreview, ({ params }) => regionPreview(services, params.projectId));
}
