import { qmlOfScheme } from '../../src/interchange';
import { geoJsonFeatures } from '../../src/layer';
import type { GeoJsonCollection } from '../../src/layer';
import { generateCategories } from '../../src/scheme';
import { comparePictures, contactSheet } from './compare';
import { drawMap } from './draw-map';
import { styles } from './styles';

/** What came of one map. */
export interface Drawn {
  readonly picture: string;
  readonly breaks: readonly number[];
  /** The style file for QGIS, and what it lost. */
  readonly qml: string;
  readonly losses: readonly string[];
}

/**
 * A map in one of the styles.
 * @param collection coordinates in EPSG:3857
 * @param resolution metres of EPSG:3857 a pixel
 */
async function draw(
  name: string,
  collection: GeoJsonCollection,
  center: number[],
  resolution: number,
): Promise<Drawn> {
  const intent = styles[name];
  if (!intent) throw new RangeError(`name: got ${name}, allowed: ${Object.keys(styles).join(', ')}`);
  const features = geoJsonFeatures(collection);
  const scheme = generateCategories(intent, { properties: features.map(({ properties }) => properties) });
  const picture = await drawMap(scheme, features, center, resolution);
  const rows = scheme.categories.flatMap((row) => (row.kind === 'range' ? [row] : []));
  const breaks = rows.length > 0 ? [rows[0].lower, ...rows.map(({ upper }) => upper)] : [];
  const { result: qml, losses } = qmlOfScheme(scheme);
  return { picture, breaks, qml, losses: losses.map(({ path, property }) => `${path} ${property}`) };
}

Object.assign(window, { draw, comparePictures, contactSheet });
