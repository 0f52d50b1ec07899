import '../../style.css';
import { createScheme } from '@gep/map-engine/scheme';
import type { GraduatedColorScheme } from '@gep/map-engine/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { button, onApply, onCancel, onPreview, open } from '../../test/polygon-dialog';
import { StyleEditorProvider } from '../style-editor-provider';
import { PolygonStyleDialog } from './vector-style-dialog';

const applied = () => onApply.mock.lastCall?.[0] as GraduatedColorScheme;

async function graduate() {
  await page.getByRole('treeitem', { name: 'By colour' }).click();
  await page.getByRole('button', { name: /^Field/ }).click();
  await page.getByRole('option', { name: 'Sum' }).click();
  await expect.element(page.getByText('4 classes')).toBeVisible();
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('polygon style dialog', () => {
  it('is a named dialog that takes the focus and does not block the page', async () => {
    await open();
    const dialog = page.getByRole('dialog', { name: 'Symbol settings' });
    await expect.element(dialog).toBeVisible();
    await expect.element(dialog).toHaveAttribute('aria-modal', 'false');
    expect(document.activeElement).toBe(dialog.element());
    expect(dialog.element().getBoundingClientRect().width).toBe(660);
  });

  it('takes its title from the host, so that two open layers differ', async () => {
    await render(
      <StyleEditorProvider locale="en">
        <PolygonStyleDialog
          value={createScheme('single-symbol', 'polygon')}
          title="Districts: symbols"
          onApply={onApply}
          onCancel={onCancel}
        />
      </StyleEditorProvider>,
    );
    await expect.element(page.getByRole('dialog', { name: 'Districts: symbols' })).toBeVisible();
  });

  it('applies 1 2 4 5, 7 9 10, 20 for natural breaks in three classes and stays open', async () => {
    await open();
    await graduate();
    await page.getByRole('button', { name: /^Method/ }).click();
    await page.getByRole('option', { name: 'Natural breaks' }).click();
    await page.getByRole('spinbutton', { name: 'Classes' }).fill('3');
    await button('Apply').click();
    const scheme = applied();
    expect(onApply.mock.lastCall?.[1]).toEqual({ close: false });
    expect(scheme.kind).toBe('graduated-color');
    expect(scheme.field).toEqual({ name: 'Sum', type: 'REAL' });
    expect(scheme.categories.map((row) => row.count)).toEqual([4, 3, 1]);
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('goes to the first entry of a group, from another entry of it too', async () => {
    await open(createScheme('multiple-fields', 'polygon'));
    await page.getByRole('treeitem', { name: 'Categories' }).click();
    await expect
      .element(page.getByRole('treeitem', { name: 'Unique values' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  it('leaves text fields out of graduation', async () => {
    await open();
    await page.getByRole('treeitem', { name: 'By colour' }).click();
    await page.getByRole('button', { name: /^Field/ }).click();
    await expect.element(page.getByRole('option', { name: 'Sum' })).toBeVisible();
    expect(page.getByRole('option', { name: 'NAME' }).elements()).toHaveLength(0);
  });

  it('does not apply without a field, and says so', async () => {
    await open(createScheme('graduated-color', 'polygon'));
    await button('Apply').click();
    await expect.element(page.getByText('Choose a classification field')).toBeVisible();
    expect(onApply).not.toHaveBeenCalled();
  });

  it('does not apply with every class hidden', async () => {
    await open();
    await graduate();
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await button('OK').click();
    await expect.element(page.getByText('Show at least one symbol')).toBeVisible();
    expect(onApply).not.toHaveBeenCalled();
  });

  it('edits the symbol of one class in the symbol editor', async () => {
    await open();
    await graduate();
    await page
      .getByRole('button', { name: /^Edit symbol: 1\.00/ })
      .first()
      .click();
    const editor = page.getByRole('dialog', { name: /^Edit symbol/ });
    await editor.getByRole('button', { name: /^Colour:/ }).click();
    await page.getByRole('textbox', { name: 'Hex' }).fill('#123456');
    await editor.getByRole('button', { name: 'OK', exact: true }).click();
    await button('Apply').click();
    const [row, next] = applied().categories;
    expect(row.color).toBe('#123456');
    expect(row.symbol?.layers[0]).toMatchObject({ kind: 'simple-fill', color: '#123456' });
    expect(next.color).not.toBe('#123456');
  });

  it('takes edited breaks over and goes back to the method', async () => {
    await open();
    await graduate();
    await button('Edit breaks').click();
    await page.getByRole('textbox', { name: 'Upper bound of class 1' }).fill('4');
    await page
      .getByRole('dialog', { name: 'Classification detail' })
      .getByRole('button', { name: 'OK', exact: true })
      .click();
    await expect.element(page.getByText('Breaks locked')).toBeVisible();
    await button('Apply').click();
    expect(applied().classification.manualBreaks?.[1]).toBe(4);
    expect(applied().categories[0].count).toBe(3);
    await button('Use computed breaks').click();
    await button('Apply').click();
    expect(applied().classification.manualBreaks).toBeNull();
  });

  it('waits while its breaks are edited in their window', async () => {
    await open();
    await graduate();
    await button('Edit breaks').click();
    await page.getByRole('textbox', { name: 'Upper bound of class 1' }).fill('4');
    // The break table has rows as well.
    const row = page.getByRole('grid').getByRole('row').nth(1).element();
    row.focus();
    expect(document.activeElement).not.toBe(row);
    expect(button('Undo').first().element().matches('[inert] *')).toBe(true);
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(button('Edit breaks')).toHaveFocus();
  });

  it('undoes and redoes, by button and by key', async () => {
    await open();
    await graduate();
    await button('Undo').click();
    await expect.element(page.getByText('Choose a field to create classes.')).toBeVisible();
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect.element(page.getByText('4 classes')).toBeVisible();
  });

  it('previews while editing and restores on cancel', async () => {
    const value = createScheme('single-symbol', 'polygon');
    await open(value);
    await graduate();
    await expect.poll(() => onPreview.mock.lastCall?.[0].kind).toBe('graduated-color');
    await button('Cancel').click();
    expect(onPreview.mock.lastCall?.[0]).toEqual(value);
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onApply).not.toHaveBeenCalled();
  });

  it('shows why the host refused and stays open', async () => {
    onApply.mockImplementationOnce(() => {
      throw new Error('no space left');
    });
    await open();
    await button('OK').click();
    await expect.element(page.getByText('Could not apply the style: no space left')).toBeVisible();
  });

  it('is worked by keyboard alone: tree, field, class count, apply, close', async () => {
    await open();
    page.getByRole('treeitem', { name: 'Single symbol' }).element().focus();
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{Enter}');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('option', { name: 'Sum' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('4 classes')).toBeVisible();
    page.getByRole('spinbutton', { name: 'Classes' }).element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByText('5 classes')).toBeVisible();
    button('Apply').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(applied().classification.classes).toBe(5);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('moves by Alt and arrows inside the viewport', async () => {
    await open();
    const dialog = page.getByRole('dialog').element();
    const before = dialog.getBoundingClientRect().left;
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{/Alt}');
    await expect.poll(() => dialog.getBoundingClientRect().left).toBe(before - 32);
  });
});
