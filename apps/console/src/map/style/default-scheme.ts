import { fillSymbol, lineSymbol, simpleFill, simpleLine } from '@gep/map-engine/model';
import type {
  Field,
  FieldStatistics,
  FieldValue,
  RasterBand,
  RasterScheme,
  VectorScheme,
} from '@gep/map-engine/model';
import {
  generateCategories,
  graduatedColorScheme,
  singleSymbolScheme,
  stretchScheme,
} from '@gep/map-engine/scheme';

/** Classes of a partition layer that nobody styled yet. */
const defaultClasses = 5;

/** A fill with a thin edge of one colour. */
function outlined(color: string, edge: string) {
  return fillSymbol(simpleFill({ color, outline: lineSymbol(simpleLine({ color: edge })) }));
}

/** Districts: the grey edge tells neighbours of one class apart on light and dark classes. */
const district = outlined('#769868', '#6b7a72');

/**
 * How a partition layer is drawn before anybody styled it: 5 classes of its value by natural breaks. Without a field of
 * values, or without any number in it, one symbol.
 */
export function defaultPolygonScheme(
  field: Field | null,
  statistics: FieldStatistics | null,
  properties: readonly Readonly<Record<string, FieldValue>>[],
): VectorScheme {
  const numbers = field !== null && properties.some((row) => typeof row[field.name] === 'number');
  if (!numbers) return singleSymbolScheme('polygon', { template: district });
  const scheme = graduatedColorScheme('polygon', {
    field,
    statistics,
    method: 'natural-breaks',
    classes: defaultClasses,
    template: district,
  });
  return generateCategories(scheme, { properties });
}

/** A line that is seen on any base map. */
export const defaultLineScheme: VectorScheme = singleSymbolScheme('line', {
  template: lineSymbol(simpleLine({ color: '#ff0000', width: 2 })),
});

/** Standard deviations about the mean that the default stretch spans, as the specification's stretch does. */
const span = 2.5;

/**
 * How a raster is drawn before anybody styled it: its first band over the default ramp, from minimum to maximum but no
 * farther than 2.5 standard deviations from the mean, so that a few extreme cells do not flatten all others.
 */
export function defaultRasterScheme(bands: readonly RasterBand[]): RasterScheme {
  const statistics = bands[0]?.statistics;
  if (!statistics) return stretchScheme({ bands });
  const { min, max, mean, stddev } = statistics;
  const reach = stddev > 0 ? span * stddev : Infinity;
  return stretchScheme({ bands, min: Math.max(min, mean - reach), max: Math.min(max, mean + reach) });
}

/** Borders without a fill, laid over rasters. */
export const borderScheme: VectorScheme = singleSymbolScheme('polygon', {
  template: outlined('#00000000', '#1c252199'),
});

/** Regions of an uploaded file, laid over everything. */
export const regionScheme: VectorScheme = singleSymbolScheme('polygon', {
  template: fillSymbol(
    simpleFill({
      color: '#ffffff33',
      outline: lineSymbol(
        simpleLine({ color: '#ffffff', width: 4 }),
        simpleLine({ color: '#1c2521', width: 2 }),
      ),
    }),
  ),
});
