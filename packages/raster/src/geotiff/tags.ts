/** TIFF 6.0, BigTIFF, GeoTIFF and GDAL tags that are read or written. */
export const tag = {
  newSubfileType: 254,
  imageWidth: 256,
  imageLength: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  fillOrder: 266,
  stripOffsets: 273,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  planarConfiguration: 284,
  predictor: 317,
  colorMap: 320,
  tileWidth: 322,
  tileLength: 323,
  tileOffsets: 324,
  tileByteCounts: 325,
  extraSamples: 338,
  sampleFormat: 339,
  jpegTables: 347,
  modelPixelScale: 33550,
  modelTiepoint: 33922,
  modelTransformation: 34264,
  geoKeyDirectory: 34735,
  geoDoubleParams: 34736,
  geoAsciiParams: 34737,
  gdalMetadata: 42112,
  gdalNoData: 42113,
  lercParameters: 50674,
} as const;

/** TIFF field types: number in the file, bytes a value. */
export const fieldType = {
  byte: { code: 1, bytes: 1 },
  ascii: { code: 2, bytes: 1 },
  short: { code: 3, bytes: 2 },
  long: { code: 4, bytes: 4 },
  rational: { code: 5, bytes: 8 },
  signedByte: { code: 6, bytes: 1 },
  undefined: { code: 7, bytes: 1 },
  signedShort: { code: 8, bytes: 2 },
  signedLong: { code: 9, bytes: 4 },
  signedRational: { code: 10, bytes: 8 },
  float: { code: 11, bytes: 4 },
  double: { code: 12, bytes: 8 },
  ifd: { code: 13, bytes: 4 },
  long8: { code: 16, bytes: 8 },
  signedLong8: { code: 17, bytes: 8 },
  ifd8: { code: 18, bytes: 8 },
} as const;

/** What a reader accepts before it touches pixels; a hostile header must not cost memory. */
export const limit = {
  directories: 64,
  entries: 4096,
  /** Numbers and letters of all tags of a file together. */
  tagValues: 6_000_000,
  blocks: 1_000_000,
  /** Bytes of one decoded tile or strip. */
  blockBytes: 1024 * 1024 * 1024,
  /** Bytes of a decoded tile that may be larger than four times its image. */
  paddedBytes: 16 * 1024 * 1024,
  /** Uncompressed strips up to this size are read as they are. */
  stripBytes: 1024 * 1024,
  samples: 4096,
  side: 2 ** 31 - 1,
  /** Bytes that a read takes unless its caller allows more. */
  memory: 256 * 1024 * 1024,
} as const;
