import type { Scheme } from '@gep/map-engine/model';

/** Files in which a style goes to other programs; their words are `style-file.to-<format>`. */
export type StyleFileFormat = 'qml' | 'sld' | 'geostyler' | 'flat' | 'mapbox' | 'cartosym' | 'qgis' | 'gdal';

/** Ending of each. */
export const endings: Readonly<Record<StyleFileFormat, string>> = {
  qml: '.qml',
  sld: '.sld',
  geostyler: '.geostyler.json',
  flat: '.flat.json',
  mapbox: '.mapbox.json',
  cartosym: '.cs.json',
  qgis: '.txt',
  gdal: '.txt',
};

const ofAll: readonly StyleFileFormat[] = ['qml', 'sld', 'geostyler'];
const ofFeatures: readonly StyleFileFormat[] = [...ofAll, 'flat', 'mapbox', 'cartosym'];
const ofOneBand: readonly StyleFileFormat[] = [...ofAll, 'qgis', 'gdal'];

/** Formats that hold a scheme; those of web maps are of features, tables of colours of one band. */
export function formatsOf(scheme: Scheme): readonly StyleFileFormat[] {
  if (scheme.geometry !== 'raster') return ofFeatures;
  return scheme.kind === 'rgb-composite' ? ofAll : ofOneBand;
}
