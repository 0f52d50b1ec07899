/** What the names of the files beside a raster add to its name: what GDAL writes, and the attribute table of ArcGIS. */
export type AboutEnding = '.aux.xml' | '.vat.dbf' | '.vat.cpg';

/** Whether a file beside a raster says more about it (`cover.tif.aux.xml`, `cover.tif.vat.dbf`), by its name. */
export function isAboutFile(name: string): boolean {
  return /\.(aux\.xml|vat\.(dbf|cpg))$/i.test(name);
}
