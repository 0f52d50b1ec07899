import '../../style.css';
import { qmlOfScheme } from '@gep/map-engine/interchange';
import type { Scheme } from '@gep/map-engine/model';
import { createScheme, generateCategories, graduatedColorScheme } from '@gep/map-engine/scheme';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldSource, sumField, sums } from '../../test/sample';
import type { EditorLocale } from '../message';
import { StyleEditorProvider } from '../style-editor-provider';
import { PolygonStyleDialog } from './vector-style-dialog';

const onApply = vi.fn<(value: Scheme) => void>();

/** Classes of 1 to 7 and 7 to 20, in a column of this name. */
const styleOf = (column: string): string =>
  qmlOfScheme(
    generateCategories(
      graduatedColorScheme('polygon', { field: sumField, manualBreaks: [1, 7, 20], classes: 2 }),
      { values: sums },
    ),
    { columnOf: () => column },
  ).result;

const words = {
  en: { menu: 'Copy, paste and files', entry: 'Import style file...', ok: 'Import' },
  'zh-CN': { menu: '复制、粘贴与文件', entry: '导入样式文件...', ok: '导入' },
} as const;

/** The window of a dialog of a layer with the fields NAME and Sum, after a file was chosen. */
async function imported(text: string, locale: EditorLocale = 'en') {
  const value = createScheme('single-symbol', 'polygon');
  await render(
    <StyleEditorProvider locale={locale}>
      <PolygonStyleDialog {...{ value, onApply }} onCancel={vi.fn()} ports={{ fields: fieldSource }} />
    </StyleEditorProvider>,
  );
  const { menu, entry, ok } = words[locale];
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  const paper = page.getByRole('dialog', { name: entry.replace('...', '') });
  await expect.element(paper).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('#gep-style-file')!;
  const files = new DataTransfer();
  files.items.add(new File([text], 'other.qml'));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  return { paper, ok: paper.getByRole('button', { name: ok, exact: true }) };
}

// The script of the window comes on demand, over many files where nothing is bundled.
beforeAll(async () => (await import('../file')).loadStyleFiles());

beforeEach(() => {
  vi.resetAllMocks();
});

it('takes the field that is chosen for one that the layer does not have, with the keyboard alone', async () => {
  const { paper, ok } = await imported(styleOf('Area'));
  const list = paper.getByRole('button', { name: 'Field of the layer for “Area”' });
  await expect.element(list).toBeVisible();
  await expect.element(ok).toHaveAttribute('aria-disabled', 'true');
  (paper.element() as HTMLElement).focus();
  for (let i = 0; i < 12 && document.activeElement !== list.element(); i++) await userEvent.tab();
  await userEvent.keyboard(' ');
  // Classes are of numbers, and NAME is a text.
  await expect.element(page.getByRole('option', { name: 'Sum' })).toBeVisible();
  expect(page.getByRole('option', { name: 'NAME' }).elements()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(ok).not.toHaveAttribute('aria-disabled', 'true');
  expect(paper.getByText(/no field “Area”/).elements()).toEqual([]);
  await ok.click();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect.poll(() => onApply.mock.calls.length).toBe(1);
  // 1, 2, 4, 5 and 7 are in the first class: QGIS gives edges to the lower one.
  expect(onApply.mock.calls[0][0]).toMatchObject({
    field: sumField,
    categories: [{ count: 5 }, { count: 3 }],
  });
});

it('chooses the field of the same name in another case', async () => {
  const { paper, ok } = await imported(styleOf('SUM'));
  await expect.element(paper.getByRole('button', { name: /“SUM”/ })).toHaveTextContent('Sum');
  await expect.element(ok).not.toHaveAttribute('aria-disabled', 'true');
  await ok.click();
  await expect.element(page.getByText('Imported other.qml')).toBeVisible();
});

it('asks for fields in Chinese', async () => {
  const { paper } = await imported(styleOf('Area'), 'zh-CN');
  await expect.element(paper.getByRole('button', { name: '与“Area”对应的图层字段' })).toBeVisible();
  await expect.element(paper.getByText('该图层没有字段“Area”')).toBeVisible();
});
