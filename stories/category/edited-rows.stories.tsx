import type { GraduatedColorScheme, UniqueValuesScheme } from '@gep/map-engine/model';
import { createScheme } from '@gep/map-engine/scheme';
import { PolygonStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { codeSource, graduated, landRows, pinned, valueRows } from '../support/sample-classes';
import { said } from '../support/said';

const edited = pinned(graduated(4), {
  0: { label: '低值区' },
  1: { visible: false },
  3: { label: '高值区' },
});

const meta = {
  title: 'Category/Edited rows',
  component: PolygonStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: edited,
    ports: { fields: codeSource },
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
const button = async (name: string) => userEvent.click((await desk()).getByRole('button', { name }));
const pick = async (field: RegExp, option: string) => {
  await userEvent.click((await desk()).getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const typeClasses = async (text: string) => {
  const field = (await desk()).getByRole('spinbutton', { name: said('分级数') });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const applied = async (args: Args) => {
  await button(said('应用'));
  return (args.onApply as ReturnType<typeof fn>).mock.lastCall?.[0] as GraduatedColorScheme;
};

/** Three classes instead of four: one edited class goes, the others move. */
export const Asked: Story = {
  play: async () => {
    await typeClasses('3');
    const question = within(
      await screen.findByRole('region', { name: said('重新生成类别会影响已修改的行') }),
    );
    await expect(
      question.getByText(new RegExp(`^${said('保留 \\d+ · 移动 \\d+ · 新增 \\d+ · 移除 \\d+')}$`)),
    ).toBeVisible();
    await expect(question.getAllByText(said('移动')).length).toBeGreaterThan(0);
    await expect(screen.queryByRole('grid')).toBeNull();
    // There is nothing to apply until the question is answered.
    await expect((await desk()).getByRole('button', { name: said('应用') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const AskedInEnglishDark: Story = {
  globals: { locale: 'en', theme: 'dark' },
  play: async () => {
    await typeClasses('6');
    await expect(await screen.findByText(/^Kept \d+ · Moved \d+ · New \d+ · Dropped \d+$/)).toBeVisible();
  },
};

export const GoOn: Story = {
  play: async ({ args }) => {
    await typeClasses('3');
    await button(said('继续'));
    const scheme = await applied(args);
    await expect(scheme.categories).toHaveLength(3);
    await expect(scheme.categories[0].label).toBe('低值区');
    await expect(scheme.categories[2].label).toBe('高值区');
  },
};

export const OneUndoStep: Story = {
  play: async ({ args }) => {
    await typeClasses('12');
    await button(said('继续'));
    await expect((await desk()).getByText(said('12 个类别'))).toBeVisible();
    await userEvent.click((await desk()).getByRole('button', { name: new RegExp(`^${said('撤销')}`) }));
    const scheme = await applied(args);
    await expect(scheme).toEqual(edited);
  },
};

export const Cancelled: Story = {
  play: async ({ args }) => {
    await typeClasses('3');
    await userEvent.click(
      within(await screen.findByRole('region', { name: said('重新生成类别会影响已修改的行') })).getByRole(
        'button',
        {
          name: said('取消'),
        },
      ),
    );
    await expect((await desk()).getByRole('spinbutton', { name: said('分级数') })).toHaveValue('4');
    await expect(await applied(args)).toEqual(edited);
  },
};

export const DropTheEdits: Story = {
  play: async ({ args }) => {
    await typeClasses('3');
    await button(said('放弃修改'));
    const scheme = await applied(args);
    await expect(scheme.pins).toEqual([]);
    await expect(scheme.categories.every(({ label, visible }) => visible && label.includes(' - '))).toBe(
      true,
    );
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    const field = (await desk()).getByRole('spinbutton', { name: said('分级数') });
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    // Stepping on only changes what waits.
    await userEvent.keyboard('{ArrowDown}');
    await expect(field).toHaveValue('2');
    const go = await screen.findByRole('button', { name: said('继续') });
    go.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '2'));
    await expect((await desk()).getByText(said('2 个类别'))).toBeVisible();
  },
};

export const EscapeCancels: Story = {
  play: async ({ args }) => {
    await typeClasses('3');
    (await screen.findByRole('button', { name: said('继续') })).focus();
    await userEvent.keyboard('{Escape}');
    await expect((await desk()).getByText(said('4 个类别'))).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

/** Edits of one field have no effect under another; the question says that they return. */
export const AnotherField: Story = {
  play: async ({ args }) => {
    await pick(new RegExp(`^${said('分级字段')}`), 'AREA');
    await expect(await screen.findByText(said('换回字段“Sum”时，这些修改会恢复。'))).toBeVisible();
    await expect((await desk()).getByRole('button', { name: `${said('分级字段')}: AREA` })).toBeVisible();
    await button(said('继续'));
    await pick(new RegExp(`^${said('分级字段')}`), 'Sum');
    const scheme = await applied(args);
    await expect(scheme.categories[0].label).toBe('低值区');
    await expect(scheme.categories[3].label).toBe('高值区');
  },
};

export const AnotherFieldCancelled: Story = {
  play: async ({ args }) => {
    await pick(new RegExp(`^${said('分级字段')}`), 'AREA');
    await userEvent.click(
      within(await screen.findByRole('region', { name: said('重新生成类别会影响已修改的行') })).getByRole(
        'button',
        {
          name: said('取消'),
        },
      ),
    );
    await expect((await desk()).getByRole('button', { name: `${said('分级字段')}: Sum` })).toBeVisible();
    await expect(await applied(args)).toEqual(edited);
  },
};

/** Edges that move take the edits along without a question. */
export const MovedEdge: Story = {
  play: async ({ args }) => {
    const [edge] = (await desk()).getAllByRole('slider');
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    const scheme = await applied(args);
    await expect(scheme.categories[0].key).not.toBe(edited.categories[0].key);
    await expect(scheme.categories[0].label).toBe('低值区');
  },
};

export const NothingEdited: Story = {
  args: { value: graduated(4) },
  play: async () => {
    await typeClasses('7');
    await expect((await desk()).getByText(said('7 个类别'))).toBeVisible();
    await expect(screen.queryByRole('region', { name: said('重新生成类别会影响已修改的行') })).toBeNull();
  },
};

export const FewerThanAsked: Story = {
  args: { value: createScheme('graduated-color', 'polygon') },
  play: async () => {
    await pick(new RegExp(`^${said('分级字段')}`), 'AREA');
    await pick(new RegExp(`^${said('分级方法')}`), said('自然间断点'));
    await typeClasses('50');
    await expect((await desk()).getByText(new RegExp(`^${said('\\d+ 个类别')}$`))).toBeVisible();
  },
};

export const StandardDeviation: Story = {
  args: { value: graduated(4) },
  play: async () => {
    await pick(new RegExp(`^${said('分级方法')}`), said('标准差', 'method.standard-deviation'));
    await userEvent.click((await desk()).getByRole('button', { name: new RegExp(`^${said('间隔')}`) }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    await expect(options).toEqual([said('1 倍'), said('1/2 倍'), said('1/3 倍'), said('1/4 倍')]);
    await userEvent.click(screen.getByRole('option', { name: said('1/2 倍') }));
  },
};

export const TooManyValues: Story = {
  args: { value: createScheme('unique-values', 'polygon') },
  play: async ({ args }) => {
    await pick(new RegExp(`^${said('字段')}`), 'CODE');
    await expect(await screen.findByText(said('此字段唯一值过多，不建议使用'))).toBeVisible();
    await expect((await desk()).getByText(said('50 个类别'))).toBeVisible();
    const field = (await desk()).getByRole('spinbutton', { name: said('列出的值的个数') });
    await userEvent.clear(field);
    await userEvent.type(field, '12');
    await button(said('采用'));
    const { categories, other } = (await applied(args)) as unknown as UniqueValuesScheme;
    await expect(categories).toHaveLength(12);
    const sum = categories.reduce((total, { count }) => total + (count ?? 0), other.count ?? 0);
    await expect(sum).toBe(valueRows(10_000).statistics?.totalCount);
  },
};

export const AddValues: Story = {
  args: { value: { ...landRows, field: { name: 'TYPE', type: 'STRING' }, categories: [] } },
  play: async () => {
    await button(said('添加值'));
    const panel = within(await screen.findByRole('dialog', { name: said('添加值') }));
    const box = await panel.findByRole('textbox', { name: said('值') });
    await userEvent.type(box, '滩涂');
    await userEvent.click(panel.getByRole('button', { name: said('添加') }));
    await waitFor(async () => expect((await desk()).getByText(said('1 个类别'))).toBeVisible());
    await userEvent.click(
      await panel.findByRole('button', { name: new RegExp(`^${said('添加全部 .+ 个')}$`) }),
    );
    await expect(panel.getByText(said('数据中的值都已列出'))).toBeVisible();
    await expect((await desk()).getByText(said('6 个类别'))).toBeVisible();
  },
};
