import { expect, test } from 'vitest';
import * as cells from './cells';
import * as main from './index';
import * as node from './node';
import * as order from './order';

test('the main entry exports these names', () => {
  expect(Object.keys(main).sort()).toEqual([
    'GepDataError',
    'addDecoder',
    'applyScale',
    'aspect',
    'burnZones',
    'byteSourceOf',
    'cellCentre',
    'cellToMap',
    'checkFrame',
    'checkGrid',
    'createDescriber',
    'createHistogrammer',
    'createZonalAccumulator',
    'describe',
    'extentOf',
    'extentUnder',
    'gridExtent',
    'hillshade',
    'histogram',
    'intersectExtents',
    'invertTransform',
    'openGeoTiff',
    'percentile',
    'percentiles',
    'prepareZones',
    'readArea',
    'readGeoTiff',
    'readWarped',
    'slope',
    'storedNoData',
    'transformOfExtent',
    'unionExtents',
    'warp',
    'windowOfExtent',
    'windowTransform',
    'writeGeoTiff',
    'zonalStatistics',
    'zonalStatisticsInBlocks',
  ]);
});

test('the entry of order statistics exports these names', () => {
  expect(Object.keys(order).sort()).toEqual([
    'chunks',
    'finish',
    'finishInSlices',
    'momentsOf',
    'orderStatistics',
    'radixSort',
    'valueOfRank',
  ]);
});

test('the entry of counted cells exports these names', () => {
  expect(Object.keys(cells).sort()).toEqual([
    'baseOf',
    'bitsIndex',
    'chunk',
    'countCells',
    'entryOf',
    'fromOrderedBits',
    'leastOf',
    'mostSteps',
    'orderedBits',
    'rankCells',
    'relativeCells',
    'scaledIndex',
    'statisticsOfCounts',
    'tableSize',
    'unsigned',
    'valueAt',
    'valueIndex',
    'valuesOf',
  ]);
});

test('the Node entry exports these names', () => {
  expect(Object.keys(node).sort()).toEqual([
    'openGeoTiff',
    'readGeoTiff',
    'writeCog',
    'writeGeoTiff',
    'writeWhole',
  ]);
});
