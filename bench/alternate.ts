import type { Times } from './measure';

/** Milliseconds of all rounds by contender; `styles` and `bytes` are what a feature costs. */
export type PageResult = Readonly<Record<string, Readonly<Record<string, Times>>>>;

/** One contender of a page's run. */
export interface Contender {
  /** Not timed. */
  readonly prepare?: () => void;
  readonly work: () => unknown;
}

/**
 * Runs every contender in turn, `rounds` times; a promise is waited for.
 * @param pause milliseconds for the page to breathe, so that work put off by the browser, such as bringing canvases to
 *   the screen, is not charged to the next contender
 */
export async function alternate(
  contenders: Readonly<Record<string, Contender>>,
  rounds: number,
  warmUp = 1,
  pause = 0,
): Promise<Record<string, number[]>> {
  const times: Record<string, number[]> = {};
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [name, { prepare, work }] of Object.entries(contenders)) {
      prepare?.();
      const started = performance.now();
      const working = work();
      if (working instanceof Promise) await working;
      const took = performance.now() - started;
      if (round >= 0) (times[name] ??= []).push(took);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return times;
}

const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;

/** Waits until a canvas is drawn: a pixel of it is read. */
export function readBack(canvas: CanvasImageSource): Uint8ClampedArray {
  copy.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
  return copy.getImageData(0, 0, 1, 1).data;
}
