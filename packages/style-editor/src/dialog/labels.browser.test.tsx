import '../../style.css';
import type { VectorScheme } from '@gep/map-engine/model';
import { labelSymbol } from '@gep/map-engine/model';
import { createScheme } from '@gep/map-engine/scheme';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldSource } from '../../test/sample';
import type { EditorLocale } from '../message';
import { StyleEditorProvider } from '../style-editor-provider';
import { PointStyleDialog } from './vector-style-dialog';

const onApply = vi.fn<(value: VectorScheme) => void>();
const item = (name: string) => page.getByRole('treeitem', { name, exact: true });

async function open(value = createScheme('single-symbol', 'point'), locale: EditorLocale = 'en') {
  await render(
    <StyleEditorProvider locale={locale}>
      <PointStyleDialog value={value} ports={{ fields: fieldSource }} onApply={onApply} onCancel={vi.fn()} />
    </StyleEditorProvider>,
  );
}

beforeEach(() => {
  vi.clearAllMocks();
});

it('shows labels beside every kind of scheme; the kind stays, and so do the labels when it changes', async () => {
  await open();
  await item('Labels').click();
  await expect.element(item('Label settings')).toHaveAttribute('aria-selected', 'true');
  await expect.element(item('Single symbol')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('switch', { name: 'Show labels' }).click();
  await item('Unique values').click();
  await item('Single symbol').click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  expect(onApply.mock.lastCall?.[0]).toMatchObject({
    kind: 'single-symbol',
    label: { useLabel: true, field: 'NAME' },
  });
});

it.each([
  ['zh-CN', '应用', '标注字段不能为空', /^标注字段:/],
  ['en', 'Apply', 'Choose a label field', /^Label field:/],
] as const)('says in %s what is missing, and leads there', async (locale, apply, text, label) => {
  await open(createScheme('single-symbol', 'point', { label: labelSymbol({ useLabel: true }) }), locale);
  await page.getByRole('button', { name: apply, exact: true }).click();
  expect(onApply).not.toHaveBeenCalled();
  await page.getByRole('button', { name: text }).click();
  const field = page.getByRole('button', { name: label });
  await expect.element(field).toBeVisible();
  expect(document.activeElement).toBe(field.element());
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
});

it('reports scales that show no label', async () => {
  const label = labelSymbol({ useLabel: true, field: 'NAME', minResolution: 5 });
  await open(createScheme('single-symbol', 'point', { label }));
  await item('Label settings').click();
  await page.getByRole('spinbutton', { name: 'Smallest scale' }).fill('1000');
  await userEvent.tab();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The smallest scale of labels must be below the largest');
});

it('previews a value of the labelled field, sample words until it is known', async () => {
  await open(createScheme('single-symbol', 'point', { label: labelSymbol({ useLabel: true }) }));
  await item('Label settings').click();
  const preview = page.getByRole('img', { name: 'Label preview' });
  await expect.element(preview).toHaveAttribute('title', 'Label 标注 123');
  const field = page.getByRole('button', { name: /^Label field:/ });
  for (const [name, text] of [
    ['NAME', 'east'],
    ['Sum', '1'],
  ]) {
    await field.click();
    await page.getByRole('option', { name, exact: true }).click();
    await expect.element(preview).toHaveAttribute('title', text);
  }
});
