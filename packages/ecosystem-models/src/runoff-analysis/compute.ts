import { choiceOf } from '../parameter-values';
import type { PixelCompute } from '../model';
import { bandReaders, cellReader, createTally, mapCells, scaled } from '../shared/pixel-loop';
import { eventDepth } from './event-depth';

/** Depth in mm, events summed, and volume in m³ a cell by the chosen method; no value. NoData in any event gives NoData. */
export const compute: PixelCompute = {
  kind: 'pixel',
  halo: () => 0,
  window(inputs, parameters) {
    const tally = createTally();
    const cubicMetres = inputs.cellSize ** 2 / 1000;
    const { trait, depth } = eventDepth(inputs, parameters, tally);
    const byEvents = choiceOf(parameters, 'method') === 'runoff-cn';
    const events = byEvents
      ? bandReaders(inputs, 'dailyPrecipitation')
      : [cellReader(inputs, 'precipitation')];
    const runoff = mapCells(inputs, tally, (i, code) => {
      const own = trait(i, code);
      if (own === undefined) return undefined;
      let sum = 0;
      for (const event of events) sum += depth(event(i), own);
      return sum;
    });
    const key = byEvents ? 'cn' : 'coefficient';
    return {
      layers: { [`${key}-depth`]: runoff, [`${key}-volume`]: scaled(runoff, cubicMetres) },
      warnings: tally.warnings(),
    };
  },
};
