import '../../style.css';
import type { VectorScheme } from '@gep/map-engine/model';
import { adviseClassification, createScheme, generateCategories, schemeBreaks } from '@gep/map-engine/scheme';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, onApply, open } from '../../test/polygon-dialog';
import { sumField, sums, sumStatistics } from '../../test/sample';

const classed = generateCategories(
  createScheme('graduated-color', 'polygon', { field: sumField, statistics: sumStatistics, classes: 4 }),
);
const advice = () => page.getByRole('dialog', { name: 'Which classes fit?' });
const applied = (): VectorScheme | undefined => onApply.mock.lastCall?.[0];

beforeAll(async () => import('../scheme/advice'));
beforeEach(() => onApply.mockClear());

describe('advice on classes', () => {
  it('takes a proposal of the engine over by a press, and undo takes it back', async () => {
    await open(classed);
    await button('Advice').click();
    await expect.element(advice()).toBeVisible();
    const best = adviseClassification({ values: sums }).find((one) => one.kind === 'classes');
    if (!best) throw new Error('no proposal');
    await advice().getByRole('button', { name: 'Use', exact: true }).first().click();
    await expect.element(advice()).not.toBeInTheDocument();
    await button('Apply').click();
    const scheme = applied();
    expect(scheme?.kind === 'graduated-color' && schemeBreaks(scheme)).toEqual(best.breaks);
    expect(scheme?.kind === 'graduated-color' && scheme.classification).toMatchObject({
      method: best.method,
      ramp: best.ramp,
    });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await button('Apply').click();
    expect(applied()).toEqual(classed);
  });

  it('is read and chosen by keyboard, and Escape leaves everything as it was', async () => {
    await open(classed);
    button('Advice').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(advice()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(advice()).not.toBeInTheDocument();
    expect(document.activeElement).toBe(button('Advice').element());
    await button('Apply').click();
    expect(applied()).toEqual(classed);
  });

  it('proposes quantiles for maps to be compared', async () => {
    await open(classed);
    await button('Advice').click();
    await advice().getByRole('radio', { name: 'Compare maps' }).click();
    const [first] = advice().getByRole('heading', { level: 3 }).elements();
    expect(first.textContent).toBe('Quantile');
  });
});
