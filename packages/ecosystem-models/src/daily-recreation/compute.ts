import type { PixelCompute, ResolvedParameters } from '../model';
import { choiceOf, listOf, numberOf } from '../parameter-values';
import { typeMask } from '../shared/ecosystem-tree';
import { createTally, mapCells, scaled } from '../shared/pixel-loop';
import { populationReader } from '../shared/population';
import { makeKernel } from './kernel';
import type { KernelForm } from './kernel';
import { sumAround } from './sum-around';

const kernelForms: readonly string[] = ['uniform', 'gaussian', 'density'] satisfies KernelForm[];

function isKernelForm(value: string): value is KernelForm {
  return kernelForms.includes(value);
}

/** 元 a visit: the time that it takes. */
export function valuePerVisit(parameters: ResolvedParameters): number {
  const [wage, hours, share] = ['hourlyWage', 'hoursPerVisit', 'timeShare'].map((key) =>
    numberOf(parameters, key),
  );
  return wage * hours * share;
}

/**
 * Two-step floating catchment. Residents of a cell split their visits over the green cells within the radius, in
 * proportion to the kernel; where there is none of them, they make none. Residents and green space outside the
 * districts count, as do residents on cells without a land type. Where the population of some cells is unknown, the
 * visits are those of the others; where it is unknown all around, so are the visits.
 */
export const compute: PixelCompute = {
  kind: 'pixel',
  // A green cell counts the residents within the radius, and they the green cells within the radius around them.
  halo: (parameters) => 2 * numberOf(parameters, 'radiusM'),
  window(inputs, parameters) {
    const { width, height, cellSize, landCover, rows = [0, height] } = inputs;
    const tally = createTally();
    const form = choiceOf(parameters, 'kernel');
    if (!isKernelForm(form)) throw new RangeError(`kernel: got ${form}, allowed: ${kernelForms.join(', ')}`);
    const radius = numberOf(parameters, 'radiusM');
    if (cellSize > radius) tally.add('radius-below-cell', 'radiusM');
    const kernel = makeKernel(form, radius, cellSize);
    const [first, last] = [Math.max(0, rows[0] - kernel.reach), Math.min(height, rows[1] + kernel.reach)];

    const mask = typeMask(listOf(parameters, 'mask'));
    const green = Float64Array.from(landCover, (code) => mask[code] || 0);
    const choice = sumAround({ width, height, cells: green }, first, last, kernel);

    const residents = populationReader(inputs, parameters);
    const perPerson = numberOf(parameters, 'visitsPerPerson');
    const sent = new Float64Array(width * height);
    const known = new Float64Array(width * height);
    let allKnown = true;
    for (let i = first * width; i < last * width; i++) {
      const people = residents(i);
      if (Number.isNaN(people)) {
        allKnown = false;
        continue;
      }
      known[i] = 1;
      if (choice[i] > 0) sent[i] = (people * perPerson) / choice[i];
    }
    const received = sumAround({ width, height, cells: sent }, rows[0], rows[1], kernel);
    const knownAround = allKnown
      ? known
      : sumAround({ width, height, cells: known }, rows[0], rows[1], kernel);

    // Land types are counted once, with the residents.
    const visits = mapCells(inputs, createTally(), (i) => {
      if (green[i] === 0) return 0;
      return knownAround[i] > 0 ? received[i] : NaN;
    });
    const served = mapCells(inputs, tally, (i) => residents(i) * (choice[i] > 0 ? 1 : 0));
    return {
      layers: { visits, served, value: scaled(visits, valuePerVisit(parameters)) },
      warnings: tally.warnings(),
    };
  },
};
