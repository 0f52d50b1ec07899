import { storedNoData, transformOfExtent, warp } from '@gep/raster';
import type { Grid, TypedArray } from '@gep/raster';
import { projector } from '../geometry';
import type { LoadRaster, RasterBlock } from './raster-block';

/**
 * Loads the change from one raster to another, band by band: later minus earlier, on the cells of the later one; no data
 * (NaN, even if the bands of the later raster say otherwise) where either has none. `differenceScheme` makes
 * classes mirrored about 0, in which gain and loss look alike.
 * @example
 * const [before, after] = ['2015', '2020'].map((year) => geoTiffLoader(`https://example.org/npp-${year}.tif`));
 * const scheme = stretchScheme({ min: -100, max: 100, ramp: 'RdBu' });
 * map.addLayer(createRasterLayer({ name: 'Change', scheme, load: differenceLoader(after.load, before.load) }));
 */
export function differenceLoader(later: LoadRaster, earlier: LoadRaster): LoadRaster {
  return async (extent, resolution, request) => {
    const [to, from] = await Promise.all([
      later(extent, resolution, request),
      earlier(extent, resolution, request),
    ]);
    if (to === null || from === null) return null;
    const projection = to.projection ?? request.projection;
    const bands = to.bands.slice(0, from.bands.length).map((_, band) => {
      const grid = gridOf(to, band, projection);
      return difference(grid, onto(grid, gridOf(from, band, from.projection ?? request.projection)));
    });
    return { extent: to.extent, width: to.width, height: to.height, bands, noData: NaN, projection };
  };
}

function gridOf({ extent, width, height, bands, noData }: RasterBlock, band: number, crs: string): Grid {
  const transform = transformOfExtent(extent, width, height);
  return { width, height, transform, crs, data: bands[band], ...(noData != null && { noData }) };
}

/** A grid on the cells of another one. */
function onto(frame: Grid, grid: Grid): Grid {
  const same = frame.transform.every((value, i) => value === grid.transform[i]) && frame.crs === grid.crs;
  if (same && frame.width === grid.width && frame.height === grid.height) return grid;
  const project = projector(frame.crs, grid.crs);
  const { width, height, transform, crs } = frame;
  return warp(grid, { width, height, transform, crs }, { transform: (x, y) => project([x, y]) });
}

/** Float32 holds differences of numbers of up to 16 bits exactly. */
function difference(to: Grid, from: Grid): TypedArray {
  const narrow = [to, from].every(({ data }) => data instanceof Float32Array || data.BYTES_PER_ELEMENT <= 2);
  const cells = narrow ? new Float32Array(to.data.length) : new Float64Array(to.data.length);
  const [toNoData, fromNoData] = [to, from].map(({ data, noData }) => storedNoData(data, noData));
  for (let i = 0; i < cells.length; i++) {
    const [a, b] = [to.data[i], from.data[i]];
    const empty = a === toNoData || b === fromNoData || from.mask?.[i] === 0;
    cells[i] = empty ? NaN : a - b;
  }
  return cells;
}
