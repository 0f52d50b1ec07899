import fc from 'fast-check';
import {
  classMethods,
  fieldTypes,
  fontStyles,
  labelPlacements,
  labelSymbol,
  rasterDataTypes,
  stretchKinds,
  statisticsScopes,
  resamplings,
} from '../src/model';
import type { MapSymbol, Scheme, VectorGeometry } from '../src/model';
import { createScheme, generateCategories, pinCategory } from '../src/scheme';
import { bool, color, fill, line, marker, opacity, ramp, shift, size, text } from './arbitrary-symbols';

// Generated schemes for the round-trip tests of the codec.

const label = fc
  .record({
    useLabel: bool,
    field: fc.option(text),
    fontFamily: text,
    fontStyle: fc.constantFrom(...fontStyles),
    size,
    color,
    opacity,
    offsetX: shift,
    offsetY: shift,
    rotation: shift,
    placement: fc.constantFrom(...labelPlacements),
    haloColor: color,
    haloWidth: size,
    useBackground: bool,
    background: fill,
    priorityField: fc.option(text),
    allowOverlap: bool,
    minResolution: fc.option(size),
    maxResolution: fc.option(size),
  })
  .map(labelSymbol);

const intent = {
  classes: fc.integer({ min: 1, max: 50 }),
  interval: fc.constantFrom(1, 1 / 2, 1 / 3, 1 / 4),
  method: fc.constantFrom(...classMethods),
  pivot: fc.option(shift),
  manualBreaks: fc.option(fc.constant([0, 1.5, 9])),
  ramp,
  reverse: bool,
  startSize: size,
  endSize: size,
} as const;

const statistic = fc.oneof(fc.integer(), fc.constant(NaN));
const histogram = fc.option(
  fc
    .record({
      min: fc.integer(),
      width: fc.nat(),
      counts: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
    })
    .map(({ min, width, counts }) => ({ min, max: min + width, counts })),
);
const fieldType = fc.constantFrom(...fieldTypes);
export const statistics = fc.option(
  fc.record({
    fields: fc.array(text, { minLength: 1, maxLength: 3 }),
    valueType: fieldType,
    min: statistic,
    max: statistic,
    mean: statistic,
    stddev: statistic,
    totalCount: fc.nat(),
    uniqueValueCount: fc.nat(),
    enableUniqueValue: bool,
    uniqueValues: fc.array(
      fc.record({ values: fc.array(fc.option(text), { minLength: 1, maxLength: 3 }), count: fc.nat() }),
      { maxLength: 3 },
    ),
    histogram,
  }),
);
export const bands = fc.array(
  fc.record({
    name: text,
    statistics: fc.record({
      dataType: fc.constantFrom(...rasterDataTypes),
      min: statistic,
      max: statistic,
      mean: statistic,
      stddev: statistic,
      noData: fc.option(fc.integer()),
      totalCount: fc.nat(),
      enableUniqueValue: bool,
      uniqueValueCount: fc.nat(),
      uniqueValues: fc.array(fc.record({ value: fc.integer(), count: fc.nat() }), { maxLength: 3 }),
      histogram,
    }),
  }),
  { maxLength: 2 },
);

const values = fc.array(fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constant(null)), {
  minLength: 1,
  maxLength: 9,
});
const symbolOf = { point: marker, line, polygon: fill } as const;

function vectorSchemes(geometry: VectorGeometry): fc.Arbitrary<Scheme> {
  const symbol: fc.Arbitrary<MapSymbol> = symbolOf[geometry];
  const base = { template: symbol, label };
  const field = fc.record({ name: text, type: fieldType });
  const sizeScheme =
    geometry === 'polygon'
      ? []
      : [
          fc
            .record({ ...base, ...intent, field, statistics })
            .map((options): Scheme => createScheme('graduated-size', geometry, options)),
        ];
  return fc.oneof(
    fc.record(base).map((options): Scheme => createScheme('single-symbol', geometry, options)),
    fc
      .record({ ...base, field: fc.option(field), ramp, reverse: bool, statistics })
      .map((options): Scheme => createScheme('unique-values', geometry, options)),
    fc
      .record({ ...base, fields: fc.array(field, { maxLength: 3 }), ramp, reverse: bool, statistics })
      .map((options): Scheme => createScheme('multiple-fields', geometry, options)),
    fc
      .record({ ...base, ...intent, field: fc.option(field), statistics })
      .map((options): Scheme => createScheme('graduated-color', geometry, options)),
    ...sizeScheme,
  );
}

const display = {
  bands,
  noDataColor: fc.option(color),
  background: fc.record({
    used: bool,
    value: fc.tuple(
      ...([0, 0, 0].map(() => fc.nat({ max: 255 })) as [
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
        fc.Arbitrary<number>,
      ]),
    ),
    color: fc.option(color),
  }),
  opacity,
  brightness: fc.integer({ min: -100, max: 100 }),
  contrast: fc.integer({ min: -100, max: 100 }),
  gamma: fc.double({ min: 0.1, max: 10, noNaN: true }),
  relief: fc.record({
    used: bool,
    sunAngle: fc.integer({ min: 1, max: 50 }),
    azimuth: fc.integer({ min: 0, max: 360 }),
    zFactor: size,
  }),
  resampling: fc.constantFrom(...resamplings),
};
const band = fc.option(fc.nat({ max: 9 }));
const stretch = {
  stretch: fc.constantFrom(...stretchKinds),
  statisticsFrom: fc.constantFrom(...statisticsScopes),
  min: fc.option(shift),
  max: fc.option(shift),
  stddevNumber: size,
  minClip: fc.nat({ max: 100 }),
  maxClip: fc.nat({ max: 100 }),
} as const;
const channel = fc.record({ used: bool, band });

const rasterSchemes: fc.Arbitrary<Scheme> = fc.oneof(
  fc
    .record({ ...display, ...stretch, band, ramp, reverse: bool })
    .map((options): Scheme => createScheme('stretch', 'raster', options)),
  fc
    .record({ ...display, ...intent, band })
    .map((options): Scheme => createScheme('raster-graduated', 'raster', options)),
  fc
    .record({ ...display, band, ramp, reverse: bool })
    .map((options): Scheme => createScheme('raster-unique-values', 'raster', options)),
  fc
    .record({
      ...display,
      ...stretch,
      channels: fc.record({ red: channel, green: channel, blue: channel, alpha: channel }),
    })
    .map((options): Scheme => createScheme('rgb-composite', 'raster', options)),
);

/** Schemes of all kinds with generated rows, one of them pinned. */
export const schemes: fc.Arbitrary<Scheme> = fc
  .tuple(
    fc.oneof(rasterSchemes, ...(['point', 'line', 'polygon'] as const).map(vectorSchemes)),
    values,
    fc.record({ color, label: text, visible: bool }, { requiredKeys: [] }),
  )
  .map(([scheme, data, patch]) => {
    const made = generateCategories(scheme, { values: data });
    if (!('categories' in made) || made.categories.length === 0) return made;
    return generateCategories(pinCategory(made, made.categories[0].key, patch), { values: data });
  });
