import type { Field } from '@gep/map-engine/model';
import { createScheme, fieldStatistics, generateCategories } from '@gep/map-engine/scheme';
import { featureFields, PolygonStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { said } from '../support/said';

/** Parcels by kind, grade and owner, of which not every combination occurs. */
const rows = Array.from({ length: 240 }, (_, i) => ({
  地类: ['林地', '耕地', '草地', '水域'][(i * 7) % 4],
  等级: 1 + ((i * 5) % 3),
  权属: i % 11 === 0 ? null : ['国有', '集体'][(i * 3) % 2],
  编号: `P${String(i).padStart(4, '0')}`,
}));
const fields: readonly Field[] = [
  { name: '地类', type: 'STRING' },
  { name: '等级', type: 'INT4' },
  { name: '权属', type: 'STRING' },
  { name: '编号', type: 'STRING' },
];
const source = featureFields(rows, fields);
const [kind, grade, owner] = fields;

const combined = (chosen: readonly Field[]) =>
  generateCategories(
    createScheme('multiple-fields', 'polygon', {
      fields: chosen,
      statistics: fieldStatistics(rows, chosen),
      ramp: 'Set3',
    }),
  );

const meta = {
  title: 'Scheme/Multiple fields',
  component: PolygonStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: combined([kind, grade]),
    ports: { fields: source },
    onApply: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof PolygonStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function inDialog() {
  const dialog = within(await screen.findByRole('dialog', { name: said('符号设置') }));
  const pick = async (field: string, option: string) => {
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${field}: `) }));
    await userEvent.click(await screen.findByRole('option', { name: option }));
  };
  return { dialog, pick };
}

export const ChooseThree: Story = {
  args: { value: createScheme('single-symbol', 'polygon') },
  play: async ({ args }) => {
    const { dialog, pick } = await inDialog();
    await userEvent.click(dialog.getByRole('treeitem', { name: said('多字段') }));
    await expect(
      await dialog.findByRole('button', { name: `${said('字段 2')}: ${said('不使用')}` }),
    ).toBeDisabled();
    await pick(said('字段 1'), '地类');
    await pick(said('字段 2'), '等级');
    await pick(said('字段 3'), '权属');
    await expect(await dialog.findByRole('button', { name: said('字段 3: 权属') })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: said('应用') }));
    await expect(args.onApply).toHaveBeenLastCalledWith(
      expect.objectContaining({ kind: 'multiple-fields', fields: [kind, grade, owner] }),
      { close: false },
    );
  },
};

export const OneField: Story = { args: { value: combined([kind]) } };

export const TwoFields: Story = {
  play: async () => {
    const { dialog, pick } = await inDialog();
    // A field that stands elsewhere changes places.
    await pick(said('字段 1'), '等级');
    await expect(await dialog.findByRole('button', { name: said('字段 2: 地类') })).toBeVisible();
    await pick(said('字段 1'), '地类');
    await expect(await dialog.findByRole('button', { name: said('字段 1: 地类') })).toBeVisible();
  },
};

export const ThreeFields: Story = {
  args: { value: combined([kind, grade, owner]) },
  play: async () => {
    const { dialog, pick } = await inDialog();
    await pick(said('字段 2'), said('不使用'));
    await expect(await dialog.findByRole('button', { name: said('字段 2: 权属') })).toBeVisible();
    await pick(said('字段 3'), '等级');
    await expect(await dialog.findByRole('button', { name: said('字段 3: 等级') })).toBeVisible();
  },
};

export const NoField: Story = {
  args: { value: createScheme('multiple-fields', 'polygon') },
  play: async ({ args }) => {
    const { dialog } = await inDialog();
    await userEvent.click(dialog.getByRole('button', { name: said('应用') }));
    await expect(await dialog.findByText(said('分级字段不能为空'))).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

const crowded = Array.from({ length: 900 }, (_, i) => ({ ...rows[i % 240], 编号: `P${i % 700}` }));

export const TooManyCombinations: Story = {
  args: { ports: { fields: featureFields(crowded, fields) } },
  play: async () => {
    const { dialog, pick } = await inDialog();
    await pick(said('字段 3'), '编号');
    await expect(await dialog.findByText(said('此字段唯一值过多，不建议使用'))).toBeVisible();
  },
};

export const FailureKeepsTheFields: Story = {
  args: { ports: { fields: { fields, statistics: () => Promise.reject(new Error('no')) } } },
  play: async () => {
    const { dialog, pick } = await inDialog();
    await pick(said('字段 3'), '权属');
    await expect(await dialog.findByText(said('获取字段详情失败，请重试'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: `${said('字段 3')}: ${said('不使用')}` })).toBeVisible();
  },
};

export const English: Story = { args: ThreeFields.args, globals: { locale: 'en' } };

export const Dark: Story = { args: ThreeFields.args, globals: { theme: 'dark' } };
