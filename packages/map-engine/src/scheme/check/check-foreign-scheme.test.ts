import { describe, expect, it } from 'vitest';
import type {
  BandStatistics,
  Field,
  MarkerSymbolLayer,
  RangeCategory,
  RasterDataType,
  Scheme,
} from '../../model';
import {
  characterMarker,
  fillSymbol,
  gradientFill,
  imageLine,
  imageMarker,
  labelSymbol,
  lineSymbol,
  markerLine,
  markerSymbol,
  pointPatternFill,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '../../model';
import {
  checkScheme,
  createScheme,
  generateCategories,
  graduatedColorScheme,
  graduatedSizeScheme,
  pinCategory,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  singleSymbolScheme,
} from '../index';

const real: Field = { name: 'v', type: 'REAL' };
const codes = (scheme: Scheme): string[] => checkScheme(scheme).map(({ at, code }) => `${at}: ${code}`);
const bandStatistics: BandStatistics = {
  dataType: 'uint8',
  min: 0,
  max: 255,
  mean: 100,
  stddev: 10,
  noData: null,
  totalCount: 9,
  enableUniqueValue: true,
  uniqueValueCount: 0,
  uniqueValues: [],
  histogram: null,
};

const data = (mime: string, bytes: number): string =>
  `data:${mime};base64,${'A'.repeat(Math.ceil((bytes * 4) / 3))}`;

// Further rules of section 5 of the specification, and of what a foreign style may hold.
describe('checkScheme of foreign styles', () => {
  const point = (marker: MarkerSymbolLayer): Scheme =>
    singleSymbolScheme('point', { template: markerSymbol(marker) });
  const limit = 2 * 1024 * 1024;

  it.each([
    ['png', data('image/png', 99), []],
    ['jpeg', data('image/jpeg', 99), []],
    ['jpg', data('IMAGE/JPG', 99), []],
    ['an address', 'https://example.org/a.svg', []],
    ['2 MB', data('image/png', limit), []],
    ['more than 2 MB', data('image/png', limit + 3), ['template.layers[0].source: image-size']],
    ['gif', data('image/gif', 9), ['template.layers[0].source: image-type']],
    ['svg', 'data:image/svg+xml,<svg/>', ['template.layers[0].source: image-type']],
    ['no media type', 'data:', ['template.layers[0].source: image-type']],
  ])('takes pictures of markers and lines as PNG or JPEG of 2 MB: %s', (_name, source, expected) => {
    expect(codes(point(imageMarker({ source })))).toEqual(expected);
    expect(codes(singleSymbolScheme('line', { template: lineSymbol(imageLine({ source })) }))).toEqual(
      expected,
    );
  });

  it.each([
    [simpleMarker({ size: 0.5 }), 'size'],
    [simpleMarker({ rotation: 361 }), 'rotation'],
    [simpleMarker({ offsetX: -361 }), 'offsetX'],
    [simpleMarker({ opacity: 1.01 }), 'opacity'],
    [simpleMarker({ outline: true, strokeWidth: 101 }), 'strokeWidth'],
    [characterMarker({ size: 101 }), 'size'],
    [svgMarker({ width: 0 }), 'width'],
    [imageMarker({ height: NaN }), 'height'],
  ])('keeps the numbers of markers to their bounds: %o', (marker, key) => {
    expect(codes(point(marker))).toEqual([`template.layers[0].${key}: out-of-range`]);
  });

  it('does not mind the width of an outline that is switched off', () => {
    expect(codes(point(simpleMarker({ outline: false, strokeWidth: 0 })))).toEqual([]);
  });

  it('keeps the numbers of lines and fills to their bounds', () => {
    const line = lineSymbol(
      simpleLine({ width: 101 }),
      imageLine({ interval: 0 }),
      markerLine({ interval: 361 }),
    );
    expect(codes(singleSymbolScheme('line', { template: line }))).toEqual([
      'template.layers[0].width: out-of-range',
      'template.layers[1].interval: out-of-range',
      'template.layers[2].interval: out-of-range',
    ]);
    const fill = fillSymbol(gradientFill({ angle: 400 }), pointPatternFill({ intervalX: 361, intervalY: 0 }));
    expect(codes(singleSymbolScheme('polygon', { template: fill }))).toEqual([
      'template.layers[0].angle: out-of-range',
      'template.layers[1].intervalX: out-of-range',
    ]);
  });

  it('wants 1 to 50 classes, of rasters 1 to 31', () => {
    const classes = (count: number): string[] => [
      ...codes(graduatedColorScheme('polygon', { field: real, classes: count })),
      ...codes(rasterGraduatedScheme({ classes: count })),
    ];
    expect([1, 31, 32, 50, 51, 0, 2.5].map((count) => classes(count).length)).toEqual([0, 0, 1, 1, 2, 2, 2]);
  });

  it('wants one of the four intervals of standard deviation', () => {
    const of = (interval: number) =>
      codes(graduatedColorScheme('point', { field: real, method: 'standard-deviation', interval }));
    expect([1, 1 / 2, 1 / 3, 1 / 4].flatMap(of)).toEqual([]);
    expect(of(0.7)).toEqual(['classification.interval: out-of-range']);
  });

  it('keeps edited edges to their number, and of 1-byte rasters to -255 to 255', () => {
    const edges = Array.from({ length: 33 }, (_, i) => i);
    expect(codes(graduatedColorScheme('point', { field: real, manualBreaks: edges }))).toEqual([]);
    expect(codes(rasterGraduatedScheme({ manualBreaks: edges }))).toEqual([
      'classification.manualBreaks: out-of-range',
    ]);
    const bands = (dataType: RasterDataType) => [{ name: 'b', statistics: { ...bandStatistics, dataType } }];
    const manualBreaks = [-256, 0, 255, 256];
    expect(codes(rasterGraduatedScheme({ manualBreaks, bands: bands('int16') }))).toEqual([]);
    expect(codes(rasterGraduatedScheme({ manualBreaks, bands: bands('uint8') }))).toEqual([
      'classification.manualBreaks[0]: break-out-of-byte-range',
      'classification.manualBreaks[3]: break-out-of-byte-range',
    ]);
  });

  it('names classes that overlap or hold nothing, in any order', () => {
    const made = generateCategories(graduatedColorScheme('point', { field: real, classes: 3 }), {
      values: [0, 30],
    });
    const [low, mid, high] = made.categories as readonly RangeCategory[];
    const scheme = (categories: readonly RangeCategory[]): string[] => codes({ ...made, categories });
    expect(scheme([high, low, mid])).toEqual([]);
    expect(scheme([low, { ...mid, lower: 5 }, high])).toEqual(['categories[1].lower: breaks-not-ascending']);
    expect(scheme([low, { ...mid, upper: mid.lower }, high])).toEqual([
      'categories[1].upper: breaks-not-ascending',
    ]);
  });

  it('minds sizes where sizes are drawn', () => {
    const sizes = { field: real, startSize: 0, endSize: 101 };
    expect(codes(graduatedColorScheme('point', sizes))).toEqual([]);
    expect(codes(graduatedSizeScheme('point', sizes))).toEqual([
      'classification.startSize: out-of-range',
      'classification.endSize: out-of-range',
    ]);
  });

  it('wants the one symbol shown', () => {
    const scheme = singleSymbolScheme('line');
    const hidden = generateCategories(pinCategory(scheme, 'all', { visible: false }));
    expect(codes(hidden)).toEqual(['template: no-visible-symbol']);
  });

  it('takes one to three fields', () => {
    const fields = [real, real, real, real];
    expect(codes({ ...createScheme('multiple-fields', 'polygon'), fields })).toEqual([
      'fields: out-of-range',
    ]);
  });

  it('names what is not a colour, in ramps, rows and labels', () => {
    const ramp = { name: '', colors: ['#ffffff', 'red-ish'] };
    expect(codes({ ...createScheme('stretch', 'raster'), ramp })).toEqual(['ramp.colors[1]: invalid-color']);
    expect(codes({ ...createScheme('stretch', 'raster'), ramp: { name: '', colors: [] } })).toEqual([
      'ramp.colors: invalid-color',
    ]);
    const label = labelSymbol({ useLabel: true, field: 'v', color: '?', haloWidth: 21, useBackground: true });
    expect(codes(singleSymbolScheme('point', { label }))).toEqual([
      'label.haloWidth: out-of-range',
      'label.color: invalid-color',
    ]);
  });

  it('warns of too many unique values of a band once they were counted', () => {
    const bands = (uniqueValueCount: number) => [
      { name: 'b', statistics: { ...bandStatistics, enableUniqueValue: false, uniqueValueCount } },
    ];
    expect(checkScheme(rasterUniqueValuesScheme({ bands: bands(0) }))).toEqual([]);
    expect(checkScheme(rasterUniqueValuesScheme({ bands: bands(257) }))).toEqual([
      { at: 'bands', code: 'too-many-unique-values', got: 257, level: 'warning' },
    ]);
  });
});
