import '../../style.css';
import {
  fillSymbol,
  labelSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '@gep/map-engine/model';
import type { MapSymbol, VectorGeometry, VectorScheme } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { band, fieldSource, sumField } from '../../test/sample';
import { wordsOf } from '../../test/words';
import { SaveStyleDialog, StyleLibraryDialog } from '../library';
import type { EditorLocale, MessageKey } from '../message';
import type { FieldSource, StyleLibrary } from '../port';
import { StyleEditorProvider } from '../style-editor-provider';
import { SymbolDialog } from '../symbol';
import { RasterStyleDialog } from './raster-style-dialog';
import { VectorStyleDialog } from './vector-style-dialog';

const onApply = vi.fn();
const notify = vi.fn<(text: string) => void>();
const never = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new Error('down'));
const library: StyleLibrary = {
  publicStyles: () => Promise.resolve([]),
  privateStyles: () => Promise.resolve([]),
  save: () => Promise.resolve(),
};

const hidden: { readonly [G in VectorGeometry]: MapSymbol } = {
  point: markerSymbol(simpleMarker({ visible: false })),
  line: lineSymbol(simpleLine({ visible: false })),
  polygon: fillSymbol(simpleFill({ visible: false })),
};
const kinds = {
  point: ['unique-values', 'graduated-color', 'graduated-size'],
  line: ['unique-values', 'graduated-color', 'graduated-size'],
  polygon: ['unique-values', 'graduated-color', 'multiple-fields'],
} as const satisfies Record<VectorGeometry, readonly VectorScheme['kind'][]>;
const geometries = ['point', 'line', 'polygon'] as const;

/** A scheme with classes, none of them checked. */
function unchecked(kind: (typeof kinds)[VectorGeometry][number], geometry: VectorGeometry): VectorScheme {
  const field = kind === 'multiple-fields' ? { fields: [sumField] } : { field: sumField };
  const scheme = generateCategories(createScheme(kind, geometry, field), { values: [1, 2, 4, 8, 16] });
  const categories = scheme.categories.map((row) => ({ ...row, visible: false }));
  return { ...scheme, categories } as VectorScheme;
}

beforeEach(() => {
  vi.clearAllMocks();
});

// Sentences of sections 5 and 8 of the specification that other tests of this package do not provoke in both
// languages: where a person meets them, and what comes of it.
describe.each(['zh-CN', 'en'] as const)('in %s', (locale: EditorLocale) => {
  const { t } = wordsOf(locale);
  const say = (chinese: string, english: string) => (locale === 'zh-CN' ? chinese : english);
  const put = (element: ReactNode) =>
    render(<StyleEditorProvider locale={locale}>{element}</StyleEditorProvider>);
  const vector = (value: VectorScheme, fields: FieldSource = fieldSource) =>
    put(
      <VectorStyleDialog
        geometry={value.geometry}
        value={value}
        ports={{ fields, library, notify }}
        onApply={onApply}
        onCancel={vi.fn()}
      />,
    );
  const button = (key: MessageKey) => page.getByRole('button', { name: t(key), exact: true });
  const status = (text: string) => expect.element(page.getByRole('status').getByText(text)).toBeVisible();
  /** Neither apply nor OK takes what is there, and both say why. */
  const refused = async (text: string) => {
    for (const key of ['action.apply', 'action.ok'] as const) {
      await button(key).click();
      await status(text);
    }
    expect(onApply).not.toHaveBeenCalled();
  };
  const chooseSum = async (label: MessageKey) => {
    await page.getByRole('button', { name: `${t(label)}: ${t('field.choose')}` }).click();
    await page.getByRole('option', { name: 'Sum' }).click();
  };

  it.each(geometries)('a %s style needs a visible symbol', async (geometry) => {
    await vector(createScheme('single-symbol', geometry, { template: hidden[geometry] }));
    await refused(say('请选择一种符号', 'Show at least one symbol'));
  });

  it.each(geometries.flatMap((geometry) => kinds[geometry].map((kind) => [geometry, kind] as const)))(
    'a %s style of %s needs a field and a checked class',
    async (geometry, kind) => {
      const { unmount } = await vector(createScheme(kind, geometry));
      await refused(say('分级字段不能为空', 'Choose a classification field'));
      await unmount();
      await vector(unchecked(kind, geometry));
      await refused(say('请选择一种符号', 'Show at least one symbol'));
    },
  );

  it.each(geometries)('a symbol of a %s keeps a layer, and a visible one', async (geometry) => {
    await put(<SymbolDialog value={hidden[geometry]} onApply={onApply} onCancel={vi.fn()} />);
    await status(say('请选择一种符号', 'Show at least one symbol'));
    await expect.element(button('action.ok')).toBeDisabled();
    (button('action.delete').element() as HTMLElement).click();
    await status(say('至少保留一个图案', 'At least one layer must remain'));
  });

  it('a text field is not graduated, a number beyond its bounds not applied', async () => {
    const field = { name: 'NAME', type: 'STRING' } as const;
    const { unmount } = await vector(createScheme('graduated-color', 'polygon', { field }));
    await refused(say('该字段不是数值字段，不能分级', 'This field is not numeric and cannot be graduated'));
    await unmount();
    await vector(createScheme('single-symbol', 'line', { template: lineSymbol(simpleLine({ width: 500 })) }));
    await refused(say('数值超出范围，应在 1 到 100 之间', 'Out of range: must be 1 to 100'));
  });

  it('texts and dates are not on offer for classes of numbers', async () => {
    const types = ['STRING', 'DATE', 'INT4', 'INT8', 'REAL'] as const;
    const fields = types.map((type) => ({ name: type, type }));
    await vector(createScheme('graduated-size', 'point'), { ...fieldSource, fields });
    await page.getByRole('button', { name: `${t('field.graduation-field')}: ${t('field.choose')}` }).click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    const offered = page.getByRole('option').elements();
    expect(offered.map(({ textContent }) => textContent)).toEqual(['INT4', 'INT8', 'REAL']);
  });

  it('scales that show no labels are reported', async () => {
    const label = labelSymbol({ useLabel: true, field: 'NAME', minResolution: 5, maxResolution: 1 });
    await vector(createScheme('single-symbol', 'line', { label }));
    await refused(
      say('标注的最小比例尺必须小于最大比例尺', 'The smallest scale of labels must be below the largest'),
    );
  });

  it('raster classes need a checked colour', async () => {
    const statistics = { ...band.statistics, histogram: { min: 0, max: 100, counts: [5, 5, 5, 5] } };
    const bands = [{ ...band, statistics }];
    const scheme = generateCategories(createScheme('raster-graduated', 'raster', { bands }));
    const categories = scheme.categories.map((row) => ({ ...row, visible: false }));
    const value = { ...scheme, categories };
    await put(<RasterStyleDialog value={value} onApply={onApply} onCancel={vi.fn()} />);
    await refused(say('请选择一种颜色', 'Show at least one colour'));
  });

  it.each([
    ['uint8', say('可输入的值范围在-255-255之间', 'Values from -255 to 255 are allowed')],
    ['int8', say('可输入的值范围在-255-255之间', 'Values from -255 to 255 are allowed')],
    ['int16', null],
  ] as const)('breaks of %s rasters', async (dataType, text) => {
    const histogram = { min: 0, max: 100, counts: [5, 5, 5, 5] };
    const bands = [{ ...band, statistics: { ...band.statistics, dataType, histogram } }];
    const value = generateCategories(createScheme('raster-graduated', 'raster', { bands }));
    await put(<RasterStyleDialog value={value} onApply={onApply} onCancel={vi.fn()} />);
    await button('action.edit-breaks').click();
    const detail = page.getByRole('dialog', { name: t('dialog.classification-detail') });
    await detail.getByRole('textbox', { name: t('table.upper-of', { number: 4 }) }).fill('256');
    const ok = detail.getByRole('button', { name: t('action.ok'), exact: true });
    if (text) await status(text);
    await (text ? expect.element(ok).toBeDisabled() : expect.element(ok).toBeEnabled());
  });

  it('breaks of a field have 20 decimals at most', async () => {
    await vector(
      generateCategories(createScheme('graduated-color', 'point', { field: sumField }), {
        values: [0, 1, 2, 3, 4],
      }),
    );
    await button('action.edit-breaks').click();
    const detail = page.getByRole('dialog', { name: t('dialog.classification-detail') });
    const cell = detail.getByRole('textbox', { name: t('table.upper-of', { number: 1 }) });
    await cell.fill(`1.${'1'.repeat(20)}`);
    await expect.element(cell).not.toHaveAttribute('aria-invalid');
    await cell.fill(`1.${'1'.repeat(21)}`);
    await status(say('输入的数据不合法', 'This is not a valid number'));
  });

  it('fetching field data is announced, and so is a failure; the former choice stays', async () => {
    const { unmount } = await vector(createScheme('unique-values', 'point'), {
      ...fieldSource,
      statistics: never,
    });
    await chooseSum('field.field');
    await status(say('正在获取字段详情...', 'Loading field details...'));
    await unmount();
    await vector(createScheme('graduated-color', 'point'), { ...fieldSource, statistics: broken });
    await chooseSum('field.graduation-field');
    await status(say('获取字段详情失败，请重试', 'Could not load the field details. Try again'));
    await expect
      .element(page.getByRole('button', { name: `${t('field.graduation-field')}: ${t('field.choose')}` }))
      .toBeVisible();
  });

  it('a field of too many values is shown by the most frequent ones, with a warning', async () => {
    const crowded = async () => ({
      ...(await fieldSource.statistics(['Sum'], new AbortController().signal)),
      enableUniqueValue: false,
      uniqueValueCount: 5000,
    });
    await vector(createScheme('unique-values', 'line'), { ...fieldSource, statistics: crowded });
    await chooseSum('field.field');
    await status(
      say('此字段唯一值过多，不建议使用', 'This field has too many unique values; not recommended'),
    );
    await button('action.apply').click();
    expect(onApply).toHaveBeenCalledTimes(1);
  });

  it('a style is saved under a name; a failure lets it be tried again, success is noticed', async () => {
    const save = vi.fn<StyleLibrary['save']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue();
    await vector(createScheme('single-symbol', 'polygon'), fieldSource);
    await page.getByRole('button', { name: t('action.save-to-library') }).click();
    await page.getByRole('textbox', { name: t('field.name') }).fill('A');
    await button('action.save').click();
    await expect.poll(() => notify.mock.calls).toEqual([[say('成功', 'Saved')]]);
    await put(
      <SaveStyleDialog
        symbol={hidden.point}
        library={{ ...library, save }}
        onSaved={onApply}
        onCancel={vi.fn()}
      />,
    );
    const name = page.getByRole('textbox', { name: t('field.name') });
    await name.click();
    await userEvent.tab();
    await expect.element(page.getByText(say('请输入符号名称', 'Enter a symbol name'))).toBeVisible();
    await button('action.save').click();
    expect(save).not.toHaveBeenCalled();
    await name.fill('B');
    await button('action.save').click();
    await expect
      .element(page.getByText(say('样式保存失败，请重试', 'Could not save the style. Try again')))
      .toBeVisible();
    await button('action.save').click();
    await expect.poll(() => onApply.mock.calls.length).toBe(1);
  });

  it('a library that cannot be loaded is empty, says so and can be tried again', async () => {
    const publicStyles = vi
      .fn<StyleLibrary['publicStyles']>()
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue([]);
    await put(
      <StyleLibraryDialog
        kind="fill"
        library={{ ...library, publicStyles }}
        onApply={onApply}
        onCancel={vi.fn()}
      />,
    );
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(say('样式库加载失败', 'Could not load the style library'));
    await expect.element(button('action.apply')).toBeDisabled();
    await button('action.retry').click();
    await expect.element(page.getByText(t('library.empty-public'))).toBeVisible();
  });

  it('a number out of bounds is reported where it is typed', async () => {
    await put(<SymbolDialog value={lineSymbol()} onApply={onApply} onCancel={vi.fn()} />);
    const width = page.getByRole('spinbutton', { name: t('field.width') });
    await width.fill('101');
    await status(say('应在 1 到 100 之间', 'Must be 1 to 100'));
    await width.fill('x');
    await status(say('请输入数字', 'Enter a number'));
  });
});
