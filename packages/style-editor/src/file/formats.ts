import type { Scheme } from '@gep/map-engine/model';

/** Files in which a style goes to other programs; their words are `style-file.to-<format>`. */
export type StyleFileFormat = 'qml' | 'sld' | 'geostyler' | 'qgis' | 'gdal';

/** Ending of each. */
export const endings: Readonly<Record<StyleFileFormat, string>> = {
  qml: '.qml',
  sld: '.sld',
  geostyler: '.geostyler.json',
  qgis: '.txt',
  gdal: '.txt',
};

const ofAll: readonly StyleFileFormat[] = ['qml', 'sld', 'geostyler'];
const ofOneBand: readonly StyleFileFormat[] = [...ofAll, 'qgis', 'gdal'];

/** Formats that hold a scheme; tables of colours are of one band. */
export function formatsOf(scheme: Scheme): readonly StyleFileFormat[] {
  return scheme.geometry === 'raster' && scheme.kind !== 'rgb-composite' ? ofOneBand : ofAll;
}
