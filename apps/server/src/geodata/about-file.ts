/** Whether a file is what GDAL writes beside a raster to say more about it (`cover.tif.aux.xml`), by its name. */
export function isAboutFile(name: string): boolean {
  return /\.aux\.xml$/i.test(name);
}
