import { calls } from '@gep/api-client/contract';
import { projectOf, sessionOf } from '../call/call-request';
import type { CallRequest } from '../call/call-request';
import type { RegisterCall } from '../call/register-call';
import type { RasterTools } from '../result/redraw';
import { previewFile } from './preview-file';
import type { PreviewFile, PreviewPlace } from './preview-file';
import { previewInfo, previewStatistics, previewWindow } from './raster-preview';
import { vectorPreview, vectorPreviewStatistics } from './vector-preview';

/** Files of report forms and of inputs on the map, before they are calculated with. */
export function previewRoutes(register: RegisterCall, tools: RasterTools): void {
  const { services } = tools;
  const find = (type: 'RASTER' | 'VECTOR', place: PreviewPlace, request: CallRequest): Promise<PreviewFile> =>
    previewFile(services, projectOf(request), sessionOf(request).user, place, type);

  register(calls.vectorPreview, async ({ params }, request) =>
    vectorPreview(tools, await find('VECTOR', params, request), request),
  );
  register(calls.vectorPreviewStatistics, async ({ params, query }, request) => {
    const names = query.fieldsName?.split(',') ?? null;
    return vectorPreviewStatistics(services, await find('VECTOR', params, request), names, request.caller);
  });

  register(calls.rasterPreview, async ({ params, query: { band = 1, ...window } }, request) =>
    previewWindow(tools, await find('RASTER', params, request), { ...window, band }, request),
  );
  register(calls.rasterPreviewInfo, async ({ params, query: { band = 1 } }, request) =>
    previewInfo(tools, await find('RASTER', params, request), band, request),
  );
  const statisticsOf = async (params: PreviewPlace, band: number, request: CallRequest) =>
    previewStatistics(tools, await find('RASTER', params, request), band, request);
  register(calls.rasterPreviewStatistics, async ({ params, query: { band = 1 } }, request) => [
    await statisticsOf(params, band, request),
  ]);
  register(calls.rasterPreviewHistogram, async ({ params, query: { band = 1 } }, request) => {
    const { histogram } = await statisticsOf(params, band, request);
    return histogram ? [histogram] : [];
  });
  register(calls.rasterPreviewUniqueValues, async ({ params, query: { band = 1 } }, request) => [
    await statisticsOf(params, band, request),
  ]);
}
