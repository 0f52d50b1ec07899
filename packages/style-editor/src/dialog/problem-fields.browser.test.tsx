import '../../style.css';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { Category, MapSymbol, VectorScheme } from '@gep/map-engine/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sumField, sumStatistics } from '../../test/sample';
import { button, onApply, opacity, open, value } from '../../test/polygon-dialog';

beforeEach(() => {
  vi.resetAllMocks();
});

describe('problems', () => {
  it('lead to the faulty field', async () => {
    await open(createScheme('graduated-color', 'polygon'));
    await button('OK').click();
    const line = page.getByRole('button', { name: 'Choose a classification field' });
    await line.click();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Field/);
    expect(document.activeElement).toHaveAttribute('aria-invalid', 'true');
    expect(onApply).not.toHaveBeenCalled();
  });

  const { template } = value;
  const [layer] = template.layers;
  const classed = generateCategories(
    createScheme('graduated-color', 'polygon', {
      field: sumField,
      statistics: sumStatistics,
    }),
  );
  const broken = { ...template, layers: [{ ...layer, opacity: 7 }] } as MapSymbol;
  const unseen = { ...template, layers: [{ ...layer, visible: false }] } as MapSymbol;
  /** With another symbol in the second row, or in the only one. */
  const rows = ({ categories }: VectorScheme, part: Partial<Category>) =>
    categories.map((each, i) => (i === Math.min(1, categories.length - 1) ? { ...each, ...part } : each));
  it.each([
    ['hidden layers', { ...value, categories: rows(value, { symbol: unseen }) }, /^Show 1/],
    ['no field of several', createScheme('multiple-fields', 'polygon'), /^Field 1/],
    [
      'the symbol of a class',
      { ...classed, categories: rows(classed, { symbol: broken }) },
      /^Edit symbol: 5.75/,
    ],
  ])('lead to %s', async (_what, scheme, name) => {
    await open(scheme as VectorScheme);
    await button('OK').click();
    const line = document.querySelector<HTMLElement>('.gep-problem-link');
    line?.click();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(name);
  });
});

describe('a number that is out of range', () => {
  const { template } = value;
  const [layer] = template.layers;
  const broken = { ...template, layers: [{ ...layer, opacity: 7 }] } as MapSymbol;

  it('is marked by its path, and its problem leads to it', async () => {
    const categories = value.categories.map((row) => ({ ...row, symbol: broken }));
    await open({ ...value, template: broken, categories } as VectorScheme);
    await button('OK').click();
    await expect.element(opacity()).toHaveAttribute('aria-invalid', 'true');
    document.querySelector<HTMLElement>('.gep-problem-link')?.click();
    await expect.element(opacity()).toHaveFocus();
    await opacity().fill('0.5');
    await expect.element(opacity()).not.toHaveAttribute('aria-invalid');
  });

  it('is marked among the labels too', async () => {
    await open({ ...value, label: { ...value.label, useLabel: true, field: sumField.name, size: 0 } });
    await button('OK').click();
    document.querySelector<HTMLElement>('.gep-problem-link')?.click();
    const size = page.getByRole('spinbutton', { name: 'Size' });
    await expect.element(size).toHaveFocus();
    await expect.element(size).toHaveAttribute('aria-invalid', 'true');
  });
});
