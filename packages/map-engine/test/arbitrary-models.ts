import fc from 'fast-check';
import {
  characterMarker,
  fieldTypes,
  fontStyles,
  gradientFill,
  horizontalAnchors,
  imageLine,
  imageMarker,
  labelPlacements,
  labelSymbol,
  lineCaps,
  lineJoins,
  linePatternFill,
  markerLine,
  markerPositions,
  markerShapes,
  pointPatternFill,
  rasterDataTypes,
  simpleFill,
  simpleLine,
  simpleMarker,
  strokeDashes,
  svgMarker,
  verticalAnchors,
} from '../src/model';
import type { FillSymbol, LineSymbol, MapSymbol, MarkerSymbol, Scheme, VectorGeometry } from '../src/model';
import { createScheme, generateCategories, pinCategory } from '../src/scheme';

// Generated models for the round-trip tests of the codec.

const bool = fc.boolean();
const size = fc.double({ min: 0.5, max: 400, noNaN: true });
const shift = fc.integer({ min: -360, max: 360 });
const opacity = fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100);
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const text = fc.string({ maxLength: 12 });
const ramp = fc.record({ name: text, colors: fc.array(color, { minLength: 1, maxLength: 11 }) });
const layer = { visible: bool, opacity };
const placed = {
  rotation: shift,
  offsetX: shift,
  offsetY: shift,
  anchorX: fc.constantFrom(...horizontalAnchors),
  anchorY: fc.constantFrom(...verticalAnchors),
};
const outlined = {
  outline: bool,
  strokeColor: color,
  strokeWidth: size,
  strokeDash: fc.constantFrom(...strokeDashes),
};

function stackOf<L>(item: fc.Arbitrary<L>): fc.Arbitrary<readonly L[]> {
  return fc.array(item, { minLength: 1, maxLength: 2 });
}

const marker: fc.Arbitrary<MarkerSymbol> = stackOf(
  fc.oneof(
    fc
      .record({
        ...layer,
        ...placed,
        ...outlined,
        shape: fc.constantFrom(...markerShapes),
        size,
        fillColor: color,
      })
      .map(simpleMarker),
    fc
      .record({
        ...layer,
        ...placed,
        ...outlined,
        svg: text,
        width: size,
        height: size,
        fillColor: fc.option(color),
      })
      .map(svgMarker),
    fc
      .record({
        ...layer,
        ...placed,
        ...outlined,
        text,
        fontFamily: text,
        fontStyle: fc.constantFrom(...fontStyles),
        size,
        fillColor: color,
      })
      .map(characterMarker),
    fc.record({ ...layer, ...placed, name: text, source: text, width: size, height: size }).map(imageMarker),
  ),
).map((layers) => ({ kind: 'marker', layers }));

const line: fc.Arbitrary<LineSymbol> = stackOf(
  fc.oneof(
    fc
      .record({
        ...layer,
        color,
        width: size,
        dash: fc.constantFrom(...strokeDashes),
        join: fc.constantFrom(...lineJoins),
        cap: fc.constantFrom(...lineCaps),
      })
      .map(simpleLine),
    fc.record({ ...layer, name: text, source: text, width: size, interval: size }).map(imageLine),
    fc
      .record({
        ...layer,
        marker,
        position: fc.constantFrom(...markerPositions),
        interval: size,
        offset: shift,
        followLine: bool,
      })
      .map(markerLine),
  ),
).map((layers) => ({ kind: 'line', layers }));

const outline = { useOutline: bool, outline: line };
const fill: fc.Arbitrary<FillSymbol> = stackOf(
  fc.oneof(
    fc.record({ ...layer, ...outline, color }).map(simpleFill),
    fc
      .record({
        ...layer,
        ...outline,
        shape: fc.constantFrom('linear' as const, 'radial' as const),
        colorScheme: fc.constantFrom('two-color' as const, 'ramp' as const),
        startColor: color,
        endColor: color,
        ramp,
        reverse: bool,
        angle: shift,
      })
      .map(gradientFill),
    fc
      .record({ ...layer, ...outline, line, angle: shift, interval: size, offset: shift })
      .map(linePatternFill),
    fc
      .record({
        ...layer,
        ...outline,
        marker,
        intervalX: size,
        intervalY: size,
        offsetX: shift,
        offsetY: shift,
      })
      .map(pointPatternFill),
  ),
).map((layers) => ({ kind: 'fill', layers }));

/** Symbols of all kinds. */
export const symbols: fc.Arbitrary<MapSymbol> = fc.oneof(marker, line, fill);

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
  })
  .map(labelSymbol);

const intent = {
  classes: fc.integer({ min: 1, max: 50 }),
  interval: fc.constantFrom(1, 1 / 2, 1 / 3, 1 / 4),
  method: fc.constantFrom('equal-interval', 'quantile', 'natural-breaks', 'standard-deviation', 'pretty'),
  pivot: fc.option(shift),
  manualBreaks: fc.option(fc.constant([0, 1.5, 9])),
  ramp,
  reverse: bool,
  startSize: size,
  endSize: size,
} as const;

const statistic = fc.oneof(fc.integer(), fc.constant(NaN));
const histogram = fc.option(
  fc.record({ min: fc.integer(), max: fc.integer(), counts: fc.array(fc.nat(), { maxLength: 5 }) }),
);
const fieldType = fc.constantFrom(...fieldTypes);
const statistics = fc.option(
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
const bands = fc.array(
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
};
const band = fc.option(fc.nat({ max: 9 }));
const stretch = {
  stretch: fc.constantFrom('min-max', 'standard-deviation', 'percent-clip', 'histogram-equalization'),
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
