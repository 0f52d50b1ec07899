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
