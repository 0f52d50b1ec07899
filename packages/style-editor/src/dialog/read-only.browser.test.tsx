import '../../style.css';
import { labelSymbol } from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { band, fieldSource, sumField } from '../../test/sample';
import { wordsOf } from '../../test/words';
import type { EditorLocale } from '../message';
import { StyleEditorProvider } from '../style-editor-provider';
import { RasterStyleDialog } from './raster-style-dialog';
import { VectorStyleDialog } from './vector-style-dialog';

const onPreview = vi.fn<(value: Scheme) => void>();
const onCancel = vi.fn();
const host = { onPreview, onCancel };
const label = labelSymbol({ useLabel: true, field: 'NAME' });
const graduated = generateCategories(
  createScheme('graduated-color', 'polygon', { field: sumField, statistics: null, label }),
  { properties: [1, 2, 4, 5, 7, 9, 10, 20].map((Sum) => ({ Sum })) },
);
const dialogs: Readonly<Record<string, ReactNode>> = {
  point: <VectorStyleDialog geometry="point" value={createScheme('single-symbol', 'point')} {...host} />,
  line: <VectorStyleDialog geometry="line" value={createScheme('single-symbol', 'line')} {...host} />,
  polygon: <VectorStyleDialog geometry="polygon" value={graduated} {...host} />,
  raster: <RasterStyleDialog value={createScheme('stretch', 'raster', { bands: [band] })} {...host} />,
};

beforeEach(() => {
  vi.clearAllMocks();
});

describe.each(['zh-CN', 'en'] satisfies EditorLocale[])('dialogs without onApply in %s', (locale) => {
  const { t } = wordsOf(locale);
  const open = (dialog: ReactNode) =>
    render(
      <StyleEditorProvider locale={locale} ports={{ fields: fieldSource }}>
        {dialog}
      </StyleEditorProvider>,
    );
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  it.each(Object.keys(dialogs))(
    'the %s dialog says that it is read-only and can be closed only',
    async (name) => {
      await open(dialogs[name]);
      const dialog = page.getByRole('dialog');
      expect(dialog.element()).toHaveAccessibleDescription(`${t('field.read-only')} ${t('dialog.keys')}`);
      for (const action of [
        'action.ok',
        'action.apply',
        'action.cancel',
        'action.undo',
        'action.redo',
      ] as const)
        expect(button(t(action)).query()).toBeNull();
      expect(page.getByRole('switch', { name: t('dialog.live-preview') }).query()).toBeNull();
      // The one in the title bar and the one at the bottom.
      expect(button(t('action.close')).elements()).toHaveLength(2);
      await userEvent.keyboard('{Escape}');
      expect(onCancel).toHaveBeenCalledOnce();
      expect(onPreview).not.toHaveBeenCalled();
    },
  );

  it('lets every value be reached by Tab and read', async () => {
    await open(dialogs.polygon);
    const method = button(`${t('field.method')}: ${t('method.equal-interval')}`);
    const classes = page.getByRole('spinbutton', { name: t('field.classes') });
    method.element().focus();
    expect(document.activeElement).toBe(method.element());
    await userEvent.tab();
    expect(document.activeElement).toBe(classes.element());
    await expect.element(classes).toHaveAttribute('readonly');
    await userEvent.keyboard('{ArrowUp}7');
    await expect.element(classes).toHaveValue('4');
  });

  it('shows the labels of the layer, and why no other kind can be chosen', async () => {
    await open(dialogs.polygon);
    await page.getByRole('treeitem', { name: t('tree.label-settings') }).click();
    await expect.element(button(`${t('field.label-field')}: NAME`)).toBeVisible();
    expect(
      page.getByRole('treeitem', { name: t('tree.unique-values') }).element(),
    ).toHaveAccessibleDescription(t('field.read-only'));
  });
});
