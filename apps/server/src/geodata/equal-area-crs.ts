/** Equal-area CRS of a project, in both spellings. */
export interface ProjectCrs {
  readonly name: string;
  readonly wkt: string;
  readonly proj4: string;
}

interface EqualArea {
  readonly name: string;
  readonly datum: 'CGCS2000' | 'WGS84';
  /** Standard parallels of Albers; null for Lambert azimuthal. */
  readonly parallels: readonly [number, number] | null;
  readonly latitude: number;
  readonly meridian: number;
}

const datums = {
  CGCS2000: {
    base: 'GEOGCS["China Geodetic Coordinate System 2000",DATUM["China_2000",SPHEROID["CGCS2000",6378137,298.257222101,AUTHORITY["EPSG","1024"]],AUTHORITY["EPSG","1043"]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4490"]]',
    proj4: '+ellps=GRS80 +towgs84=0,0,0,0,0,0,0',
  },
  WGS84: {
    base: 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0],UNIT["degree",0.0174532925199433],AUTHORITY["EPSG","4326"]]',
    proj4: '+datum=WGS84',
  },
} satisfies Record<EqualArea['datum'], { base: string; proj4: string }>;

/** An equal-area system as WKT 1 (which GDAL, PROJ and proj4js all read) and as PROJ text. Metres, no false origin. */
export function equalAreaCrs({ name, datum, parallels, latitude, meridian }: EqualArea): ProjectCrs {
  const { base, proj4 } = datums[datum];
  const method = parallels ? 'Albers_Conic_Equal_Area' : 'Lambert_Azimuthal_Equal_Area';
  const parameters: [string, number][] = parallels
    ? [
        ['latitude_of_center', latitude],
        ['longitude_of_center', meridian],
        ['standard_parallel_1', parallels[0]],
        ['standard_parallel_2', parallels[1]],
      ]
    : [
        ['latitude_of_center', latitude],
        ['longitude_of_center', meridian],
      ];
  parameters.push(['false_easting', 0], ['false_northing', 0]);
  const list = parameters.map(([key, value]) => `PARAMETER["${key}",${value}]`).join(',');
  const projection = parallels
    ? `+proj=aea +lat_0=${latitude} +lon_0=${meridian} +lat_1=${parallels[0]} +lat_2=${parallels[1]}`
    : `+proj=laea +lat_0=${latitude} +lon_0=${meridian}`;
  return {
    name,
    wkt: `PROJCS["${name}",${base},PROJECTION["${method}"],${list},UNIT["metre",1],AXIS["Easting",EAST],AXIS["Northing",NORTH]]`,
    proj4: `${projection} +x_0=0 +y_0=0 ${proj4} +units=m +no_defs`,
  };
}
