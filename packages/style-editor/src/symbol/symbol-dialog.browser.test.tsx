import '../../style.css';
import { fillSymbol, lineSymbol, markerSymbol } from '@gep/map-engine/model';
import type { FillSymbol, MapSymbol } from '@gep/map-engine/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StyleEditorProvider } from '../style-editor-provider';
import { SymbolDialog } from './symbol-dialog';

const onApply = vi.fn<(value: MapSymbol) => void>();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const applied = () => onApply.mock.lastCall?.[0] as FillSymbol;

async function open(value: MapSymbol = fillSymbol()) {
  await render(
    <StyleEditorProvider locale="en">
      <SymbolDialog value={value} onApply={onApply} onCancel={vi.fn()} />
    </StyleEditorProvider>,
  );
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('symbol editor', () => {
  it('adds on top, hides, moves, and never deletes the last layer', async () => {
    await open();
    await expect.element(button('Delete layer')).toHaveAttribute('aria-disabled', 'true');
    await button('Add layer').click();
    await button('Hide 1 Simple fill').click();
    await button('Move down').click();
    await button('OK').click();
    expect(applied().layers.map((layer) => layer.visible)).toEqual([true, false]);
  });

  it('replaces the layer by a fresh one of the chosen kind', async () => {
    await open();
    await page.getByRole('button', { name: /^Type/ }).click();
    await page.getByRole('option', { name: 'Line pattern fill' }).click();
    await button('OK').click();
    expect(applied().layers).toHaveLength(1);
    expect(applied().layers[0]).toMatchObject({ kind: 'line-pattern-fill', interval: 10 });
  });

  it('edits the outline in a separate line editor', async () => {
    await open();
    await button('Edit symbol: Outline').click();
    const outline = page.getByRole('dialog', { name: 'Outline editor' });
    await outline.getByRole('spinbutton', { name: 'Width' }).fill('3');
    await outline.getByRole('button', { name: 'OK', exact: true }).click();
    await button('OK').click();
    expect(applied().layers[0].outline.layers[0]).toMatchObject({ kind: 'simple-line', width: 3 });
  });

  it('takes no width outside 1 to 100', async () => {
    await open(lineSymbol());
    const width = page.getByRole('spinbutton', { name: 'Width' });
    await width.fill('101');
    await expect.element(width).toHaveAttribute('aria-invalid', 'true');
    await button('OK').click();
    expect(onApply.mock.lastCall?.[0].layers[0]).toMatchObject({ width: 1 });
  });

  it('refuses to close with every layer hidden', async () => {
    await open(markerSymbol());
    await button('Hide 1 Simple marker').click();
    await expect.element(page.getByText('Show at least one symbol')).toBeVisible();
    await expect.element(button('OK')).toBeDisabled();
  });
});
