import { fractal } from './noise';
import { cells, place } from './place';

const { width, height, seed } = place;

/** Raw relief in metres: ranges in the north-west that fall to a plain in the south-east. */
function relief(column: number, row: number): number {
  const x = column / width;
  const y = row / height;
  const fall = Math.max(0, 1 - (x + y) / 1.45);
  const ridge = 1 - Math.abs(2 * fractal(x * 5, y * 4, seed) - 1);
  const hills = fractal(x * 11, y * 9, seed + 40);
  const plain = 45 * fractal(x * 7, y * 6, seed + 80) + 14 * fractal(x * 40, y * 30, seed + 120);
  return 20 + plain + 110 * (1 - (x + y) / 2) + 1500 * fall ** 1.35 * ridge ** 2 + 260 * fall ** 0.5 * hills;
}

/**
 * Raises every hollow to its outlet, so that water from each cell reaches the border (priority flood of Barnes,
 * Lehman and Mulla 2014), and tells where each cell's water goes.
 *
 * @returns `receiver`: the cell below, -1 at the border; `order`: the cells from the outlets upwards.
 */
export function drainage(elevation: Float32Array): { receiver: Int32Array; order: Int32Array } {
  const receiver = new Int32Array(cells).fill(-2);
  const order = new Int32Array(cells);
  const heap: number[] = [];
  const level = Float64Array.from(elevation);

  const push = (cell: number): void => {
    let at = heap.push(cell) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (level[heap[parent]!]! <= level[heap[at]!]!) break;
      [heap[parent], heap[at]] = [heap[at]!, heap[parent]!];
      at = parent;
    }
  };
  const pop = (): number => {
    const top = heap[0]!;
    const last = heap.pop()!;
    if (heap.length > 0) {
      heap[0] = last;
      let at = 0;
      for (;;) {
        let least = at;
        for (const child of [2 * at + 1, 2 * at + 2]) {
          if (child < heap.length && level[heap[child]!]! < level[heap[least]!]!) least = child;
        }
        if (least === at) break;
        [heap[least], heap[at]] = [heap[at]!, heap[least]!];
        at = least;
      }
    }
    return top;
  };

  for (let cell = 0; cell < cells; cell += 1) {
    const column = cell % width;
    const row = (cell - column) / width;
    if (row === height - 1 || column === width - 1) {
      receiver[cell] = -1;
      push(cell);
    }
  }
  for (let count = 0; heap.length > 0; count += 1) {
    const cell = pop();
    order[count] = cell;
    const column = cell % width;
    const row = (cell - column) / width;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const x = column + dx;
        const y = row + dy;
        if (x < 0 || y < 0 || x >= width || y >= height) continue;
        const next = y * width + x;
        if (receiver[next] !== -2) continue;
        receiver[next] = cell;
        level[next] = Math.max(level[next]!, level[cell]! + 0.01);
        push(next);
      }
    }
  }
  return { receiver, order };
}

export interface Terrain {
  /** Metres above the sea. */
  readonly elevation: Float32Array;
  /** Count of the cells whose water runs through a cell, itself included. */
  readonly catchment: Float32Array;
}

/** Relief with valleys cut where water gathers, so that rivers follow the valleys. */
export function makeTerrain(): Terrain {
  const elevation = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell += 1)
    elevation[cell] = relief(cell % width, Math.floor(cell / width));
  const { receiver, order } = drainage(elevation);
  const catchment = new Float32Array(cells).fill(1);
  for (let i = cells - 1; i >= 0; i -= 1) {
    const cell = order[i]!;
    if (receiver[cell]! >= 0) catchment[receiver[cell]!]! += catchment[cell]!;
  }
  for (let cell = 0; cell < cells; cell += 1) {
    const cut = 9 * Math.log2(1 + catchment[cell]! / 40);
    elevation[cell] = Math.max(2, elevation[cell]! - cut);
  }
  return { elevation, catchment };
}
