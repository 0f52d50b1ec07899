import type { PlacedBlock } from './raster-block';
import { createBlockPainter } from './raster-painting';
import type { BlockPainter, Painting } from './raster-painting';

/** A picture of cells. */
export type RasterImage = HTMLCanvasElement | ImageBitmap;

/** Paints blocks, one picture at a time; of the paintings that wait only the last is done. */
export interface RasterPainter {
  paint(block: PlacedBlock, painting: Painting): void;
  /** Nothing more is painted for the jobs so far. */
  clear(): void;
  dispose(): void;
}

/** What the painter tells the layer. */
export interface RasterPainterEvents {
  readonly painted: (block: PlacedBlock, painting: Painting, image: RasterImage) => void;
  /** Whether a picture is on its way. */
  readonly painting: (painting: boolean) => void;
  readonly failed: (error: unknown) => void;
}

interface Job {
  readonly block: PlacedBlock;
  readonly painting: Painting;
}

export function createRasterPainter(events: RasterPainterEvents): RasterPainter {
  const draw = createPagePainter();
  let running: Job | null = null;
  let next: Job | null = null;
  let stale = false;

  const run = async (job: Job) => {
    running = job;
    stale = false;
    try {
      const image = await draw(job.block, job.painting);
      if (!stale) events.painted(job.block, job.painting, image);
    } catch (error) {
      if (!stale) events.failed(error);
    }
    running = null;
    const waiting = next;
    next = null;
    if (waiting === null) events.painting(false);
    else void run(waiting);
  };

  return {
    paint(block, painting) {
      const job = { block, painting };
      if (running !== null) {
        next = job;
        return;
      }
      events.painting(true);
      void run(job);
    },
    clear() {
      stale = true;
      next = null;
    },
    dispose() {
      stale = true;
      next = null;
    },
  };
}

function createPagePainter(): (block: PlacedBlock, painting: Painting) => Promise<RasterImage> {
  let kept: { readonly block: PlacedBlock; readonly painter: BlockPainter } | null = null;
  return async (block, painting) => {
    if (kept?.block !== block) kept = { block, painter: createBlockPainter(block) };
    const { width, height } = painting.frame ?? block;
    const rgba = kept.painter.paint(painting) as Uint8ClampedArray<ArrayBuffer>;
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0);
    return canvas;
  };
}
