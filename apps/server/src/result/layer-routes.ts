import { calls } from '@gep/api-client/contract';
import type { RegisterCall } from '../call/register-call';
import type { Services } from '../services';
import { layersOf, rasterData, vectorData } from './layer-data';
import { saveStyle } from './layer-style';
import { rasterBaseInfo } from './raster-layer-info';

/** Result layers: what they are, their data, their style. */
export function layerRoutes(register: RegisterCall, services: Services): void {
  register(calls.listLayers, ({ query }, { language }) => layersOf(services, query, language));
  register(calls.vectorData, ({ params, query }, { language }) =>
    vectorData(services, { ...params, ...query }, language),
  );
  register(calls.rasterData, ({ params, query }, { wantsBinary, signal }) =>
    rasterData(services, { ...params, compareFlag: query.compareFlag }, query, wantsBinary, signal),
  );
  register(calls.rasterBaseInfo, ({ params, query }, { language }) =>
    rasterBaseInfo(services, { ...params, ...query }, language),
  );
  register(calls.saveLayerStyle, ({ params, body }) => saveStyle(services, params, body.layerStyle));
}
