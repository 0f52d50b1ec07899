/** One map projection in GeoTIFF keys and in WKT 1. */
export interface ProjectionMethod {
  /** Value of ProjMethodGeoKey. */
  readonly code: number;
  /** WKT 1 name, then other spellings that are read. */
  readonly names: readonly [string, ...string[]];
  /** WKT 1 parameter, the key that GDAL writes for it, other keys that are read. */
  readonly parameters: readonly (readonly [name: string, ...keys: [number, ...number[]]])[];
}

const falseOrigin = [
  ['false_easting', 3082, 3086, 3090],
  ['false_northing', 3083, 3087, 3091],
] as const;
const parallels = [
  ['standard_parallel_1', 3078],
  ['standard_parallel_2', 3079],
] as const;
const origin = [
  ['latitude_of_origin', 3081, 3089, 3085],
  ['central_meridian', 3080, 3088, 3084],
] as const;
const centre = [
  ['latitude_of_center', 3089, 3081, 3085],
  ['longitude_of_center', 3088, 3080, 3084],
] as const;
const scale = ['scale_factor', 3092, 3093] as const;

/** The projections that meet each other in land accounting rasters (OGC 19-008r4, annex C; names of OGC 01-009). */
export const projectionMethods: readonly ProjectionMethod[] = [
  { code: 1, names: ['Transverse_Mercator', 'Gauss_Kruger'], parameters: [...origin, scale, ...falseOrigin] },
  { code: 7, names: ['Mercator_1SP', 'Mercator'], parameters: [...origin, scale, ...falseOrigin] },
  {
    code: 8,
    names: ['Lambert_Conformal_Conic_2SP', 'Lambert_Conformal_Conic'],
    parameters: [
      ...parallels,
      ['latitude_of_origin', 3085, 3081],
      ['central_meridian', 3084, 3080],
      ['false_easting', 3086, 3082],
      ['false_northing', 3087, 3083],
    ],
  },
  { code: 9, names: ['Lambert_Conformal_Conic_1SP'], parameters: [...origin, scale, ...falseOrigin] },
  { code: 10, names: ['Lambert_Azimuthal_Equal_Area'], parameters: [...centre, ...falseOrigin] },
  {
    code: 11,
    names: ['Albers_Conic_Equal_Area', 'Albers'],
    parameters: [
      ...parallels,
      ['latitude_of_center', 3081, 3085, 3089],
      ['longitude_of_center', 3080, 3084, 3088],
      ...falseOrigin,
    ],
  },
  { code: 12, names: ['Azimuthal_Equidistant'], parameters: [...centre, ...falseOrigin] },
  { code: 13, names: ['Equidistant_Conic'], parameters: [...parallels, ...centre, ...falseOrigin] },
  { code: 14, names: ['Stereographic'], parameters: [...origin, scale, ...falseOrigin] },
  {
    code: 15,
    names: ['Polar_Stereographic'],
    parameters: [['latitude_of_origin', 3081], ['central_meridian', 3095, 3080], scale, ...falseOrigin],
  },
  {
    code: 16,
    names: ['Oblique_Stereographic', 'Double_Stereographic'],
    parameters: [...origin, scale, ...falseOrigin],
  },
  {
    code: 17,
    names: ['Equirectangular', 'Plate_Carree', 'Equidistant_Cylindrical'],
    parameters: [
      ['standard_parallel_1', 3078],
      ['latitude_of_origin', 3089, 3081],
      ['central_meridian', 3088, 3080],
      ...falseOrigin,
    ],
  },
  { code: 24, names: ['Sinusoidal'], parameters: [['longitude_of_center', 3088, 3080], ...falseOrigin] },
  {
    code: 28,
    names: ['Cylindrical_Equal_Area'],
    parameters: [['standard_parallel_1', 3078], ['central_meridian', 3080, 3088], ...falseOrigin],
  },
];

/** EPSG geodetic systems that projections of our data rest on: name, datum, ellipsoid, metres, inverse flattening. */
export const geodeticSystems: Readonly<Record<number, readonly [string, string, string, number, number]>> = {
  4326: ['WGS 84', 'WGS_1984', 'WGS 84', 6378137, 298.257223563],
  4490: ['China Geodetic Coordinate System 2000', 'China_2000', 'CGCS2000', 6378137, 298.257222101],
  4214: ['Beijing 1954', 'Beijing_1954', 'Krassowsky 1940', 6378245, 298.3],
  4610: ['Xian 1980', 'Xian_1980', 'IAG 1975', 6378140, 298.257],
  4555: ['New Beijing', 'New_Beijing', 'Krassowsky 1940', 6378245, 298.3],
  4267: ['NAD27', 'North_American_Datum_1927', 'Clarke 1866', 6378206.4, 294.978698213898],
  4269: ['NAD83', 'North_American_Datum_1983', 'GRS 1980', 6378137, 298.257222101],
  4258: ['ETRS89', 'European_Terrestrial_Reference_System_1989', 'GRS 1980', 6378137, 298.257222101],
};

/** EPSG datum codes and the geodetic system of each in degrees from Greenwich. */
export const systemOfDatum: Readonly<Record<number, number>> = {
  6326: 4326,
  1043: 4490,
  6214: 4214,
  6610: 4610,
  1045: 4555,
  6267: 4267,
  6269: 4269,
  6258: 4258,
};

/** EPSG ellipsoids: name, metres, inverse flattening. */
export const ellipsoids: Readonly<Record<number, readonly [string, number, number]>> = {
  1024: ['CGCS2000', 6378137, 298.257222101],
  7008: ['Clarke 1866', 6378206.4, 294.978698213898],
  7019: ['GRS 1980', 6378137, 298.257222101],
  7022: ['International 1924', 6378388, 297],
  7024: ['Krassowsky 1940', 6378245, 298.3],
  7030: ['WGS 84', 6378137, 298.257223563],
  7049: ['IAG 1975', 6378140, 298.257],
};
