import { calls } from '@gep/api-client/contract';
import type { LayerInfo } from '@gep/api-client/contract';
import { writeGeoTiff } from '@gep/raster/node';
import type { Context } from '../domain/context';
import { fail } from '../domain/gep-error';
import { findRaster, rasterBlock } from '../domain/layer-raster';
import { rasterBaseInfo, rasterInfo } from '../domain/layer-raster-info';
import { saveStyle } from '../domain/layer-style';
import { vectorInfo, vectorLayer } from '../domain/layer-vector';
import { findPlace, shownRaster } from '../domain/result-places';
import { regionPreview } from '../domain/region-preview';
import { binaryAnswer } from '../plugin/call-request';
import type { RegisterCall } from '../plugin/contract-route';

/** Result layers: what they are, their data, their style. */
export function layerRoutes(register: RegisterCall, context: Context): void {
  register(calls.listLayers, async ({ query }, { language }) => {
    const layers: LayerInfo[] = [await vectorInfo(context, query, language)];
    const { place, year } = await findPlace(context, query.projectId, query, query.compareFlag);
    if (shownRaster(place, year)) layers.push(await rasterInfo(context, query, language));
    return layers;
  });
  register(calls.vectorData, ({ params, query }, { language }) => {
    if (params.layerType !== 3) fail('NO_RESULT', { model: params.name });
    return vectorLayer(context, { ...params, ...query }, language);
  });
  register(calls.rasterData, async ({ params, query }, { wantsBinary, signal }) => {
    if (params.layerType !== 5) fail('NO_RESULT', { model: params.name });
    const { path } = await findRaster(context, { ...params, compareFlag: query.compareFlag });
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
  register(calls.rasterBaseInfo, ({ params, query }) => rasterBaseInfo(context, { ...params, ...query }));
  register(calls.saveLayerStyle, ({ params, body }) => saveStyle(context, params, body.layerStyle));
  register(calls.regionPreview, ({ params }) => regionPreview(context, params.projectId));
}
