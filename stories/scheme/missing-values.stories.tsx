import type {
  Field,
  GraduatedColorScheme,
  MultipleFieldsScheme,
  UniqueValuesScheme,
} from '@gep/map-engine/model';
import { createScheme, fieldStatistics, generateCategories } from '@gep/map-engine/scheme';
import { addValues } from '@gep/map-engine/scheme/edit';
import { featureFields, PolygonStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { row } from '../support/class-desk';
import { styleDialog } from '../support/controls';
import { said } from '../support/said';

/** Parcels; of 60, 7 have no kind, 5 an empty one, and 6 no area. */
const rows = Array.from({ length: 60 }, (_, i) => ({
  地类: i < 7 ? null : i < 12 ? '' : ['林地', '耕地', '草地'][i % 3],
  面积: i % 10 === 3 ? NaN : 20 + ((i * 37) % 91),
}));
const fields: readonly Field[] = [
  { name: '地类', type: 'STRING' },
  { name: '面积', type: 'REAL' },
];
const [kind, area] = fields;
const input = { properties: rows };
const kinds = generateCategories(
  createScheme('unique-values', 'polygon', {
    field: kind,
    statistics: fieldStatistics(rows, [kind]),
    ramp: 'Set2',
  }),
);
const known = addValues(kinds, [[null]], input);
const areas = generateCategories(
  createScheme('graduated-color', 'polygon', {
    field: area,
    statistics: fieldStatistics(rows, [area]),
    classes: 4,
  }),
);
const pairs = generateCategories(
  createScheme('multiple-fields', 'polygon', { fields: [kind, area], statistics: null }),
  { properties: rows.slice(0, 16) },
);

const meta = {
  title: 'Scheme/Null class',
  component: PolygonStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: kinds,
    ports: { fields: featureFields(rows, fields) },
    onApply: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof PolygonStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Args = Pick<Required<Story>['args'], 'onApply'>;

const desk = async () => within(await screen.findByRole('dialog', { name: said('符号设置') }));
const button = async (name: string | RegExp) => userEvent.click((await desk()).getByRole('button', { name }));
const applied = async <S,>(args: Args, apply = said('应用')) => {
  await button(apply);
  return (args.onApply as ReturnType<typeof fn>).mock.lastCall?.[0] as S;
};
const counts = ({ categories, other }: UniqueValuesScheme | MultipleFieldsScheme) =>
  [...categories, other].map(({ key, count }) => [key, count]);

/** Features without a value are in the row of everything else until somebody wants to see them apart. */
export const Offered: Story = {
  play: async () => {
    await expect(row(new RegExp(`^${said('其他')}, 7, 11\\.7%$`))).toBeVisible();
    await button(said('添加值'));
    const panel = within(await screen.findByRole('dialog', { name: said('添加值') }));
    const [first] = await panel.findAllByRole('listitem');
    await expect(first).toHaveTextContent(new RegExp(`^${said('无值')}7$`));
  },
};

export const Added: Story = {
  play: async ({ args }) => {
    await button(said('添加值'));
    const panel = within(await screen.findByRole('dialog', { name: said('添加值') }));
    await userEvent.click(await panel.findByRole('button', { name: new RegExp(`^${said('无值')}`) }));
    await expect(await panel.findByText(said('数据中的值都已列出'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(row(new RegExp(`^${said('无值')}, 7, 11\\.7%$`))).toBeVisible();
    await expect(row(new RegExp(`^${said('空文本')}, 5, 8\\.3%$`))).toBeVisible();
    await expect(row(new RegExp(`^${said('其他')}, 0, 0\\.0%$`))).toBeVisible();
    await expect(counts(await applied<UniqueValuesScheme>(args))).toEqual([
      ['[""]', 5],
      ['["林地"]', 16],
      ['["耕地"]', 16],
      ['["草地"]', 16],
      ['[null]', 7],
      ['other', 0],
    ]);
  },
};

export const InEnglishDark: Story = {
  args: { value: known },
  globals: { locale: 'en', theme: 'dark' },
  play: async () => {
    await expect(row(/^No value, 7, 11\.7%$/)).toBeVisible();
    await expect(row(/^Empty text, 5, 8\.3%$/)).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: 'Show No value' })).toBeChecked();
    await expect(screen.getByRole('textbox', { name: 'Label of No value' })).toHaveAttribute(
      'placeholder',
      'No value',
    );
  },
};

/** By keys alone: typed for, added, marked, deleted; its features fall back into the row of everything else. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    (await desk()).getByRole('button', { name: said('添加值') }).focus();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: said('添加值') }));
    panel.getByRole('textbox', { name: said('值') }).focus();
    await userEvent.keyboard(said('无值'));
    (await panel.findByRole('button', { name: new RegExp(`^${said('无值')}`) })).focus();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: said('添加值') })).toBeNull());
    const added = row(new RegExp(`^${said('无值')}, 7`));
    added.focus();
    await userEvent.keyboard(' {Delete}');
    await expect(row(new RegExp(`^${said('其他')}, 7, 11\\.7%$`))).toBeVisible();
    await expect((await applied<UniqueValuesScheme>(args)).pins).toEqual([]);
  },
};

/** A label of one's own, and hidden: both are kept when the field is chosen again. */
export const Edited: Story = {
  args: { value: known },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: said('无值 的标注') }), '未调查');
    await userEvent.click(screen.getByRole('checkbox', { name: said('显示 未调查') }));
    await button(new RegExp(`^${said('字段')}: 地类$`));
    await userEvent.click(await screen.findByRole('option', { name: '面积' }));
    // The row is edited, so the change is asked for.
    await userEvent.click(await screen.findByRole('button', { name: said('继续') }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /未调查/ })).toBeNull());
    await button(new RegExp(`^${said('字段')}: 面积$`));
    await userEvent.click(await screen.findByRole('option', { name: '地类' }));
    await expect(
      await screen.findByRole('row', { name: new RegExp(`^未调查, ${said('无值')}, 7`) }),
    ).toBeVisible();
    const scheme = await applied<UniqueValuesScheme>(args);
    await expect(scheme.categories.at(-1)).toMatchObject({ label: '未调查', visible: false, count: 7 });
  },
};

export const UndoneByName: Story = {
  globals: { locale: 'zh-CN' },
  args: { value: known },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: said('显示 无值') }));
    await userEvent.click(screen.getByTitle(said('撤销：显示或隐藏类别（无值）')));
    await userEvent.click(screen.getByRole('checkbox', { name: said('显示 其他') }));
    await userEvent.click(screen.getByTitle(said('撤销：显示或隐藏类别（其他）')));
    await expect(await applied(args)).toEqual(known);
  },
};

/** Combinations are distinguished by their missing values. */
export const OfCombinations: Story = {
  args: { value: pairs, ports: { fields: featureFields(rows.slice(0, 16), fields) } },
  play: async ({ args }) => {
    await expect(row(new RegExp(`^${said('其他')}, 8,`))).toBeVisible();
    await button(said('添加值'));
    const panel = within(await screen.findByRole('dialog', { name: said('添加值') }));
    // The data of an opened scheme come after its first picture.
    await userEvent.click(
      await panel.findByRole('button', { name: new RegExp(`^${said('无值')}, ${said('无值')}`) }),
    );
    await userEvent.keyboard('{Escape}');
    await expect(row(new RegExp(`${said('无值')}, ${said('无值')}, 1,`))).toBeVisible();
    await expect(row(new RegExp(`^${said('其他')}, 7,`))).toBeVisible();
    const scheme = await applied<MultipleFieldsScheme>(args);
    await expect(scheme.categories.at(-1)).toMatchObject({ values: [null, null], count: 1 });
  },
};

/** Before the data are there, nobody can say that every value is listed. */
export const DataNotThere: Story = {
  args: {
    value: pairs,
    ports: { fields: { ...featureFields(rows, fields), statistics: () => new Promise(() => undefined) } },
  },
  play: async () => {
    await button(said('添加值'));
    const panel = within(await screen.findByRole('dialog', { name: said('添加值') }));
    await expect(panel.getByText(said('数据尚未取得，还不知道缺少哪些值'))).toBeVisible();
    await expect(panel.queryByText(said('数据中的值都已列出'))).toBeNull();
  },
};

/** The last row of classes holds what lacks a value and what is outside of edited breaks, and says so. */
export const RestOfClasses: Story = {
  args: { value: areas },
  play: async ({ args }) => {
    await expect(row(new RegExp(`^${said('无值或超出范围')}, 6, 10\\.0%$`))).toBeVisible();
    await expect(screen.getByTitle(said('无值或超出范围（其中无值 6）'))).toHaveTextContent(
      said('无值或超出范围'),
    );
    const label = screen.getByRole('textbox', { name: said('无值或超出范围 的标注') });
    await expect(label).toHaveAttribute('placeholder', said('无值或超出范围'));
    await userEvent.type(label, '缺测');
    const scheme = await applied<GraduatedColorScheme>(args);
    await expect(scheme.other).toMatchObject({ label: '缺测', count: 6 });
  },
};

export const RestOfClassesInEnglishDark: Story = {
  args: { value: areas },
  globals: { locale: 'en', theme: 'dark' },
  play: async () => {
    await expect(row(/^No value or out of range, 6, 10\.0%$/)).toBeVisible();
    await expect(screen.getByTitle('No value or out of range (no value: 6)')).toBeVisible();
  },
};
