/** The number arrays that hold cells. 64-bit integers are not supported; 16-bit floats are widened on reading. */
export type TypedArray =
  Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array | Uint32Array | Float32Array | Float64Array;

/**
 * Cell to map coordinates in rasterio's order: `x = a·col + b·row + c`, `y = d·col + e·row + f`,
 * with (0, 0) the outer corner of the first cell. GDAL's GeoTransform of the same is `c, a, b, f, d, e`.
 */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** `[minX, minY, maxX, maxY]` in the units of the CRS. */
export type Extent = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** Cells `[left, top, right, bottom]`: left and top inside, right and bottom outside. */
export type CellWindow = readonly [left: number, top: number, right: number, bottom: number];

/** Where the cells of a grid are, without their values. */
export interface GridFrame {
  readonly width: number;
  readonly height: number;
  readonly transform: Transform;
  /** `EPSG:n`, WKT, or the empty string where it is not known. */
  readonly crs: string;
}

/**
 * One band of numbers on a grid, row-major from the first row.
 *
 * A cell is valid when it is finite, not `noData`, and not 0 in `mask`. `scale` and `offset` turn stored into
 * physical values (`stored · scale + offset`); statistics work on stored values, `applyScale` gives physical ones.
 */
export interface Grid extends GridFrame {
  readonly data: TypedArray;
  readonly noData?: number;
  /** One byte a cell, 0 where the cell is not valid. */
  readonly mask?: Uint8Array;
  readonly scale?: number;
  readonly offset?: number;
}

/**
 * Throws TypeError or RangeError unless the sizes of a grid fit together and its transform can be inverted.
 * @example
 * checkGrid(heights); // undefined
 */
export function checkGrid(grid: Grid): void {
  checkFrame(grid);
  if (!ArrayBuffer.isView(grid.data))
    throw new TypeError(`grid.data: got ${typeof grid.data}, allowed: a typed array`);
  const cells = grid.width * grid.height;
  if (grid.data.length !== cells)
    throw new RangeError(`grid.data: got ${grid.data.length} cells, allowed: width x height = ${cells}`);
  if (grid.mask && grid.mask.length !== cells)
    throw new RangeError(`grid.mask: got ${grid.mask.length} cells, allowed: width x height = ${cells}`);
}

/**
 * Throws RangeError unless width and height are positive integers and the transform is finite and invertible.
 * @example
 * checkFrame({ width: 4, height: 3, transform: [10, 0, 500000, 0, -10, 4000000] }); // undefined
 */
export function checkFrame(frame: Pick<GridFrame, 'width' | 'height' | 'transform'>): void {
  for (const side of ['width', 'height'] as const) {
    const size = frame[side];
    if (!Number.isSafeInteger(size) || size < 1)
      throw new RangeError(`grid.${side}: got ${String(size)}, allowed: a positive integer`);
  }
  const transform = frame.transform;
  if (transform.length !== 6 || !transform.every(Number.isFinite))
    throw new RangeError(`grid.transform: got [${transform.join(', ')}], allowed: six finite numbers`);
  if (transform[0] * transform[4] - transform[1] * transform[3] === 0)
    throw new RangeError(`grid.transform: got [${transform.join(', ')}], allowed: cells with an area`);
}

/**
 * NoData as it is stored in this array: a float32 array holds the rounded value, so the declared one
 * (for example -3.4e38) would never be met. `undefined` where no cell can equal it (none declared, or NaN:
 * not-a-number cells are never valid anyway).
 * @example
 * storedNoData(Float32Array.of(0), 0.1) === Math.fround(0.1); // true
 * storedNoData(Float32Array.of(0), NaN); // undefined
 */
export function storedNoData(data: TypedArray, noData: number | undefined): number | undefined {
  if (noData === undefined || Number.isNaN(noData)) return undefined;
  return data instanceof Float32Array ? Math.fround(noData) : noData;
}

/** Whether cells of this kind can be NoData: a byte never is -9999. Float32 holds the nearest number, see `storedNoData`. */
export function holdsNoData(
  array: new (length: number) => TypedArray,
  noData: number | undefined,
): noData is number {
  if (noData === undefined) return false;
  const [stored] = new array(1).fill(noData);
  return array === Float32Array || stored === noData || Number.isNaN(stored);
}

/**
 * Physical values of a grid: stored · scale + offset as float64 (NaN where not valid), without scale, offset and NoData.
 * @example
 * applyScale({ ...heights, scale: 0.5, offset: 100 }).data; // [100, 105, 110, 115, …]
 */
export function applyScale(grid: Grid): Grid {
  const { data, mask, scale = 1, offset = 0 } = grid;
  const noData = storedNoData(data, grid.noData);
  const values = new Float64Array(data.length);
  for (let i = 0; i < data.length; i++)
    values[i] = data[i] === noData || mask?.[i] === 0 ? NaN : data[i] * scale + offset;
  return {
    width: grid.width,
    height: grid.height,
    transform: grid.transform,
    crs: grid.crs,
    data: values,
    noData: NaN,
  };
}
