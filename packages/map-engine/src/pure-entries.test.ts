import { describe, expect, it } from 'vitest';
import * as classify from './classify';
import * as codec from './codec';
import * as color from './color';
import * as topology from './geometry/topology';
import * as interchange from './interchange';
import * as model from './model';
import * as rasterColor from './raster-color';
import * as scheme from './scheme';
import * as edit from './scheme/edit';

// The promised names; a change here is a change of the public surface.
const promised: Readonly<Record<string, readonly [object, string]>> = {
  classify: [
    classify,
    'addBreak checkBreaks classIndex fullestClass classify classifyAsync classifyHistogram countClasses editBreak moveBreak nudgeBreak removeBreak',
  ],
  codec: [
    codec,
    `decodeBandStatistics decodeFeatures decodeFieldStatistics decodeLayer decodeScheme decodeSymbol encodeFeatures encodeLayer encodeScheme encodeSymbol
     schemeJsonSchema styleCaps styleTree`,
  ],
  color: [
    color,
    `allSights seeColor insertColor moveColor rampLength rampTypes sameRamp sectionRamps readColors removeColor alikeNeighbours allEyes colorDifference colorRamps colorSafety colorVisions contrastRatio defaultRasterRamp findRamp neighbourContrasts neighbourDifferences formatColor evenOutColors fromHsv fromLab
     interpolateColors interpolateHex isColorBlindSafe labDifference mixColors parseColor safeDifference sampleRamp
     simulateColorVision smallestDifference toHsv toLab toRamp tryParseColor withAlpha`,
  ],
  interchange: [
    interchange,
    'cartoSymOfScheme colorTableText flatStyleOfScheme geoStylerOfScheme mapboxStyleOfScheme qmlOfScheme schemeFromColorTable schemeFromFlatStyle schemeFromGeoStyler schemeFromLyrx schemeFromMapboxStyle schemeFromQml schemeFromSld schemeFromStyleJson sldOfScheme',
  ],
  model: [
    model,
    `characterMarker clampToLimit fillSymbolLayers lineSymbolLayers markerSymbolLayers classMethodRules classMethods takesInterval classification defaultSymbol defaults fieldTypes fillSymbol
     fontStyles gradientFill hasVisibleLayer horizontalAnchors imageLine imageMarker isIntegerField isNumericField
     isRasterScheme isTableScheme isVectorScheme labelPlacements labelSymbol layerKinds limits lineCaps lineJoins
     linePatternFill lineSymbol markerLine markerPositions markerShapes markerSymbol pinKey pointPatternFill
     previewSizes problemCodes rangeKey rasterDataTypes rgbChannelNames rules schemeGeometries schemeKinds
     simpleFill simpleLine simpleMarker stretchKinds resamplings statisticsScopes strokeDashes svgMarker symbolKindOf symbolLayerKinds valueKey
     verticalAnchors withinLimit`,
  ],
  'geometry/topology': [topology, 'buffer clip dissolve invalidPlace makeValid'],
  'raster-color': [rasterColor, 'compileRasterScheme renderRaster windowFacts'],
  'scheme/edit': [
    edit,
    `addValues bandTriples channelRange editRows editSchemeBreak evenOutScheme isValueScheme keepTopValues missingRows orderRows paletteInput placeField reclassify recountRows removeRows resetRows
     reverseRowColors setBand setBandTriple setBreaks setChannel setClip setFields setRamp setSizes setTemplate showAllRows sortRows switchRasterScheme switchVectorScheme totalCount
     activePins hasFreeEnds inactivePins isPinned keepPins listsAllValues convertBandStatistics convertFieldStatistics convertScheme lockBreaks setOpenEnds missingCount namedPins pinsByRow rowsChange sizeLimit visibleText`,
  ],
  scheme: [
    scheme,
    `adviseClassification provePalette classGoodness graduated graduatedSizes multipleFields rasterClasses rasterValues rgbComposite singleSymbol stretch uniqueValues
     bandStatistics numberType schemeNeeds stretchNeeds
     categoryOf checkScheme classLabel classText checkSymbol createScheme diffCategories differenceScheme districtScheme districtSymbol fadeSymbol fieldStatistics formatNumber formatRange
     generateCategories graduatedColorScheme graduatedSizeScheme legend multipleFieldsScheme pinCategory
     rasterGraduatedScheme rasterUniqueValuesScheme readableNumber recolorSymbol resizeSymbol rgbCompositeScheme rowFinder rampEnds rampValues scaleBar schemeBreaks stretchRange stretchRangeOf histogramRanks toggleCategory schemeFields
     singleSymbolScheme stretchScheme suggestScheme symbolColor symbolOpacity symbolSize uniqueValuesScheme unpinCategory`,
  ],
};

describe.each(Object.entries(promised))('@gep/map-engine/%s', (_entry, [module, names]) => {
  it('exports exactly the promised names, without OpenLayers or a DOM', () => {
    expect(Object.keys(module).sort()).toEqual(names.split(/\s+/).sort());
    expect(globalThis).not.toHaveProperty('document');
  });
});
