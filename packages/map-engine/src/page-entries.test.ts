import { expect, it } from 'vitest';
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
import * as symbol from './symbol';
import * as worker from './worker/worker';

// The promised names; a change here is a change of the public surface. The other entries: pure-entries.test.ts.
const promised: Readonly<Record<string, readonly [object, string]>> = {
  '': [
    umbrella,
    `capabilitiesUrl categoryOf characterMarker checkScheme classify colorRamps createGroupLayer
     createImageLayer createLandBasemap createLayer createLegend createLineLayer createMap
     createMixedLayer createPointLayer createPolygonLayer createRasterLayer createScheme createSwipe
     createTileLayer decodeFeatures decodeLayer decodeScheme defaultSymbol definitionOf differenceLoader
     drawLegendEntry drawSymbol encodeScheme fillSymbol formatNumber gaussKrugerZone generateCategories
     geoJsonFeatures geoTiffLoader geoTiffWindowLoader gradientFill graduated graduatedSizes imageLine
     imageMarker labelSymbol legend legendOf linePatternFill lineSymbol loadProjection markerLine markerSymbol
     multipleFields paperSizes pinCategory pointPatternFill projectionProblems quickerWithWebgl rangeKey rasterClasses rasterSource
     rasterValues registerProjection rgbComposite sampleRamp simpleFill simpleLine simpleMarker
     singleSymbol stretch styleFunction svgMarker tianditu toFeatures toggleCategory uniqueValues
     valueKey webglRenderer`,
  ],
  geometry: [
    geometry,
    `applyTransform chinaAlbers chinaAlbersCode chinaCenter chinaExtent decodeBase64 decodeWkb definitionOf encodeBase64
     extentOf findNeighbours fitResiduals fitTransform fromGeoJson gaussKrugerZone intersectExtents isDisplayOnly loadProjection projectionProblems
     projector registerProjection sharedBorder toGeoJson
     transformExtent transformFlat unionExtents`,
  ],
  layer: [
    layer,
    `capabilitiesUrl styleFunction createGroupLayer createImageLayer createLandBasemap createLayer createLineLayer createMixedLayer
     createPointLayer createPolygonLayer createRasterLayer createThumbnails createTileLayer defaultProjection differenceLoader displayName
     displayValue geoJsonFeatures geoTiffLoader geoTiffWindowLoader isFeatureLayer isGroupLayer isRasterLayer isVectorLayer olGeometry
     olLabelStyle olProjection olStyles quickerWithWebgl rasterSource readCapabilities tianditu tiandituMaps toFeature toFeatures webglRenderer`,
  ],
  'layer/point': [pointLayer, 'createPointLayer'],
  'layer/line': [lineLayer, 'createLineLayer'],
  'layer/polygon': [polygonLayer, 'createPolygonLayer'],
  'layer/mixed': [mixedLayer, 'createMixedLayer'],
  'layer/raster': [rasterLayer, 'createRasterLayer'],
  'layer/tile': [tileLayer, 'createTileLayer'],
  'layer/image': [imageLayer, 'createImageLayer'],
  'layer/group': [groupLayer, 'createGroupLayer'],
  map: [
    map,
    `createLegend createMap createSwipe drawLegendEntry hoverZIndex legendOf northOf paperSizes zoomFactor`,
  ],
  symbol: [
    symbol,
    `addSymbolLayer duplicateSymbolLayer moveSymbolLayer removeSymbolLayer replaceSymbolLayer toggleSymbolLayer assetNeeds compileLabel compileSymbol drawLabel drawSymbol loadAssets contextOf createCanvas markerBox measuringContext drawFills drawLines sanitizeSvg toPixelEdge
     drawMarkers removedSvgParts svgFills svgParts`,
  ],
  worker: [worker, `answerRequest`],
};

it.each(Object.entries(promised))(
  '@gep/map-engine/%s exports exactly the promised names',
  (_entry, [module, names]) => {
    expect(Object.keys(module).sort()).toEqual(names.split(/\s+/).sort());
  },
);
