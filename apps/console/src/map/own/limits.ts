/** What a tab opens without coming to a halt. */
export const ownLimits = {
  /** MB of a file whose content is read at once: texts, shapes, archives. */
  readMb: 100,
  /** MB of all files in an archive. */
  unpackedMb: 300,
  /** MB of a GeoTIFF, of which only parts are read. */
  rasterMb: 4096,
  /** Millions of pixels of a picture. */
  megapixels: 80,
  features: 200_000,
  /** Numbers of all coordinates. */
  vertices: 5_000_000,
  /** Files in an archive. */
  archived: 1000,
} as const;

export const megabyte = 2 ** 20;
