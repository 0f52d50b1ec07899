import '../../style.css';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bandSource, fieldSource, sumField, sums } from '../../test/sample';
import { StyleEditorProvider } from '../style-editor-provider';
import { LineStyleDialog } from './vector-style-dialog';
import { PointStyleDialog } from './vector-style-dialog';
import { PolygonStyleDialog } from './vector-style-dialog';
import { RasterStyleDialog } from './raster-style-dialog';

const host = { onApply: vi.fn(), onCancel: vi.fn(), onPreview: vi.fn() };
const ports = { fields: fieldSource, bands: bandSource };
const classes = generateCategories(createScheme('graduated-color', 'polygon', { field: sumField }), {
  values: sums,
});

const dialogs: readonly (readonly [string, ReactNode])[] = [
  ['point', <PointStyleDialog value={createScheme('single-symbol', 'point')} ports={ports} {...host} />],
  ['line', <LineStyleDialog value={createScheme('unique-values', 'line')} ports={ports} {...host} />],
  ['polygon', <PolygonStyleDialog value={classes} ports={ports} {...host} />],
  [
    'raster',
    <RasterStyleDialog
      value={createScheme('stretch', 'raster', { bands: bandSource.bands })}
      ports={ports}
      {...host}
    />,
  ],
];

/** What a screen reader meets. Read the stored trees as a listener would before they are renewed. */
describe('accessibility tree', () => {
  it.each(dialogs)('of the %s dialog', async (_name, dialog) => {
    await render(<StyleEditorProvider locale="en">{dialog}</StyleEditorProvider>);
    const opened = page.getByRole('dialog').first();
    await expect.element(opened).toHaveFocus();
    await expect.element(page.getByText('Cancel')).toBeVisible();
    await expect.element(opened).toMatchAriaSnapshot();
  });
});
