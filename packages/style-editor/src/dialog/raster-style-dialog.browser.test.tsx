import '../../style.css';
import { createScheme } from '@gep/map-engine/scheme';
import type { RasterScheme } from '@gep/map-engine/model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { band, bandSource } from '../../test/sample';
import type { BandSource } from '../port';
import { StyleEditorProvider } from '../style-editor-provider';
import { RasterStyleDialog } from './raster-style-dialog';

const onApply = vi.fn<(value: RasterScheme) => void>();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const item = (name: string) => page.getByRole('treeitem', { name, exact: true });

async function open(bands: BandSource = bandSource) {
  await render(
    <StyleEditorProvider locale="en">
      <RasterStyleDialog
        value={createScheme('stretch', 'raster', { bands: [band] })}
        ports={{ bands }}
        onApply={onApply}
        onCancel={vi.fn()}
      />
    </StyleEditorProvider>,
  );
}

async function chooseStretch(name: string) {
  await page.getByRole('button', { name: /^Stretch/ }).click();
  await page.getByRole('option', { name }).click();
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('raster style dialog', () => {
  it('asks before it computes a histogram and makes classes of it', async () => {
    await open();
    await item('Classes').click();
    await expect.element(page.getByRole('alertdialog', { name: 'Raster settings' })).toBeInTheDocument();
    await expect.element(page.getByText('This band has no histogram. Compute it?')).toBeVisible();
    await button('Compute').click();
    await expect.element(page.getByText('4 classes')).toBeVisible();
    await button('Apply').click();
    const scheme = onApply.mock.lastCall?.[0];
    expect(scheme?.kind).toBe('raster-graduated');
    if (scheme?.kind !== 'raster-graduated') return;
    expect(scheme.categories.map((row) => row.kind === 'range' && row.upper)).toEqual([25, 50, 75, 100]);
  });

  it('keeps the previous kind when the question is refused', async () => {
    await open();
    await item('Classes').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(item('Stretch')).toHaveAttribute('aria-selected', 'true');
  });

  it('keeps the previous stretch type when the computation fails, and says so', async () => {
    await open({ ...bandSource, computeStatistics: () => Promise.reject(new Error('down')) });
    await chooseStretch('Standard deviation');
    await expect
      .element(page.getByText('The computation failed. Your previous choice was restored'))
      .toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'Stretch type: Minimum and maximum' }))
      .toBeVisible();
  });

  it('fetches the deviation without a question', async () => {
    await open();
    await chooseStretch('Standard deviation');
    await expect.element(page.getByRole('spinbutton', { name: 'Std deviations' })).toHaveValue('2.5');
    await button('Apply').click();
    expect(onApply.mock.lastCall?.[0]).toMatchObject({ stretch: 'standard-deviation', stddevNumber: 2.5 });
  });

  it('resets both percentages to 2 when they exceed 100 together', async () => {
    await open();
    await chooseStretch('Percentage clip');
    await button('Compute').click();
    await page.getByRole('spinbutton', { name: 'Clip low end' }).fill('99.8');
    await expect.element(page.getByText(/both were reset to 2/)).toBeVisible();
    await button('Apply').click();
    expect(onApply.mock.lastCall?.[0]).toMatchObject({ minClip: 2, maxClip: 2 });
  });

  it('disables unique values and composites with the reason', async () => {
    await open();
    await expect.element(item('Unique values')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item('RGB composite')).toHaveAttribute('title', 'Fewer than 3 bands');
    await item('RGB composite').click({ force: true });
    await expect.element(item('Stretch')).toHaveAttribute('aria-selected', 'true');
  });

  it('sets the display of the layer', async () => {
    await open();
    await page.getByRole('spinbutton', { name: 'Opacity' }).fill('0.5');
    await page.getByRole('spinbutton', { name: 'Gamma' }).fill('1.5');
    await page.getByRole('spinbutton', { name: 'Minimum' }).fill('10');
    await button('Apply').click();
    expect(onApply.mock.lastCall?.[0]).toMatchObject({ opacity: 0.5, gamma: 1.5, min: 10 });
  });
});
