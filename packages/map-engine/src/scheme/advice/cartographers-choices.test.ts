import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import { drawnChoices, realChoices } from '../../../test/cartographers-choices';
import type { CartographersChoice } from '../../../test/cartographers-choices';
import { randomOf } from '../../../test/random';
import { readField } from '../../../test/read-field';
import { adviseClassification } from './advise-classification';

/** How the first proposal draws values. */
function choiceOf(values: readonly (number | null)[], purpose?: CartographersChoice['purpose']) {
  const [best] = adviseClassification({ values }, { purpose });
  return {
    method: best.kind === 'values' ? 'values' : best.method,
    isDiverging: best.reasons.some(({ code }) => code === 'both-signs'),
  };
}

// Jenks and Caspall took the classes of least error where the shape of the counties asks for geometric steps; cities of
// the world are cut off below by the choice of capitals, so that they follow no power law.
const otherwise = ['value of farm products, Illinois 1959', 'pop_max'];

describe('the choice of cartographers', () => {
  it.each(drawnChoices)('$name: $method ($source)', ({ name, draw, method, purpose, diverging = false }) => {
    const choice = choiceOf(draw(randomOf(1)), purpose);
    expect(choice.method === method).toBe(!otherwise.includes(name));
    if (diverging) expect(choice.isDiverging).toBe(true);
  });

  it.runIf(hasTestData).each(realChoices)('$file, $field: $method ($source)', ({ file, field, method }) => {
    const { method: chosen } = choiceOf(readField(testData(file), field));
    expect(chosen === method).toBe(!otherwise.includes(field));
  });

  it('is among the four proposals for every data set', () => {
    for (const { draw, method, purpose } of drawnChoices) {
      const proposals = adviseClassification({ values: draw(randomOf(1)) }, { purpose });
      const methods = proposals.map((one) => (one.kind === 'values' ? 'values' : one.method));
      expect(methods).toContain(method);
    }
  });

  it('is the first proposal for 19 of 20 other draws of the shapes', () => {
    let [agreed, all] = [0, 0];
    for (const { name, draw, method, purpose } of drawnChoices)
      for (let seed = 1000; seed < 1050 && !otherwise.includes(name); seed++) {
        if (choiceOf(draw(randomOf(seed)), purpose).method === method) agreed++;
        all++;
      }
    expect(all).toBe(800);
    expect(agreed / all).toBeGreaterThan(0.95);
  });
});
