import '../../style.css';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { VectorScheme } from '@gep/map-engine/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sumField, sums, sumStatistics } from '../../test/sample';
import { button, onApply, onCancel, onPreview, opacity, open, value } from '../../test/polygon-dialog';
import { schemeText } from '../state';

const previews = () => onPreview.mock.calls.map(([scheme]) => opacityOf(scheme));
const opacityOf = ({ template }: VectorScheme) => template.layers[0].opacity;

beforeEach(() => {
  vi.resetAllMocks();
});

describe('closing by Escape or the cross', () => {
  it.each(['Escape', 'the cross'])(
    'asks before %s drops edits, and goes on editing after a no',
    async (way) => {
      await open();
      const close = () => (way === 'Escape' ? userEvent.keyboard('{Escape}') : button('Close').click());
      await opacity().fill('0.5');
      await expect.poll(previews).toEqual([0.5]);
      await opacity().element().blur();
      await page.getByRole('dialog').element().focus();
      await close();
      const question = page.getByRole('alertdialog', { name: 'Close without applying?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      expect(onCancel).not.toHaveBeenCalled();
      await expect.element(opacity()).toHaveValue('0.5');
      await page.getByRole('dialog').element().focus();
      await close();
      await question.getByRole('button', { name: 'Discard edits' }).click();
      expect(onCancel).toHaveBeenCalledOnce();
      expect(previews().at(-1)).toBe(1);
    },
  );

  it('does not ask where all is applied, nor by the cancel button', async () => {
    await open();
    await opacity().fill('0.5');
    await button('Apply').click();
    await button('Close').click();
    expect(onCancel).toHaveBeenCalledOnce();
    await opacity().fill('0.25');
    await button('Cancel').click();
    expect(onCancel).toHaveBeenCalledTimes(2);
  });
});

describe('live preview', () => {
  it('hands over what is edited, and the opened state on cancel', async () => {
    await open();
    await opacity().fill('0.5');
    await expect.poll(previews).toEqual([0.5]);
    await button('Cancel').click();
    expect(onPreview.mock.lastCall?.[0]).toEqual(value);
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('restores what was applied last on cancel', async () => {
    await open();
    await opacity().fill('0.5');
    await button('Apply').click();
    await opacity().fill('0.25');
    await expect.poll(previews).toEqual([0.5, 0.25]);
    // Escape brings the number back, once more it closes.
    await userEvent.keyboard('{Escape}');
    await expect.poll(previews).toEqual([0.5, 0.25, 0.5]);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
    expect(previews().at(-1)).toBe(0.5);
  });

  it('switched off hands nothing over until apply, and restores what was applied', async () => {
    await open();
    await opacity().fill('0.5');
    await expect.poll(previews).toEqual([0.5]);
    await page.getByRole('switch', { name: 'Live preview' }).click();
    await expect.poll(previews).toEqual([0.5, 1]);
    await opacity().fill('0.25');
    await button('Apply').click();
    expect(onApply.mock.lastCall?.[0].template.layers[0].opacity).toBe(0.25);
    await opacity().fill('0.75');
    await button('Cancel').click();
    expect(previews()).toEqual([0.5, 1]);
  });

  it('shows a dragged break within the pointer event, in time for the frame that follows', async () => {
    await open(
      generateCategories(
        createScheme('graduated-color', 'polygon', { field: sumField, statistics: sumStatistics }),
        { values: sums },
      ),
    );
    const slider = page.getByRole('slider', { name: 'Break 1' });
    await expect.element(slider).toBeVisible();
    const handle = slider.element();
    const { x, y, width, height } = handle.getBoundingClientRect();
    const fire = (type: string, by: number) =>
      handle.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          pointerId: 7,
          clientX: x + width / 2 + by,
          clientY: y + height / 2,
        }),
      );
    fire('pointerdown', 0);
    fire('pointermove', -9);
    expect(onPreview).toHaveBeenCalledOnce();
    fire('pointerup', -9);
  });

  it('has one at the host at a time; the last one wins', async () => {
    let finish = () => {};
    onPreview.mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)));
    await open();
    await opacity().fill('0.5');
    await expect.poll(previews).toEqual([0.5]);
    for (const text of ['0.4', '0.3']) await opacity().fill(text);
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    finish();
    await expect.poll(previews).toEqual([0.5, 0.3]);
  });

  it('leaves what is being taken over when it is closed meanwhile, unless that fails', async () => {
    let fail = (_reason: Error) => {};
    onApply.mockImplementation(() => new Promise<void>((_resolve, reject) => (fail = reject)));
    await open();
    await opacity().fill('0.5');
    await expect.poll(previews).toEqual([0.5]);
    await button('Apply').click();
    await button('Cancel').click();
    expect(onCancel).toHaveBeenCalledOnce();
    expect(previews()).toEqual([0.5]);
    fail(new Error('no space left'));
    await expect.poll(previews).toEqual([0.5, 1]);
  });

  it('restores what was applied even when an apply failed half way', async () => {
    onApply.mockRejectedValue(new Error('no space left'));
    await open();
    await page.getByRole('switch', { name: 'Live preview' }).click();
    await opacity().fill('0.5');
    await button('Apply').click();
    await expect.element(page.getByText('Could not apply the style: no space left')).toBeVisible();
    await expect.element(opacity()).toHaveValue('0.5');
    await button('Cancel').click();
    expect(previews()).toEqual([1]);
  });
});

describe('undo', () => {
  it('names its steps and goes to any of them', async () => {
    await open();
    await opacity().fill('0.5');
    await page.getByRole('treeitem', { name: 'By colour' }).click();
    await expect.element(button('Undo')).toHaveAttribute('title', 'Undo: Style type');
    await button('Undo').click();
    await expect.element(button('Undo')).toHaveAttribute('title', 'Undo: Opacity');
    await expect.element(button('Redo')).toHaveAttribute('title', 'Redo: Style type');
    await button('History').click();
    const steps = page.getByRole('option');
    await expect.element(steps.nth(1)).toHaveTextContent('Opacity: 0.5');
    await expect.element(steps.nth(1)).toHaveAttribute('aria-selected', 'true');
    await steps.first().click();
    await expect.element(opacity()).toHaveValue('1');
  });

  it('takes a drag of the slider as one step and keeps the focus on its button', async () => {
    await open();
    page.getByRole('slider', { name: 'Opacity' }).first().element().focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect.element(opacity()).toHaveValue('0.96');
    button('Undo').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(opacity()).toHaveValue('1');
    await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(document.activeElement).toBe(button('Undo').element());
  });
});

describe('copy and paste', () => {
  const clipboard = { readText: vi.fn(), writeText: vi.fn() };
  const choose = async (name: string) => {
    await button('Copy, paste and files').click();
    await page.getByRole('menuitem', { name }).click();
  };
  beforeEach(() => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(clipboard as unknown as Clipboard);
  });

  it('goes by the clipboard of the browser', async () => {
    await open();
    await choose('Copy style');
    expect(clipboard.writeText).toHaveBeenCalledExactlyOnceWith(schemeText(value));
    await expect.element(page.getByText('Copied to the clipboard')).toBeVisible();
    const line = schemeText(createScheme('single-symbol', 'line'));
    clipboard.readText.mockResolvedValue(line);
    await choose('Paste style');
    await expect
      .element(page.getByText('This is a line style; this layer needs a polygon style'))
      .toBeVisible();
    clipboard.readText.mockResolvedValue(schemeText(createScheme('unique-values', 'polygon')));
    await choose('Paste style');
    await expect
      .element(page.getByRole('treeitem', { name: 'Unique values' }))
      .toHaveAttribute('aria-selected', 'true');
    await button('Undo').click();
    await expect
      .element(page.getByRole('treeitem', { name: 'Single symbol' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  it('goes by hand where the browser keeps its clipboard closed', async () => {
    clipboard.readText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    await open();
    await choose('Paste style');
    const paper = page.getByRole('dialog', { name: 'Paste style' });
    const text = paper.getByRole('textbox', { name: 'JSON text' });
    await expect.element(text).toHaveFocus();
    await text.fill('hello');
    await paper.getByRole('button', { name: 'Paste', exact: true }).click();
    await expect.element(paper.getByText('The pasted text is not JSON')).toBeVisible();
    await text.fill(schemeText(createScheme('graduated-color', 'polygon')));
    await paper.getByRole('button', { name: 'Paste', exact: true }).click();
    await expect.element(paper).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('treeitem', { name: 'By colour' }))
      .toHaveAttribute('aria-selected', 'true');
  });

  it('takes a style of other data by its rows, counted here, and names the field that is missing', async () => {
    await open();
    const elsewhere = createScheme('graduated-color', 'polygon', { field: sumField, classes: 2 });
    const made = generateCategories(elsewhere, { values: [0, 5, 10, 20, 20, 20] });
    clipboard.readText.mockResolvedValue(schemeText(made));
    await choose('Paste style');
    // Of 1 2 4 5 7 9 10 20 all but the last are at most 10.
    await expect
      .element(
        page
          .getByRole('row', { name: /^0\.00 - 10\.00/ })
          .getByRole('gridcell')
          .nth(4),
      )
      .toHaveTextContent('7');
    const strange = schemeText({ ...made, field: { name: 'gdp', type: 'REAL' } });
    clipboard.readText.mockResolvedValue(strange);
    await choose('Paste style');
    await expect.element(page.getByText('This layer has no field “gdp”')).toBeVisible();
  });

  it('cleans the drawings of what is pasted', async () => {
    const { markerSymbol, svgMarker } = await import('@gep/map-engine/model');
    const { readSymbolText, symbolText } = await import('../state');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><path d="M0 0h9v9z"/></svg>';
    const symbol = markerSymbol(svgMarker({ svg }));
    const pasted = await readSymbolText(symbolText(symbol), symbol, ['svg-marker']);
    const text = JSON.stringify(pasted);
    expect(text).not.toContain('script');
    expect(text).toContain('M0 0h9v9z');
  });
});
