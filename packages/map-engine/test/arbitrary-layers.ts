import fc from 'fast-check';
import { fieldTypes } from '../src/model';
import type {
  FeatureData,
  LayerModel,
  RasterScheme,
  Scheme,
  VectorGeometry,
  VectorScheme,
} from '../src/model';
import { bands, schemes, statistics } from './arbitrary-schemes';
import { bool, opacity, size, text } from './arbitrary-symbols';

// Generated layers for the round-trip tests of the codec.

// JSON has no -0.
const coordinate = fc.double({ min: -1e7, max: 1e7, noNaN: true }).map((value) => value + 0);
const pair = fc.tuple(coordinate, coordinate);
const zIndex = fc.integer({ min: -9, max: 9 });
const filled = fc.string({ minLength: 1, maxLength: 9 });

const common = fc
  .record({
    id: text,
    name: text,
    visible: bool,
    opacity,
    zIndex,
    projection: filled,
    originalProjection: fc.option(filled),
    filePath: fc.option(text, { nil: undefined }),
    minResolution: fc.option(size, { nil: undefined }),
    maxResolution: fc.option(size, { nil: undefined }),
  })
  .map(({ filePath, minResolution, maxResolution, ...rest }) => ({
    ...rest,
    ...(filePath === undefined ? {} : { filePath }),
    ...(minResolution === undefined ? {} : { minResolution }),
    ...(maxResolution === undefined ? {} : { maxResolution }),
  }));

const attributes = {
  fields: fc.array(fc.record({ name: text, type: fc.constantFrom(...fieldTypes) }), { maxLength: 4 }),
  nameField: fc.option(text),
};

function schemesOf<S extends Scheme>(geometry: S['geometry']): fc.Arbitrary<S> {
  return schemes.filter((scheme): scheme is Scheme & S => scheme.geometry === geometry);
}

function join<A extends object, B extends object>(
  one: fc.Arbitrary<A>,
  two: fc.Arbitrary<B>,
): fc.Arbitrary<A & B> {
  return fc.tuple(one, two).map(([a, b]) => ({ ...a, ...b }));
}

const vector = (kind: VectorGeometry): fc.Arbitrary<LayerModel> =>
  join(
    common,
    fc.record({ kind: fc.constant(kind), ...attributes, scheme: schemesOf<VectorScheme>(kind), statistics }),
  );

const extent = fc
  .tuple(coordinate, coordinate, fc.nat({ max: 999 }), fc.nat({ max: 999 }))
  .map(([x, y, w, h]) => [x, y, x + w, y + h] as const);

const leaf: fc.Arbitrary<LayerModel> = fc.oneof(
  vector('point'),
  vector('line'),
  vector('polygon'),
  join(
    common,
    fc.record({
      kind: fc.constant('mixed' as const),
      ...attributes,
      schemes: fc.record({
        point: schemesOf<VectorScheme>('point'),
        line: schemesOf<VectorScheme>('line'),
        polygon: schemesOf<VectorScheme>('polygon'),
      }),
    }),
  ),
  join(
    common,
    fc.record({
      kind: fc.constant('raster' as const),
      // A style without bands takes those of its layer.
      scheme: schemesOf<RasterScheme>('raster').filter((scheme) => scheme.bands.length > 0),
      bands,
      extent: fc.option(extent),
    }),
  ),
  join(
    common,
    fc
      .record({
        kind: fc.constant('tile' as const),
        format: fc.constantFrom('xyz' as const, 'wmts' as const),
        url: text,
        minLevel: fc.nat({ max: 9 }),
        levels: fc.nat({ max: 15 }),
        layerName: text,
        version: text,
        attribution: text,
      })
      .map(({ levels, ...rest }) => ({ ...rest, maxLevel: rest.minLevel + levels })),
  ),
  join(
    common,
    fc.record({
      kind: fc.constant('image' as const),
      source: text,
      transformMatrix: fc.option(
        fc.tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate),
      ),
      transformType: fc.constantFrom('affine' as const, 'similarity' as const, 'translate' as const),
      controlPoints: fc.array(fc.record({ checked: bool, pixel: pair, map: pair }), { maxLength: 4 }),
    }),
  ),
);

/** Layers of every kind, alone or in groups. */
export const layers: fc.Arbitrary<LayerModel> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  {
    weight: 1,
    arbitrary: join(
      common,
      fc.record({ kind: fc.constant('group' as const), children: fc.array(leaf, { maxLength: 3 }) }),
    ),
  },
);

/** Features whose geometry is some base64 text. */
export const features: fc.Arbitrary<readonly FeatureData[]> = fc.array(
  fc.record({
    id: text,
    wkb: fc.option(fc.base64String({ maxLength: 24 })),
    properties: fc.dictionary(text, fc.oneof(text, fc.integer(), fc.constant(null)), { maxKeys: 4 }),
  }),
  { minLength: 1, maxLength: 4 },
);
