import { lineSymbol, simpleLine } from '@gep/map-engine/model';
import type { Field } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { featureFields, LineStyleDialog, PolygonStyleDialog } from '@gep/style-editor';
import type { FieldSource } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { inDialog } from '../support/in-dialog';
import { codeSource, valueRows } from '../support/sample-classes';
import { sampleFieldSource } from '../support/sample-fields';
import { said } from '../support/said';

/** What the dialog of a layer looks like around its data: none yet, under way, failed, very many, with long words. */
const meta = {
  title: 'Dialog/States',
  component: PolygonStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: createScheme('unique-values', 'polygon'),
    ports: { fields: sampleFieldSource },
    onApply: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof PolygonStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const answering = (statistics: FieldSource['statistics']): FieldSource => ({
  fields: sampleFieldSource.fields,
  statistics,
});

async function chooseSum() {
  const dialog = await inDialog(said('符号设置'));
  await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${said('字段')}`) }));
  await userEvent.click(await screen.findByRole('option', { name: 'Sum' }));
  return dialog;
}

/** While details of a field are fetched nothing can be applied. */
export const FetchingField: Story = {
  args: { ports: { fields: answering(() => new Promise(() => undefined)) } },
  play: async ({ args }) => {
    const dialog = await chooseSum();
    await expect(await dialog.findByText(said('正在获取字段详情...'))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: said('应用') }));
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** A failure leaves the former choice and says so. */
export const FieldFails: Story = {
  args: { ports: { fields: answering(() => Promise.reject(new Error('offline'))) } },
  play: async () => {
    const dialog = await chooseSum();
    await expect(await dialog.findByText(said('获取字段详情失败，请重试'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: `${said('字段')}: ${said('请选择')}` })).toBeVisible();
  },
};

/** A host without fields offers none; symbols can be edited all the same. */
export const WithoutFields: Story = {
  args: { ports: {} },
  play: async () => {
    const dialog = await inDialog(said('符号设置'));
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${said('字段')}`) }));
    await expect(screen.queryAllByRole('option', { name: /Sum/ })).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('treeitem', { name: said('简单符号') }));
    await expect(dialog.getByRole('button', { name: said('添加图层') })).toBeVisible();
  },
};

export const TenThousandValues: Story = {
  args: { value: valueRows(10_000), ports: { fields: codeSource } },
  play: async () => {
    const dialog = await inDialog(said('符号设置'));
    await expect(dialog.getByRole('grid')).toHaveAttribute('aria-rowcount', '10002');
    await expect(dialog.getAllByRole('row').length).toBeLessThan(60);
  },
};

/** A style from elsewhere with a number beyond its bounds is shown, and not applied. */
export const NumberBeyondItsBounds: Story = {
  args: {
    value: createScheme('single-symbol', 'line', { template: lineSymbol(simpleLine({ width: 500 })) }),
  },
  render: (args) => <LineStyleDialog {...args} />,
  play: async ({ args }) => {
    const dialog = await inDialog(said('符号设置'));
    await userEvent.click(dialog.getByRole('button', { name: said('应用') }));
    await expect(dialog.getByText(said('数值超出范围，应在 1 到 100 之间'))).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

function long(name: string, values: readonly string[]): Story['args'] {
  const field: Field = { name, type: 'STRING' };
  const rows = values.map((value) => ({ [name]: value }));
  return {
    value: generateCategories(createScheme('unique-values', 'polygon', { field, ramp: 'Set2' }), {
      properties: rows,
    }),
    ports: { fields: featureFields(rows, [field]) },
  };
}

export const LongChinese: Story = {
  args: long('第三次全国国土调查地类名称（含二级类与三级类）', [
    '城镇村及工矿用地（含交通运输用地与水利设施用地，不含设施农用地）',
    '国家级自然保护区核心区内天然草地与人工草地之和（二〇二五年度变更调查口径）',
  ]),
};

export const LongEnglish: Story = {
  args: long('land_cover_class_of_the_third_national_survey', [
    'Evergreen broad-leaved forest on steep, protected and inaccessible mountain slopes',
    'Cropland irrigated from rivers, reservoirs or groundwater at least once a year',
  ]),
  globals: { locale: 'en' },
};
