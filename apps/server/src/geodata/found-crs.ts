import type { FoundCrs } from './task';

/** Why coordinates of a system cannot be used: it is local, or not on the Earth. */
export type CrsFault = 'local' | 'not-earth' | 'not-horizontal';

/** Name, EPSG code (null where no authority is named) and kind of a CRS from its WKT 2. */
export function foundCrs(wkt: string): FoundCrs {
  const flat = wkt.replaceAll(/\s*\n\s*/g, '');
  const code = /ID\["EPSG",(\d+)\]\]$/.exec(flat);
  return {
    wkt: flat,
    epsg: code ? Number(code[1]) : null,
    name: /^\w+\["([^"]*)"/.exec(flat)?.[1] ?? '',
    geographic: /^GEO(G|GRAPHIC)CRS\[/.test(flat),
  };
}

/** `EPSG:n`, or WKT where no authority knows the system. */
export function crsText(crs: FoundCrs): string {
  return crs.epsg === null ? crs.wkt : `EPSG:${crs.epsg}`;
}

/** The first thing that keeps a system from being transformed to the project's, or null. */
export function crsFault(crs: FoundCrs): CrsFault | null {
  if (/^(ENGCRS|ENGINEERINGCRS|LOCAL_CS|PARAMETRICCRS|TIMECRS)\[/.test(crs.wkt)) return 'local';
  if (
    !/^(GEOGCRS|GEOGRAPHICCRS|PROJCRS|PROJECTEDCRS|COMPOUNDCRS|BOUNDCRS|GEODCRS|DERIVEDPROJCRS)\[/.test(
      crs.wkt,
    )
  )
    return 'not-horizontal';
  const axis = /ELLIPSOID\["[^"]*",\s*([\d.eE+]+)/.exec(crs.wkt);
  // The ellipsoids used for the Earth have semi-major axes between 6,370,000 m and 6,379,000 m.
  if (axis && (Number(axis[1]) < 6_350_000 || Number(axis[1]) > 6_400_000)) return 'not-earth';
  return null;
}
