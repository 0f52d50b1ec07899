/** Where the synthetic region lies: degrees of CGCS2000 (EPSG:4490), cells of about 250 m. */
export const place = {
  west: 110.2,
  north: 31.1,
  cell: 0.0025,
  width: 480,
  height: 360,
  seed: 20240607,
} as const;

/** Count of the cells. */
export const cells = place.width * place.height;

/** Centres of the towns as fractions of the width and height, and their radius in cells: all in the plain. */
export const towns = [
  { x: 0.74, y: 0.68, radius: 17 },
  { x: 0.52, y: 0.8, radius: 8 },
  { x: 0.88, y: 0.42, radius: 8 },
] as const;

/** The bay of the sea, in the same measures. */
export const bay = { x: 0.99, y: 0.99, radius: 62 } as const;

/** Degrees of a place given in cells from the north-west corner. */
export function degrees(column: number, row: number): readonly [longitude: number, latitude: number] {
  return [place.west + column * place.cell, place.north - row * place.cell];
}
