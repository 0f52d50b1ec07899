/** What reads a file, by its extension. */
export const singleFiles: Readonly<Record<string, 'geojson' | 'csv' | 'geotiff' | 'picture'>> = {
  geojson: 'geojson',
  json: 'geojson',
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  tif: 'geotiff',
  tiff: 'geotiff',
  png: 'picture',
  jpg: 'picture',
  jpeg: 'picture',
};

/** Parts of a shapefile, the ones that are read first. */
export const shapefileFiles = ['shp', 'dbf', 'prj', 'cpg', 'shx', 'sbn', 'sbx', 'tdb', 'qix', 'qpj', 'fix'];

/** A style of QGIS, which counts where it has the name of another file. */
export const styleFile = 'qml';

/** What a picker of files offers. */
export const ownAccept = ['zip', styleFile, ...Object.keys(singleFiles), ...shapefileFiles]
  .map((one) => `.${one}`)
  .join(',');
