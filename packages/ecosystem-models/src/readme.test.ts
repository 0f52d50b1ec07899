import { expect, it } from 'vitest';
import { bar, total } from '../examples/ranges';
import { carbonDioxide, figures } from '../examples/small-case';
import { climate } from '../examples/window';

it('the snippets of the README run and say what they promise', () => {
  // 800 gC/m² · 0.25 · 900 m² · 1e-6 · 44/12
  expect(carbonDioxide[0]).toBeCloseTo(0.66, 12);
  expect(figures[0].figure).toBeCloseTo(0.99, 12);
  // The worked example of 90 days gives 21279.525 kWh.
  expect(climate.layers.energy[0]).toBeCloseTo((21279.525 * 60) / 90, 9);
  expect(climate.layers.energy[1]).toBeCloseTo(187300, 9);
  expect(climate.warnings).toEqual([]);
  // 5 % of the triangular distribution of the price are below 250 + √(0.05·350·130).
  const low = 250 + Math.sqrt(0.05 * 350 * 130);
  expect(bar.low.number).toBeCloseTo(low, 9);
  expect(bar.low.total).toBeCloseTo((total.account * low) / 380, 9);
  expect(Math.abs(total.p5 - bar.low.total)).toBeLessThan(0.02 * bar.swing);
});
