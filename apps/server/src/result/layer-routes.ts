import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import { layersOf, rasterData, vectorData } from './layer-data';
import { saveStyle } from './layer-style';
import { rasterBaseInfo } from './raster-layer-info';
import type { RasterTools } from './redraw';

/** Result layers: what they are, their data, their style. */
export function layerRoutes(register: RegisterCall, tools: RasterTools): void {
  register(calls.listLayers, ({ query }, { language }) => layersOf(tools, query, language));
  register(calls.vectorData, ({ params, query: { part, ...query } }, request) =>
    vectorData(tools, { ...params, ...query }, request, part),
  );
  register(calls.rasterData, ({ params, query }, request) =>
    rasterData(tools, { ...params, compareFlag: query.compareFlag }, query, request),
  );
  register(calls.rasterBaseInfo, ({ params, query }, { language }) =>
    rasterBaseInfo(tools, { ...params, ...query }, language),
  );
  register(calls.saveLayerStyle, ({ params, body }, { signal }) =>
    saveStyle(tools, params, body.layerStyle, signal),
  );
}
