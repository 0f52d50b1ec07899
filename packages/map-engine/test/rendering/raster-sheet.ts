import { createRasterLayer } from '../../src/layer';
import type { RasterBlock } from '../../src/layer';
import { transformExtent } from '../../src/geometry';
import type { Extent, RasterScheme } from '../../src/model';
import type { PictureCase } from './picture-case';

/** Cells of a side of a tile. */
export const side = 48;

/** Cells of a tile by a function of their place, 0-1 from the left and from the top. */
export const cellsOf = (value: (x: number, y: number) => number): Float32Array =>
  Float32Array.from({ length: side * side }, (_, i) =>
    value(((i % side) + 0.5) / side, (Math.floor(i / side) + 0.5) / side),
  );

/** Two hills and a hollow, about 0 to 100, most of it low, with a lake without data. */
export const hills = cellsOf((x, y) => {
  const hill = (cx: number, cy: number, width: number): number =>
    Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / width);
  if (Math.hypot(x - 0.8, y - 0.78) < 0.12) return NaN;
  return 100 * hill(0.3, 0.35, 0.03) + 60 * hill(0.75, 0.3, 0.02) + 15 * x;
});

interface Tile {
  readonly scheme: RasterScheme;
  /** Default: the hills. */
  readonly bands?: RasterBlock['bands'];
  /** Cells of a side where the bands have others. */
  readonly side?: number;
  readonly noData?: number;
}

/** Rasters side by side on a map, four in a row. */
export function rasterSheet(tiles: readonly Tile[]): PictureCase {
  const [step, columns] = [1.1, 4];
  const rows = Math.ceil(tiles.length / columns);
  return {
    kind: 'map',
    size: [Math.min(tiles.length, columns) * 68 + 12, rows * 68 + 12],
    extent: [0, -rows * step + 0.1, Math.min(tiles.length, columns) * step - 0.1, 0],
    fill(map) {
      tiles.forEach(({ scheme, bands = [hills], side: cells = side, ...block }, i) => {
        const [left, top] = [(i % columns) * step, -Math.floor(i / columns) * step];
        const extent: Extent = [left, top - 1, left + 1, top];
        const layer = createRasterLayer({ scheme });
        map.addLayer(layer);
        layer.setData({
          extent: transformExtent(extent, 'EPSG:4326', 'EPSG:3857') ?? extent,
          ...{ width: cells, height: cells, bands, ...block },
        });
      });
    },
  };
}
