import '../../style.css';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldSource, sumField } from '../../test/sample';
import { StyleEditorProvider } from '../style-editor-provider';
import { PolygonStyleDialog } from './vector-style-dialog';

/** 50 classes, of which the dialog has room for a few. */
const value = generateCategories(
  createScheme('graduated-color', 'polygon', { field: sumField, statistics: null, classes: 50 }),
  { properties: Array.from({ length: 500 }, (_, index) => ({ Sum: index })) },
);

async function open(row: string | null) {
  await render(
    <StyleEditorProvider locale="en" ports={{ fields: fieldSource }}>
      <PolygonStyleDialog value={value} row={row} onApply={vi.fn()} onCancel={vi.fn()} />
    </StyleEditorProvider>,
  );
}
const focused = () => document.activeElement?.getAttribute('aria-rowindex');

describe('a dialog opened for one class', () => {
  it('has the focus in its row, in view, from where keys go on', async () => {
    await open(value.categories[39].key);
    await expect.poll(focused).toBe('41');
    await expect.element(page.elementLocator(document.activeElement ?? document.body)).toBeInViewport();
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('42');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect.element(page.getByRole('dialog', { name: /^Edit symbol: / })).toBeVisible();
  });

  it('does not go back there after another page of the dialog', async () => {
    await open(value.categories[39].key);
    await expect.poll(focused).toBe('41');
    await page.getByRole('treeitem', { name: 'Label settings' }).click();
    await page.getByRole('treeitem', { name: 'By colour' }).click();
    await expect.element(page.getByRole('treeitem', { name: 'By colour' })).toHaveFocus();
  });

  it.each([null, 'no such class'])('has the focus itself where the class is %s', async (row) => {
    await open(row);
    await expect.element(page.getByRole('dialog')).toHaveFocus();
  });
});
