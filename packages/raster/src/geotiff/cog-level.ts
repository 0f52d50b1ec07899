import { deflate } from './deflate';
import { createRowHalver } from './halve-rows';
import type { RowHalver } from './halve-rows';
import { predicted, tilesOf } from './tiles';

/** One resolution of a file that is written: takes its rows from top to bottom and packs them into tiles. */
export interface CogLevel {
  readonly width: number;
  readonly height: number;
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** Adds a row; cells without a value are NoData already. */
  add(cells: Float32Array): void;
  /** Packed tiles of the rows since the last call, row by row. */
  take(): Promise<Uint8Array>[];
}

/** Side of a tile, smaller where the whole level is. */
const tileSide = 512;

/** Sizes of all levels: the raster itself, then halves until one fits a tile; a raster that fits has one half too. */
export function levelSizes(width: number, height: number): { width: number; height: number }[] {
  const sizes = [{ width, height }];
  if (Math.min(width, height) < 2) return sizes;
  const count = Math.max(1, Math.ceil(Math.log2(Math.max(width, height) / tileSide)));
  for (let i = 0; i < count; i++) {
    const last = sizes[i];
    sizes.push({ width: Math.ceil(last.width / 2), height: Math.ceil(last.height / 2) });
  }
  return sizes;
}

/** Opens a level, whose rows go on to `next`, halved. */
export function openLevel(
  { width, height }: { readonly width: number; readonly height: number },
  noData: number,
  next?: CogLevel,
): CogLevel {
  const tileWidth = sideOf(width);
  const tileHeight = sideOf(height);
  const strip = new Float32Array(tileHeight * width);
  const halver: RowHalver | undefined =
    next && createRowHalver({ width, height }, noData, (cells) => next.add(cells));
  let filled = 0;
  let row = 0;
  let packed: Promise<Uint8Array>[] = [];
  /** Large parts of a province's grid are outside of it. */
  let empty: Promise<Uint8Array> | undefined;

  function pack(tile: Float32Array): Promise<Uint8Array> {
    if (!isEmpty(tile, noData)) return deflate(predicted(tile, tileWidth));
    return (empty ??= deflate(predicted(tile, tileWidth)));
  }

  return {
    width,
    height,
    tileWidth,
    tileHeight,
    add(cells) {
      strip.set(cells, filled++ * width);
      halver?.add(cells);
      if (++row < height && filled < tileHeight) return;
      const rows = strip.subarray(0, filled * width);
      for (const tile of tilesOf(rows, width, filled, tileWidth, tileHeight, noData))
        packed.push(pack(tile as Float32Array));
      filled = 0;
    },
    take() {
      const taken = packed;
      packed = [];
      return taken;
    },
  };
}

function isEmpty(tile: Float32Array, noData: number): boolean {
  for (let i = 0; i < tile.length; i++) if (tile[i] !== noData) return false;
  return true;
}

/** Tiles have sides of whole sixteens. */
function sideOf(cells: number): number {
  return Math.min(tileSide, Math.ceil(cells / 16) * 16);
}
