import { expect, it } from 'vitest';
import * as classify from './classify';
import * as codec from './codec';
import * as color from './color';
import * as geometry from './geometry';
import * as umbrella from './index';
import * as layer from './layer';
import * as groupLayer from './layer/group-layer';
import * as imageLayer from './layer/image-layer';
import * as rasterLayer from './layer/raster/raster-layer';
import * as tileLayer from './layer/tile/tile-layer';
import * as lineLayer from './layer/vector/line-layer';
import * as mixedLayer from './layer/vector/mixed-layer';
import * as pointLayer from './layer/vector/point-layer';
import * as polygonLayer from './layer/vector/polygon-layer';
import * as map from './map';
import * as model from './model';
import * as rasterColor from './raster-color';
import * as scheme from './scheme';
import * as symbol from './symbol';
import * as worker from './worker/worker';

// The promised names; a change here is a change of the public surface. The other entries: pure-entries.test.ts.
const promised: Readonly<Record<string, readonly [object, string]>> = {
  geometry: [
    geometry,
    `applyTransform chinaAlbers chinaAlbersCode chinaCenter chinaExtent decodeBase64 decodeWkb definitionOf encodeBase64
     encodeWkb extentOf fitResiduals fitTransform fromGeoJson gaussKrugerZone intersectExtents isDisplayOnly projectionProblems
     projector registerProjection toGeoJson
     transformExtent transformFlat unionExtents`,
  ],
  layer: [
    layer,
    `capabilitiesUrl styleFunction createGroupLayer createImageLayer createLandBasemap createLayer createLineLayer createMixedLayer
     createPointLayer createPolygonLayer createRasterLayer createTileLayer defaultProjection differenceLoader displayName
     displayValue geoJsonFeatures geoTiffLoader geoTiffWindowLoader isFeatureLayer isGroupLayer isRasterLayer isVectorLayer olGeometry
     olLabelStyle olProjection olStyles readCapabilities tianditu tiandituMaps toFeature toFeatures webglRenderer`,
  ],
  'layer/point': [pointLayer, 'createPointLayer'],
  'layer/line': [lineLayer, 'createLineLayer'],
  'layer/polygon': [polygonLayer, 'createPolygonLayer'],
  'layer/mixed': [mixedLayer, 'createMixedLayer'],
  'layer/raster': [rasterLayer, 'createRasterLayer'],
  'layer/tile': [tileLayer, 'createTileLayer'],
  'layer/image': [imageLayer, 'createImageLayer'],
  'layer/group': [groupLayer, 'createGroupLayer'],
  map: [map, `createLegend createMap createSwipe drawLegendEntry legendOf paperSizes zoomFactor`],
  symbol: [
    symbol,
    `addSymbolLayer duplicateSymbolLayer moveSymbolLayer removeSymbolLayer replaceSymbolLayer toggleSymbolLayer assetNeeds compileLabel compileSymbol drawLabel drawSymbol loadAssets contextOf createCanvas markerBox measuringContext drawFills drawLines sanitizeSvg toPixelEdge
     drawMarkers removedSvgParts svgParts`,
  ],
  worker: [worker, `answerRequest`],
};

it.each(Object.entries(promised))('/%s exports exactly the promised names', (_entry, [module, names]) => {
  expect(Object.keys(module).sort()).toEqual(names.split(/\s+/).sort());
});

it('gives in the umbrella the names of the other entries and no others', () => {
  const parts = [geometry, layer, map, symbol, model, classify, color, scheme, rasterColor, codec];
  const names = new Set(parts.flatMap((part) => Object.keys(part)));
  expect(Object.keys(umbrella).sort()).toEqual([...names].sort());
});
