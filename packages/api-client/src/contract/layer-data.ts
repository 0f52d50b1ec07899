import * as z from 'zod';
import { limits } from './protocol/limits';
import { projectInPath, projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { compareFlag, modelId, resultLayerType } from './protocol/shared-schemas';
import { nothing } from './protocol/envelope';
import { formId, formOptional } from './protocol/form';
import { layerInfo, rasterBaseInfo, rasterWindow, styleText, vectorLayer, windowQuery } from './layer-entity';

/** Places of every path of a result layer. `name` is the key of the calculated model. */
export const layerPlaces = z.object({
  projectId: formId,
  modelId,
  layerType: resultLayerType,
  name: z.string().min(1).max(100),
});

const year = z.object({ compareFlag: formOptional(compareFlag) });

export const listLayers = defineCall({
  name: 'listLayers',
  summary:
    'The layers of a calculated model (legend, style, statistics) without their data, one a layer type.',
  method: 'GET',
  path: '/gep/user/layer/list',
  query: z.object({
    projectId: formId,
    modelId,
    name: z.string().min(1).max(100),
    compareFlag: formOptional(compareFlag),
  }),
  encoding: 'none',
  response: z.array(layerInfo),
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  forms: ['layerStyle'],
});

export const regionPreview = defineCall({
  name: 'regionPreview',
  summary: 'Polygons of the region file in EPSG:3857, or of the districts of a level.',
  method: 'GET',
  path: '/gep/user/layer/vector/preview/:projectId/data',
  params: z.object({ projectId: formId }),
  encoding: 'none',
  response: vectorLayer,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
});

export const vectorData = defineCall({
  name: 'vectorData',
  summary:
    'Polygons of the districts with the values of a model, and the saved style. With part=info without features; with part=features without style, under an ETag of what they are: with If-None-Match HTTP 304 while they are the same.',
  method: 'GET',
  path: '/gep/user/layer/vector/:projectId/:modelId/:layerType/:name/data',
  params: layerPlaces,
  query: year.extend({ part: formOptional(z.enum(['info', 'features'])) }),
  encoding: 'none',
  response: vectorLayer,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
  forms: ['layerStyle'],
});

export const rasterData = defineCall({
  name: 'rasterData',
  summary:
    'A window of a result raster in EPSG:3857, at most 2048 x 2048 cells; with Accept: image/tiff as GeoTIFF.',
  method: 'GET',
  path: '/gep/user/layer/raster/:projectId/:modelId/:layerType/:name/data',
  params: layerPlaces,
  query: z.object({ ...windowQuery, compareFlag: formOptional(compareFlag) }),
  encoding: 'none',
  response: rasterWindow,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
  binary: { when: 'by-accept', type: 'image/tiff' },
});

export const rasterBaseInfoCall = defineCall({
  name: 'rasterBaseInfo',
  summary: 'Size, extent, bands and saved style of a result raster.',
  method: 'GET',
  path: '/gep/user/layer/raster/base/info/:projectId/:modelId/:layerType/:name',
  params: layerPlaces,
  query: year,
  encoding: 'none',
  response: rasterBaseInfo,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInPath,
  forms: ['layerStyle'],
});

export const saveLayerStyle = defineCall({
  name: 'saveLayerStyle',
  summary: 'Saves the style of a result layer: scheme JSON as text, checked by the codec.',
  method: 'PUT',
  path: '/gep/user/layer/modify/:projectId/:modelId/:layerType/:name/style',
  params: layerPlaces,
  body: z.object({ layerStyle: styleText }),
  bodyBytes: limits.styleBodyBytes,
  encoding: 'json',
  response: nothing,
  payloadKey: 'data',
  access: 'project-admin',
  subject: projectInPath,
  forms: ['layerStyle'],
});
