import { expect, it } from 'vitest';
import { computeWindow, createWindowMemory } from './compute-window';
import type { WindowCase, WindowMemory } from './compute-window';
import { resolveParameters } from './parameter-values';
import type { StoredParameters } from './parameter-values';
import { models } from './registry';
import type { ModelSlug } from './catalogue';

const inputs = {
  width: 3,
  height: 1,
  cellSize: 30,
  landCover: Int32Array.of(111, 211, 611),
  rasters: {
    precipitation: Float64Array.of(1000, 1200, 900),
    evapotranspiration: Float64Array.of(500, 400, 300),
  },
};
const caseOf = (slug: ModelSlug, stored: StoredParameters): WindowCase => ({
  inputs,
  parameters: resolveParameters(models[slug].definition, stored),
});
const runoff = caseOf('runoff-analysis', { method: 'runoff-coefficient' });
const water = caseOf('water-conservation', { runoffMethod: 'runoff-analysis' });

/** A memory that writes down what was computed. */
function watched() {
  const memory = createWindowMemory();
  const computed: string[] = [];
  const watching: WindowMemory = {
    resultOf: (slug, cases, compute) =>
      memory.resultOf(slug, cases, () => {
        computed.push(slug);
        return compute();
      }),
  };
  return { memory: watching, computed };
}

it('computes a model once that two others of the window read', () => {
  const { memory, computed } = watched();
  const dear = { ...water, parameters: { ...water.parameters, waterPrice: 100 } };
  const alone = [water, dear].map((own) =>
    computeWindow('water-conservation', { 'water-conservation': own, 'runoff-analysis': runoff }),
  );
  const shared = [water, dear].map((own) =>
    computeWindow(
      'water-conservation',
      { 'water-conservation': own, 'runoff-analysis': runoff },
      'result',
      memory,
    ),
  );
  const own = computeWindow('runoff-analysis', { 'runoff-analysis': runoff }, 'result', memory);
  expect(computed).toEqual(['runoff-analysis']);
  expect(shared).toEqual(alone);
  expect(own).toEqual(computeWindow('runoff-analysis', { 'runoff-analysis': runoff }));
});

it('computes it again for another case', () => {
  const { memory, computed } = watched();
  for (const read of [runoff, { ...runoff }])
    computeWindow(
      'water-conservation',
      { 'water-conservation': water, 'runoff-analysis': read },
      'result',
      memory,
    );
  expect(computed).toEqual(['runoff-analysis', 'runoff-analysis']);
});
