import '../../style.css';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { MapSymbol, VectorScheme } from '@gep/map-engine/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldSource, sumField, sums } from '../../test/sample';
import { StyleEditorProvider } from '../style-editor-provider';
import { PolygonStyleDialog } from './vector-style-dialog';

const onApply = vi.fn<(value: VectorScheme) => void>();
const onCancel = vi.fn();
const onPreview = vi.fn<(value: VectorScheme) => void>();
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const value = createScheme('single-symbol', 'polygon');

async function open(scheme: VectorScheme = value) {
  const host = { ports: { fields: fieldSource }, onApply, onCancel, onPreview };
  await render(
    <StyleEditorProvider locale="en">
      <PolygonStyleDialog value={scheme} {...host} />
    </StyleEditorProvider>,
  );
}

beforeEach(() => {
  vi.resetAllMocks();
});

/** Of the outline of the first layer, or NaN. */
const outlineWidth = (symbol: MapSymbol | null | undefined) => {
  const [layer] = symbol?.layers ?? [];
  const line = layer?.kind === 'simple-fill' ? layer.outline.layers[0] : undefined;
  return line?.kind === 'simple-line' ? line.width : NaN;
};

describe('an editor opened from the dialog', () => {
  const unfinished = page.getByText('Finish or cancel “Outline editor” first');
  const inner = page.getByRole('dialog', { name: 'Outline editor' });
  const undo = page.getByRole('dialog').first().getByRole('button', { name: 'Undo' });
  const widths = () => onPreview.mock.calls.map(([{ template }]) => outlineWidth(template));

  it.each(['OK', 'Apply'])(
    'is finished before %s takes over, so that none of its edits is lost',
    async (name) => {
      await open();
      await button('Edit symbol: Outline').click();
      await inner.getByRole('spinbutton', { name: 'Width' }).fill('9');
      await button(name).first().click();
      await expect.element(unfinished).toBeVisible();
      await expect.element(inner).toHaveFocus();
      expect(onApply).not.toHaveBeenCalled();
      await inner.getByRole('button', { name: 'OK' }).click();
      await expect.element(unfinished).not.toBeInTheDocument();
      await button(name).click();
      expect(onApply.mock.lastCall?.[0].template).toMatchObject({
        layers: [{ outline: { layers: [{ width: 9 }] } }],
      });
    },
  );

  it('shows on the map what is edited in it, until it is cancelled', async () => {
    await open();
    await button('Edit symbol: Outline').click();
    await inner.getByRole('spinbutton', { name: 'Width' }).fill('9');
    await expect.poll(widths).toEqual([9]);
    await inner.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(widths).toEqual([9, outlineWidth(value.template)]);
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps on OK what the map shows, as one step', async () => {
    await open();
    await button('Edit symbol: Outline').click();
    for (const width of ['7', '8']) await inner.getByRole('spinbutton', { name: 'Width' }).fill(width);
    await expect.poll(() => widths().at(-1)).toBe(8);
    await inner.getByRole('button', { name: 'OK' }).click();
    await expect.element(inner).not.toBeInTheDocument();
    await undo.click();
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => widths().at(-1)).toBe(8);
  });

  it('shows an outline of the symbol of a class, two windows away', async () => {
    await open(
      generateCategories(createScheme('graduated-color', 'polygon', { field: sumField, classes: 2 }), {
        values: sums,
      }),
    );
    await page
      .getByRole('grid')
      .getByRole('button', { name: /^Edit symbol/ })
      .first()
      .click();
    await button('Edit symbol: Outline').click();
    await inner.getByRole('spinbutton', { name: 'Width' }).fill('9');
    const rowWidths = () => onPreview.mock.lastCall?.[0].categories.map(({ symbol }) => outlineWidth(symbol));
    await expect.poll(rowWidths).toEqual([9, 1]);
  });

  it('shows breaks and ramps while they are made, until they are cancelled', async () => {
    const inClasses = generateCategories(
      createScheme('graduated-color', 'polygon', { field: sumField, classes: 2 }),
      { values: sums },
    );
    const edges = () =>
      onPreview.mock.lastCall?.[0].categories.map((row) => row.kind === 'range' && row.upper);
    const colors = () => onPreview.mock.lastCall?.[0].categories.map(({ color }) => color);
    await open(inClasses);
    await button('Edit breaks').click();
    const detail = page.getByRole('dialog', { name: 'Classification detail' });
    const low = detail.getByRole('slider', { name: 'Break 1' });
    await low.click();
    await userEvent.keyboard('{Home}');
    await expect.poll(edges).toEqual([Number(low.element().getAttribute('aria-valuenow')), 20]);
    expect(edges()?.[0]).toBeLessThan(2);
    await detail.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(edges).toEqual([10.5, 20]);

    const before = colors();
    await button(/^Colour ramp: /).click();
    await page.getByRole('button', { name: 'Custom…' }).click();
    const ramp = page.getByRole('dialog', { name: 'Custom ramp' });
    await ramp.getByRole('button', { name: 'Reverse order' }).click();
    await expect.poll(colors).toEqual([...(before ?? [])].reverse());
    await ramp.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(colors).toEqual(before);
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  });

  it('goes with the dialog on cancel', async () => {
    await open();
    await button('Edit symbol: Outline').click();
    await button('Cancel').first().click();
    expect(onCancel).toHaveBeenCalledOnce();
  });
});
