import '../../style.css';
import { toRamp } from '@gep/map-engine/color';
import type { VectorScheme } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { editRows, evenOutScheme, setRamp } from '@gep/map-engine/scheme/edit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, onApply, open } from '../../test/polygon-dialog';
import { sumField, sumStatistics } from '../../test/sample';

const classed = generateCategories(
  createScheme('graduated-color', 'polygon', { field: sumField, statistics: sumStatistics, classes: 4 }),
);
const uneven = setRamp(classed, { ramp: toRamp(['#000000', '#060606', '#0c0c0c', '#ffffff']) });
const palette = () => page.getByRole('region', { name: 'Colours as they are seen' });
const even = () => palette().getByRole('button', { name: 'Even out colours' });
const applied = (): VectorScheme | undefined => onApply.mock.lastCall?.[0];
const show = async (scheme: VectorScheme) => {
  await open(scheme);
  await button('Advice').click();
  await expect.element(palette()).toBeVisible();
};

beforeAll(async () => import('../scheme/advice'));
beforeEach(() => onApply.mockClear());

describe('colours as they are seen', () => {
  it('are evened out by a press, which keeps what is pinned, and undo takes it back', async () => {
    const pinned = editRows(uneven, [uneven.categories[3].key], { color: '#fde725' });
    await show(pinned);
    await expect.element(palette().getByText('3 pairs hard to tell apart').first()).toBeVisible();
    await even().click();
    await expect.element(palette().getByText('hard to tell apart')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await button('Apply').click();
    expect(applied()).toEqual(evenOutScheme(pinned));
    expect(applied()).toMatchObject({ pins: pinned.pins });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await button('Apply').click();
    expect(applied()).toEqual(pinned);
  });

  it('that cannot be bettered say so', async () => {
    const two = { ...classed, classification: { ...classed.classification, classes: 2 } };
    await show(setRamp(generateCategories(two), { ramp: toRamp(['#000000', '#ffffff']) }));
    await even().click();
    await expect.element(palette().getByRole('button', { name: 'Already the best' })).toBeVisible();
  });

  it('name the classes that look alike to green-blind eyes only', async () => {
    const two = { ...classed, classification: { ...classed.classification, classes: 2 } };
    const confused = setRamp(generateCategories(two), { ramp: toRamp(['#a39000', '#ff0000']) });
    await show(confused);
    const [one, other] = confused.categories.map(({ label }) => label);
    await expect.element(palette().getByTitle(`${one} and ${other}`)).toBeVisible();
    expect(palette().getByText('1 pair hard to tell apart').elements()).toHaveLength(1);
  });
});
