import type { Scheme, TableScheme } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Desk, labels, last, row, rowAt, times } from '../support/class-desk';
import { json, optionalAction, text } from '../support/controls';
import { nothingChanges } from '../support/nothing-changes';
import { graduated, landField, landRows, pinned, valueRows } from '../support/sample-classes';
import { said } from '../support/said';

const meta = {
  title: 'Category/Class table',
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

export const Empty: Story = {
  args: { value: createScheme('graduated-color', 'polygon') },
  play: async () => {
    await expect(screen.getByText(said('没有可显示的类别。'))).toBeVisible();
    await expect(screen.getByRole('checkbox', { name: said('全选') })).toBeDisabled();
  },
};
export const OneClass: Story = { args: { value: graduated(1) } };
export const FourClasses: Story = {};
export const ThirtyOneClasses: Story = { args: { value: graduated(31) } };
export const FiftyClasses: Story = { args: { value: graduated(50) } };
export const Dark: Story = {
  args: { value: pinned(graduated(7), { 1: { label: '低值区' }, 3: { visible: false } }) },
  globals: { theme: 'dark' },
};

export const SharesAddUp: Story = {
  args: { value: landRows },
  play: async () => {
    const shares = screen
      .getAllByRole('row')
      .slice(1)
      .map((one) => parseFloat(one.lastElementChild?.textContent ?? ''));
    await expect(Math.round(shares.reduce((sum, share) => sum + share, 0))).toBe(100);
  },
};

export const Nulls: Story = {
  args: { value: landRows },
  play: async () => {
    // Features without a value are in the row of everything else, which stays last however the rows are sorted.
    const others = () => screen.getAllByRole('row').at(-1);
    await expect(others()).toHaveTextContent(said('其他'));
    await userEvent.click(screen.getByRole('button', { name: said('数量', 'table.count') }));
    await expect(others()).toHaveTextContent(said('其他'));
  },
};

export const TenThousandValues: Story = {
  args: { value: valueRows(10_000) },
  play: async () => {
    const grid = screen.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '10002');
    rowAt(0).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '10002'));
    await userEvent.keyboard('{PageUp}{ArrowUp}');
    const place = Number(document.activeElement?.getAttribute('aria-rowindex'));
    await expect(place).toBeLessThan(10_000);
    await expect(place).toBeGreaterThan(9_980);
    await expect(screen.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '2'));
  },
};

export const AllHidden: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: said('全选') }));
    await expect(last(args).categories.every(({ visible }) => !visible)).toBe(true);
    await expect(screen.getByRole('checkbox', { name: said('全选') })).not.toBeChecked();
  },
};

export const PinnedRows: Story = {
  args: {
    value: pinned(graduated(5), { 0: { label: '低值区' }, 2: { visible: false }, 4: { color: '#c0392b' } }),
  },
};

export const ResetOneRow: Story = {
  ...PinnedRows,
  globals: { locale: 'zh-CN' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '恢复“低值区”（已修改：标注）' }));
    await expect(last(args).categories[0].label).toMatch(/ - /);
    await expect(last(args).pins).toHaveLength(2);
  },
};

export const EditLabel: Story = {
  play: async ({ args }) => {
    const [box] = screen.getAllByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '低值区');
    await expect(last(args).categories[0].label).toBe('低值区');
    await userEvent.keyboard('{Escape}');
    await expect(last(args).categories[0].label).toMatch(/ - /);
  },
};

export const ComposedLabel: Story = {
  play: async ({ args }) => {
    const box = screen.getAllByRole('textbox')[0] as HTMLInputElement;
    box.focus();
    const before = times(args);
    // What an input method of Chinese does: letters first, the word at the end.
    fireEvent.compositionStart(box);
    fireEvent(box, composed(box, 'di'));
    await expect(box).toHaveValue('di');
    await expect(times(args)).toBe(before);
    box.setSelectionRange(0, 0);
    fireEvent(box, composed(box, '低'));
    fireEvent.compositionEnd(box, { data: '低' });
    await expect(last(args).categories[0].label).toBe('低');
  },
};

/** An input event as it comes while text is composed. */
function composed(box: HTMLInputElement, text: string): Event {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
  return new InputEvent('input', { bubbles: true, isComposing: true, data: text });
}

export const SortByCount: Story = {
  args: { value: landRows },
  play: async ({ args }) => {
    const head = screen.getByRole('columnheader', { name: said('数量', 'table.count') });
    await userEvent.click(within(head).getByRole('button'));
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    const counts = args.value.categories.map(({ count }) => count ?? 0).sort((a, b) => b - a);
    await expect(screen.getAllByRole('row')[1]).toHaveTextContent(String(counts[0]));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const UseTheOrder: Story = {
  ...SortByCount,
  play: async (context) => {
    await SortByCount.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: said('采用此顺序') }));
    const counts = last(context.args).categories.map(({ count }) => count ?? 0);
    await expect(counts).toEqual([...counts].sort((a, b) => b - a));
    await expect(screen.queryByRole('button', { name: said('采用此顺序') })).toBeNull();
  },
};

export const TypeWhileSorted: Story = {
  args: { value: landRows },
  play: async () => {
    const sort = screen.getByRole('button', { name: said('标注', 'table.label') });
    await userEvent.click(sort);
    const before = labels();
    const box = screen.getAllByRole('textbox')[1];
    await userEvent.type(box, '甲');
    // The row stays where it is until the table is sorted again.
    await expect(labels()).toEqual(before.map((label, i) => (i === 1 ? `${label}甲` : label)));
    await expect(box).toHaveFocus();
  },
};

export const RemoveRows: Story = {
  args: { value: landRows },
  play: async ({ args }) => {
    const total = (scheme: TableScheme) =>
      scheme.categories.reduce((sum, { count }) => sum + (count ?? 0), scheme.other.count ?? 0);
    await userEvent.click(row(/林地/).cells[2]);
    await userEvent.keyboard('{Delete}');
    await expect(screen.queryByRole('row', { name: /林地/ })).toBeNull();
    await expect(total(last(args))).toBe(total(args.value));
  },
};

export const Collapsed: Story = {
  play: async () => {
    const line = screen.getByRole('button', { name: said('4 个类别') });
    await userEvent.click(line);
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('grid')).toBeNull();
  },
};

export const LongChinese: Story = {
  args: {
    value: pinned(landRows, {
      0: { label: '城镇村及工矿用地（含交通运输用地与水利设施用地，不含设施农用地）' },
      1: { label: '国家级自然保护区核心区内天然草地与人工草地之和（二〇二五年度变更调查口径）' },
    }),
  },
};

export const LongEnglish: Story = {
  args: {
    value: pinned(
      generateCategories(createScheme('unique-values', 'polygon', { field: landField, ramp: 'Set2' }), {
        properties: [
          { 地类: 'Evergreen broad-leaved forest on steep, protected and inaccessible mountain slopes' },
          { 地类: 'Irrigated cropland' },
        ],
      }),
      { 1: { label: 'Cropland irrigated from rivers, reservoirs or groundwater at least once a year' } },
    ),
  },
  globals: { locale: 'en' },
};

export const Narrow: Story = {
  args: { value: pinned(graduated(5), { 1: { label: '低值区' } }), width: 340 },
};

/** Without `onChange` rows are walked and read; the keys that edit change nothing. */
export const ReadOnly: Story = {
  args: { value: landRows, onChange: undefined },
  play: async () => {
    await nothingChanges(screen.getByRole('group', { name: said('只读') }));
    const rows = screen.getAllByRole('row').length;
    rowAt(0).focus();
    await userEvent.keyboard('{ArrowDown} {Delete}');
    await expect(screen.getAllByRole('row')).toHaveLength(rows);
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByRole('dialog', { name: new RegExp(`^${said('查看符号：.+')}$`) }),
    ).toBeVisible();
  },
};

const lose = async (opener: RegExp) => {
  const button = screen.getAllByRole('button', { name: opener })[1];
  const name = button.getAttribute('aria-label')!;
  await userEvent.click(button);
  await expect(await screen.findByRole('dialog', { name })).toBeVisible();
  button.closest('tr')?.focus();
  await userEvent.keyboard(' {Delete}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());
};

/** In a page of the host's own the table stays usable while a symbol is edited; a window that lost its row says so. */
export const RemovedRow: Story = {
  args: { value: landRows },
  play: async () => {
    await lose(new RegExp(`^${said('编辑符号：.+')}$`));
    await expect(screen.getByRole('alert')).toHaveTextContent(
      new RegExp(`^${said('类别“.+”已不存在，符号窗口已关闭，修改未保留')}$`),
    );
  },
};

export const RemovedRowInEnglishDark: Story = {
  args: { value: landRows },
  globals: { locale: 'en', theme: 'dark' },
  play: async () => {
    await lose(/^Edit symbol: /);
    const notice = screen.getByRole('alert');
    await expect(notice).toHaveTextContent(/^Class “.+” no longer exists/);
    await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};
