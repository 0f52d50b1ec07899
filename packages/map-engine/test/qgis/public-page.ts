import { schemeFromQml, schemeFromSld } from '../../src/interchange';
import { geoJsonFeatures } from '../../src/layer';
import type { GeoJsonCollection, GeoJsonFeature } from '../../src/layer';
import type { FieldValue, Scheme, VectorGeometry, VectorScheme } from '../../src/model';
import { isVectorScheme } from '../../src/model';
import { comparePictures } from './compare';
import { drawMap, size } from './draw-map';

/* A picture shows as many metres of EPSG:3857 around 0, 0 as it has pixels. */
const cell = 64;
const columns = size.width / cell;
const places = columns * (size.height / cell);

/** A style file as the engine understands it, and features to draw it with. */
export interface ReadStyle {
  readonly geometry: Scheme['geometry'];
  readonly losses: readonly string[];
  /** Coordinates in EPSG:3857; null for a style of rasters. */
  readonly features: GeoJsonCollection | null;
}

const converted = (text: string) => (/<qgis[\s>]/.test(text) ? schemeFromQml(text) : schemeFromSld(text));

/** Reads a style; its features have every value and the middle of every class that it names. */
function readStyle(text: string): ReadStyle {
  const { result, losses } = converted(text);
  return {
    geometry: result.geometry,
    losses: losses.map(({ path, property, why }) => `${path} ${property} (${why})`),
    features: isVectorScheme(result) ? featuresOf(result) : null,
  };
}

function featuresOf(scheme: VectorScheme): GeoJsonCollection {
  const rows = attributesOf(scheme);
  const features = Array.from({ length: places }, (_, place): GeoJsonFeature => {
    const left = (place % columns) * cell - size.width / 2;
    const top = size.height / 2 - Math.floor(place / columns) * cell;
    const label = scheme.label.useLabel && scheme.label.field !== null;
    return {
      type: 'Feature',
      id: place,
      properties: {
        ...rows[place % rows.length],
        ...(label && { [String(scheme.label.field)]: `L ${place}` }),
      },
      geometry: shapes[scheme.geometry](left, top),
    };
  });
  return { type: 'FeatureCollection', features };
}

const shapes: Readonly<Record<VectorGeometry, (left: number, top: number) => GeoJsonFeature['geometry']>> = {
  point: (left, top) => ({ type: 'Point', coordinates: [left + 32, top - 32] }),
  line: (left, top) => ({
    type: 'LineString',
    coordinates: [
      [left + 6, top - 12],
      [left + 50, top - 20],
      [left + 20, top - 40],
      [left + 58, top - 54],
    ],
  }),
  polygon: (left, top) => ({
    type: 'Polygon',
    coordinates: [
      [
        [left + 6, top - 8],
        [left + 56, top - 12],
        [left + 58, top - 54],
        [left + 26, top - 58],
        [left + 8, top - 40],
        [left + 6, top - 8],
      ],
    ],
  }),
};

/** Attributes by which each row of the scheme is drawn once. */
function attributesOf(scheme: VectorScheme): Record<string, FieldValue>[] {
  const names =
    scheme.kind === 'multiple-fields'
      ? scheme.fields.map(({ name }) => name)
      : scheme.kind === 'single-symbol' || scheme.field === null
        ? []
        : [scheme.field.name];
  const rows = scheme.categories.flatMap((row): Record<string, FieldValue>[] => {
    if (row.kind === 'range') return [{ [names[0]]: (row.lower + row.upper) / 2 }];
    if (row.kind !== 'value') return [];
    const { values } = row;
    return [Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]))];
  });
  return rows.length > 0 ? rows : [{}];
}

/** Our picture of a style, as a data URL. */
function drawStyle(text: string, collection: GeoJsonCollection): Promise<string> {
  const { result: scheme } = converted(text);
  if (!isVectorScheme(scheme)) throw new TypeError('scheme: got one of rasters, allowed: one of features');
  return drawMap(scheme, geoJsonFeatures(collection), [0, 0], 1);
}

Object.assign(window, { readStyle, drawStyle, comparePictures });
