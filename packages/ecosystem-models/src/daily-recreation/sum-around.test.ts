import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeKernel } from './kernel';
import type { KernelForm } from './kernel';
import { sumAround } from './sum-around';

const weightAt: Readonly<Record<KernelForm, (t: number) => number>> = {
  uniform: () => 1,
  gaussian: (t) => (Math.exp(-(t ** 2) / 2) - Math.exp(-0.5)) / (1 - Math.exp(-0.5)),
  density: (t) => 0.75 * (1 - t ** 2),
};

const world = fc.record({
  width: fc.integer({ min: 1, max: 12 }),
  height: fc.integer({ min: 1, max: 12 }),
  form: fc.constantFrom<KernelForm>('uniform', 'gaussian', 'density'),
  radius: fc.integer({ min: 1, max: 200 }),
  values: fc.array(fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1e6, noNaN: true })), {
    minLength: 144,
    maxLength: 144,
  }),
});

it('adds up all cells within the radius, each with its weight', () => {
  fc.assert(
    fc.property(world, ({ width, height, form, radius, values }) => {
      const cells = Float64Array.from(values.slice(0, width * height));
      const sums = sumAround({ width, height, cells }, 0, height, makeKernel(form, radius, 30));
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          let expected = 0;
          for (let v = 0; v < height; v++)
            for (let u = 0; u < width; u++) {
              const t = (Math.hypot(x - u, y - v) * 30) / radius;
              if (t <= 1) expected += weightAt[form](t) * cells[v * width + u];
            }
          expect(Math.abs(sums[y * width + x] - expected)).toBeLessThanOrEqual(1e-12 * expected + 1e-9);
        }
    }),
  );
});

it('gives the same sums to 1e-12 in a window that is cut out of the grid with its margin', () => {
  fc.assert(
    fc.property(world, fc.nat(11), fc.nat(11), ({ width, height, form, radius, values }, column, line) => {
      const kernel = makeKernel(form, radius, 30);
      const cells = Float64Array.from(values.slice(0, width * height));
      const whole = sumAround({ width, height, cells }, 0, height, kernel);
      const [x, y] = [column % width, line % height];
      const [left, top] = [Math.max(0, x - kernel.reach), Math.max(0, y - kernel.reach)];
      const [right, bottom] = [Math.min(width, x + kernel.reach + 1), Math.min(height, y + kernel.reach + 1)];
      const cut = Array.from({ length: bottom - top }, (_, row) => [
        ...cells.subarray((top + row) * width + left, (top + row) * width + right),
      ]).flat();
      const window = { width: right - left, height: bottom - top, cells: Float64Array.from(cut) };
      const sum = sumAround(window, y - top, y - top + 1, kernel)[(y - top) * window.width + x - left];
      const expected = whole[y * width + x];
      expect(Math.abs(sum - expected)).toBeLessThanOrEqual(1e-12 * expected);
    }),
  );
});

it('leaves 0 where only zeros are around, next to large numbers', () => {
  const cells = Float64Array.of(1e17, 1, 0, 0, 0, 0);
  const sums = sumAround({ width: 6, height: 1, cells }, 0, 1, makeKernel('uniform', 30, 30));
  expect([...sums]).toEqual([1e17, 1e17, 1, 0, 0, 0]);
});
