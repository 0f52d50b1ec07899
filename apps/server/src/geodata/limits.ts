import { limits } from '@gep/api-client/contract';

/** Bounds of what the parser host takes on. Sizes in bytes, times in milliseconds. */
export const geodataLimits = {
  /** Parser processes at the same time, for people who wait (inspect, read) and for runs (warp, write). */
  concurrentChildren: { interactive: 2, work: 2 },
  /** Tasks of people that wait for a process; a user who sends many files keeps nobody else waiting. */
  waitingTasks: { each: 2, inAll: 20 },
  inspectTimeoutMs: 60_000,
  /** Warping or writing a province at 30 m. */
  workTimeoutMs: 600_000,
  /** Resident memory of one parser process; GDAL alone starts at about 200 MB. */
  memoryBytes: 1_500_000_000,
  /**
   * Written by one process for a task. Reading unpacks archives of 2 GB and copies a part; work writes each band of a
   * source and its target, and ten minutes are not enough for so much.
   */
  writtenBytes: { reading: 8_000_000_000, work: 100_000_000_000 },
  /** A process that has grown larger takes no further task: the memory of GDAL never shrinks. */
  keptBytes: 700_000_000,
  pollMs: 50,
  region: {
    rows: 100_000,
    vertices: 20_000_000,
    fields: 255,
    sampleRows: 5,
    /** Largest single part. */
    partBytes: 1_000_000_000,
  },
  /** A region file that is only measured: every polygon gets a tree of figures, and all shapes go back to the map. */
  measuredRegion: { rows: limits.measuredRegions, vertices: 1_000_000 },
  archive: {
    /** Pictures, themes and the like of a workbook included. */
    entries: 2000,
    /** Unpacked, for vector files. */
    bytes: 1_000_000_000,
  },
  /** Rasters of days in a ZIP: unpacked no more than a file of many bands may hold. */
  seriesArchive: { entries: 2000, bytes: limits.inputUploadBytes },
  feature: { rows: 100_000, vertices: 5_000_000, fields: 255 },
  table: {
    rows: 100_000,
    columns: 200,
    /** What the server takes over from the parser process without keeping others waiting. */
    cells: 1_000_000,
    cellLength: 10_000,
    bytes: 200_000_000,
  },
  raster: {
    /** Width x height of one raster or target grid. */
    cells: 400_000_000,
    bands: limits.rasterBands,
    directories: 64,
    /** Decoded bytes of one strip or tile. */
    blockBytes: 512_000_000,
    /** Cells that are held in memory at once. */
    windowCells: 4_000_000,
    /** Target cells that are warped between two reports of progress: half a second's work. */
    warpCells: 1_000_000,
    /** Cells of each side of a sample to look at, and cells up to which its statistics are of all cells. */
    sampleSide: 2048,
    countedCells: 16_000_000,
    /** Distinct whole numbers up to which a raster may be one of classes. */
    classes: 256,
  },
} as const;
