import type { Scheme } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Desk, last, rowAt, times } from '../support/class-desk';
import { json, optionalAction, text } from '../support/controls';
import { graduated, sumField } from '../support/sample-classes';
import { sampleStatistics } from '../support/sample-fields';
import { said } from '../support/said';

const meta = {
  title: 'Category/Marked rows',
  component: Desk,
  args: { value: graduated(4), onChange: fn<(value: Scheme) => void>() },
  argTypes: {
    value: json,
    empty: text,
    width: { control: { type: 'range', min: 280, max: 800 } },
    onChange: optionalAction,
  },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MarkedRows: Story = {
  args: { value: graduated(8) },
  play: async () => {
    await userEvent.click(rowAt(1).cells[2]);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(rowAt(3).cells[2]);
    await user.keyboard('{/Shift}{Control>}');
    await user.click(rowAt(5).cells[2]);
    await user.keyboard('{/Control}');
    await expect(screen.getByText(said('已选 4 行'))).toBeVisible();
    await expect(screen.getAllByRole('row', { selected: true })).toHaveLength(4);
  },
};

export const HideMarkedRows: Story = {
  ...MarkedRows,
  play: async (context) => {
    await MarkedRows.play?.(context);
    const { args } = context;
    const before = times(args);
    await userEvent.click(screen.getByRole('button', { name: said('隐藏所选行') }));
    await expect(last(args).categories.map(({ visible }) => visible)).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
      true,
      true,
    ]);
    await expect(times(args)).toBe(before + 1);
    await userEvent.click(screen.getByRole('button', { name: said('恢复所选行') }));
    await expect(last(args).pins).toEqual([]);
  },
};

export const ReverseMarkedColors: Story = {
  ...MarkedRows,
  play: async (context) => {
    await MarkedRows.play?.(context);
    const { args } = context;
    const before = args.value.categories.map(({ color }) => color);
    await userEvent.click(screen.getByRole('button', { name: said('反转所选行的颜色') }));
    const after = last(args).categories.map(({ color }) => color);
    await expect([after[1], after[2], after[3], after[5]]).toEqual([
      before[5],
      before[3],
      before[2],
      before[1],
    ]);
    await expect(after[0]).toBe(before[0]);
  },
};

export const OpacityOfMarkedRows: Story = {
  ...MarkedRows,
  play: async (context) => {
    await MarkedRows.play?.(context);
    const { args } = context;
    const field = screen.getByRole('spinbutton', { name: said('所选行的不透明度') });
    await userEvent.clear(field);
    await userEvent.type(field, '0.4{Enter}');
    await expect(last(args).categories[2].symbol?.layers[0].opacity).toBe(0.4);
    await expect(last(args).categories[0].symbol?.layers[0].opacity).toBe(1);
  },
};

export const SymbolOfMarkedRows: Story = {
  ...MarkedRows,
  play: async (context) => {
    await MarkedRows.play?.(context);
    const { args } = context;
    await userEvent.click(screen.getByRole('button', { name: said('编辑所选行的符号') }));
    const dialog = within(await screen.findByRole('dialog', { name: said('编辑所选行的符号') }));
    await userEvent.click(dialog.getByRole('button', { name: said('添加图层') }));
    await userEvent.click(dialog.getByRole('button', { name: said('确定') }));
    const rows = last(args).categories;
    await expect(rows.map(({ symbol }) => symbol?.layers.length)).toEqual([1, 2, 2, 2, 1, 2, 1, 1]);
    await expect(new Set(rows.map(({ color }) => color)).size).toBe(8);
  },
};

export const SizeOfMarkedPoints: Story = {
  args: {
    value: generateCategories(
      createScheme('graduated-size', 'point', {
        field: sumField,
        statistics: sampleStatistics('Sum'),
        classes: 5,
      }),
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(rowAt(0).cells[2]);
    const field = screen.getByRole('spinbutton', { name: said('所选行的大小') });
    await userEvent.clear(field);
    await userEvent.type(field, '24{Enter}');
    await expect(last(args).categories[0].symbol?.layers[0]).toMatchObject({ size: 24 });
  },
};

export const KeyboardOnly: Story = {
  args: { value: graduated(6) },
  play: async ({ args }) => {
    rowAt(0).focus();
    await userEvent.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(screen.getByText(said('已选 3 行'))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByText(said('已选 3 行'))).toBeNull();
    await userEvent.keyboard('{F2}中值区{Enter}');
    await expect(last(args).categories[3].label).toBe('中值区');
    await expect(document.activeElement).toBe(rowAt(3));
    await userEvent.keyboard('{Tab} ');
    await expect(last(args).categories[3].visible).toBe(false);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    await expect(await screen.findByRole('dialog', { name: said('编辑符号：中值区') })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
