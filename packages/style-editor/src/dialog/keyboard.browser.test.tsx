import '../../style.css';
import { createScheme } from '@gep/map-engine/scheme';
import type { RasterScheme, VectorScheme } from '@gep/map-engine/model';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { choose, tabTo, write } from '../../test/keys';
import { bandSource, fieldSource } from '../../test/sample';
import { StyleEditorProvider } from '../style-editor-provider';
import { LineStyleDialog } from './vector-style-dialog';
import { PointStyleDialog } from './vector-style-dialog';
import { PolygonStyleDialog } from './vector-style-dialog';
import { RasterStyleDialog } from './raster-style-dialog';
import type { VectorStyleDialogProps } from './vector-style-dialog';

const onCancel = vi.fn();
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });

beforeEach(() => {
  vi.clearAllMocks();
});

interface VectorCase {
  readonly geometry: 'point' | 'line' | 'polygon';
  readonly Dialog: ComponentType<VectorStyleDialogProps>;
  /** Name of the colour in the symbol editor. */
  readonly color: string;
}

const cases: readonly VectorCase[] = [
  { geometry: 'point', Dialog: PointStyleDialog, color: 'Fill' },
  { geometry: 'line', Dialog: LineStyleDialog, color: 'Colour' },
  { geometry: 'polygon', Dialog: PolygonStyleDialog, color: 'Colour' },
];

describe.each(cases)('the $geometry dialog by keyboard alone', ({ geometry, Dialog, color }) => {
  const value: VectorScheme = createScheme('single-symbol', geometry);
  const onApply = vi.fn<(value: VectorScheme) => void>();
  const onPreview = vi.fn<(value: VectorScheme) => void>();

  it('makes classes, edits a label and a symbol, applies, undoes, cancels', async () => {
    await render(
      <StyleEditorProvider locale="en">
        <Dialog
          value={value}
          ports={{ fields: fieldSource }}
          onApply={onApply}
          onCancel={onCancel}
          onPreview={onPreview}
        />
      </StyleEditorProvider>,
    );
    await expect.element(dialog('Symbol settings')).toHaveFocus();

    await tabTo('treeitem', 'Single symbol');
    await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowLeft}{ArrowRight}{Enter}');
    await expect
      .element(page.getByRole('treeitem', { name: 'By colour' }))
      .toHaveAttribute('aria-selected', 'true');
    await tabTo('button', /^Field: /);
    await choose('Sum');
    await tabTo('button', /^Method: /);
    await choose('Nat');
    await expect.element(page.getByText('4 classes')).toBeVisible();

    await tabTo('row', /^1\.00/);
    await userEvent.keyboard('{F2}');
    await write('low');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(dialog('Edit symbol: low')).toBeVisible();
    await tabTo('button', new RegExp(`^${color}: #`));
    await userEvent.keyboard('{Enter}');
    await tabTo('textbox', 'Hex');
    await write('#123456');
    await userEvent.keyboard('{Escape}');
    await tabTo('button', 'OK');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog('Edit symbol: low')).not.toBeInTheDocument();

    await tabTo('button', 'Apply');
    await userEvent.keyboard('{Enter}');
    expect(onApply).toHaveBeenCalledTimes(1);
    const applied = onApply.mock.calls[0][0];
    expect(applied.kind).toBe('graduated-color');
    expect(applied.categories[0]).toMatchObject({ label: 'low', color: '#123456' });

    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect.poll(() => onPreview.mock.lastCall?.[0].categories[0].label).not.toBe('low');
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByRole('alertdialog', { name: 'Close without applying?' }))
      .toBeInTheDocument();
    await tabTo('button', 'Discard edits');
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await expect.poll(() => onPreview.mock.lastCall?.[0]).toEqual(applied);
  });
});

describe('the raster dialog by keyboard alone', () => {
  const onApply = vi.fn<(value: RasterScheme) => void>();
  const onPreview = vi.fn<(value: RasterScheme) => void>();

  it('computes a histogram, makes classes, edits, applies, undoes, cancels', async () => {
    await render(
      <StyleEditorProvider locale="en">
        <RasterStyleDialog
          value={createScheme('stretch', 'raster', { bands: bandSource.bands })}
          ports={{ bands: bandSource }}
          onApply={onApply}
          onCancel={onCancel}
          onPreview={onPreview}
        />
      </StyleEditorProvider>,
    );
    await expect.element(dialog('Raster settings')).toHaveFocus();

    await tabTo('treeitem', 'Stretch');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await tabTo('button', 'Compute');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('4 classes')).toBeVisible();
    await tabTo('button', /^Method: /);
    await choose('Quan');

    await tabTo('row', /^0\.00/);
    await userEvent.keyboard('{F2}');
    await write('dry');
    await userEvent.keyboard('{Enter}{Enter}');
    await tabTo('textbox', 'Hex');
    await write('#123456');
    await userEvent.keyboard('{Escape}');

    await tabTo('button', 'Apply');
    await userEvent.keyboard('{Enter}');
    expect(onApply).toHaveBeenCalledTimes(1);
    const applied = onApply.mock.calls[0][0];
    expect(applied).toMatchObject({
      kind: 'raster-graduated',
      classification: { method: 'quantile' },
      categories: [{ label: 'dry', color: '#123456' }, {}, {}, {}],
    });

    await userEvent.keyboard('{Control>}zz{/Control}');
    await userEvent.keyboard('{Escape}');
    await expect
      .element(page.getByRole('alertdialog', { name: 'Close without applying?' }))
      .toBeInTheDocument();
    await tabTo('button', 'Discard edits');
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await expect.poll(() => onPreview.mock.lastCall?.[0]).toEqual(applied);
  });
});
