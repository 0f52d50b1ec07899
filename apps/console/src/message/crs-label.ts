/** Parts of the names of systems, and what people call them. */
const short: readonly (readonly [string, string])[] = [
  ['China Geodetic Coordinate System 2000', 'CGCS2000'],
  ['World Geodetic System 1984', 'WGS 84'],
  ['Gauss-Kruger', 'GK'],
];

/**
 * A coordinate reference system as people call it, with its code.
 * @param crs `EPSG:n`, or WKT where no authority knows the system
 * @param name the one that the file or the authority gives it
 */
export function crsLabel(crs: string, name: string): string {
  const called = short.reduce((text, [long, brief]) => text.replace(long, brief), name);
  return crs.startsWith('EPSG:') ? `${called} (${crs})` : called;
}

/** A system that is known by `EPSG:n` or WKT alone: the code, or the name that the WKT begins with. */
export function crsOfText(crs: string): string {
  return crs.startsWith('EPSG:') ? crs : (/"([^"]+)"/.exec(crs)?.[1] ?? crs);
}
