import {
  fillSymbol,
  gradientFill,
  labelSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '@gep/map-engine/model';
import { createScheme } from '@gep/map-engine/scheme';
import { LineStyleDialog, PointStyleDialog, PolygonStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { byColor, bySize, clipboardWith, inDialog } from '../support/in-dialog';
import { nothingChanges } from '../support/nothing-changes';
import { codeSource, landRows, pinned } from '../support/sample-classes';
import { sampleFieldSource } from '../support/sample-fields';
import { said } from '../support/said';

/** Dialogs without `onApply`, for viewers without rights: every value can be read, none changed, and there is "close". */
const meta = {
  title: 'Dialog/Read-only',
  component: PolygonStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: byColor('polygon', 6),
    ports: { fields: sampleFieldSource },
    onCancel: fn(),
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof PolygonStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const named = labelSymbol({ useLabel: true, field: 'NAME', haloWidth: 2, useBackground: true });
const settings = () => screen.findByRole('dialog', { name: said('符号设置') });

export const Classes: Story = {
  play: async ({ args }) => {
    const dialog = await settings();
    await expect(dialog).toHaveAccessibleDescription(new RegExp(`^${said('只读')}`));
    await nothingChanges(dialog);
    const here = within(dialog);
    for (const gone of [said('撤销'), said('实时预览'), said('确定'), said('应用'), said('取消')])
      await expect(here.queryByText(gone) ?? here.queryByRole('button', { name: gone })).toBeNull();
    await userEvent.click(here.getAllByRole('button', { name: said('关闭') })[1]);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onPreview).not.toHaveBeenCalled();
  },
};

/** The kind that the layer has and its labels can be looked at; other kinds would be another style. */
export const Pages: Story = {
  args: { value: { ...byColor('polygon', 6), label: named } },
  play: async () => {
    const dialog = await inDialog(said('符号设置'));
    const unique = dialog.getByRole('treeitem', { name: said('唯一值') });
    await expect(unique).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(unique);
    await userEvent.click(dialog.getByRole('treeitem', { name: said('标注设置') }));
    await expect(dialog.getByRole('button', { name: `${said('标注字段')}: NAME` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await nothingChanges(await settings());
  },
};

/** Symbols open for a look, with their stacks. */
export const SymbolOfAClass: Story = {
  args: { value: landRows, ports: { fields: codeSource } },
  play: async () => {
    const dialog = await inDialog(said('符号设置'));
    await userEvent.click(dialog.getByRole('button', { name: said('查看符号：林地') }));
    const symbol = await screen.findByRole('dialog', { name: said('查看符号：林地') });
    await expect(symbol).toHaveAccessibleDescription(new RegExp(`^${said('只读')}`));
    await nothingChanges(symbol);
    await userEvent.keyboard('{Escape}');
    await expect(symbol).not.toBeInTheDocument();
  },
};

/** The edges in all their digits. */
export const BreaksInDetail: Story = {
  play: async () => {
    const dialog = await inDialog(said('符号设置'));
    await userEvent.click(dialog.getByRole('button', { name: said('查看间断值') }));
    await nothingChanges(await screen.findByRole('dialog', { name: said('分级详情') }));
  },
};

/** Copying and exporting take nothing away; pasting and importing would change. */
export const Copies: Story = {
  play: async () => {
    const held = clipboardWith('');
    const dialog = await inDialog(said('符号设置'));
    await userEvent.click(dialog.getByRole('button', { name: said('复制、粘贴与文件') }));
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(entries).toEqual([said('复制样式'), said('导出样式文件...')]);
    await userEvent.click(screen.getByRole('menuitem', { name: said('复制样式') }));
    await expect(held.text).toContain('Sum');
  },
};

/** By keyboard alone: rows are walked, sorted and looked at, nothing is marked for an edit. */
export const KeyboardOnly: Story = {
  args: {
    value: pinned(landRows, { 1: { label: '旱地' }, 3: { visible: false } }),
    ports: { fields: codeSource },
  },
  play: async () => {
    const dialog = await inDialog(said('符号设置'));
    const row = dialog.getByRole('row', { name: /林地/ });
    row.focus();
    await userEvent.keyboard('{ArrowDown} {Delete}');
    await expect(dialog.getAllByRole('row')).toHaveLength(landRows.categories.length + 2);
    await expect(dialog.queryByRole('toolbar')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(
      await screen.findByRole('dialog', { name: new RegExp(`^${said('查看符号：.+')}$`) }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

const symbol = fillSymbol(simpleFill({ color: '#dfe9d8' }), gradientFill(), simpleFill({ visible: false }));

/** Any layer of the stack can be chosen to read it; one that is hidden says so. */
export const LayersOfASymbol: Story = {
  args: { value: createScheme('single-symbol', 'polygon', { template: symbol }) },
  play: async () => {
    const dialog = await inDialog(said('符号设置'));
    const gradient = dialog.getByRole('button', { name: `2 ${said('渐变填充')}` });
    await userEvent.click(gradient);
    await expect(gradient).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog.getByRole('button', { name: `${said('类型')}: ${said('渐变填充')}` })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}{Delete}');
    await expect(dialog.getByRole('button', { name: `1 ${said('简单填充')}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(dialog.getByRole('img', { name: said('已隐藏') })).toBeVisible();
    await nothingChanges(await settings());
  },
};

export const PointsBySize: Story = {
  args: { value: bySize('point', 5) },
  render: (args) => <PointStyleDialog {...args} />,
};
export const Lines: Story = {
  args: {
    value: createScheme('single-symbol', 'line', {
      template: lineSymbol(
        simpleLine({ color: '#2f6fb2', width: 6 }),
        simpleLine({ color: '#ffffff', width: 2 }),
      ),
    }),
  },
  render: (args) => <LineStyleDialog {...args} />,
};
export const Points: Story = {
  args: {
    value: createScheme('single-symbol', 'point', {
      template: markerSymbol(simpleMarker({ size: 20, outline: true })),
    }),
  },
  render: (args) => <PointStyleDialog {...args} />,
};
export const English: Story = {
  args: { value: landRows, ports: { fields: codeSource } },
  globals: { locale: 'en' },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const LabelsEnglishDark: Story = {
  args: { value: { ...byColor('polygon', 6), label: named } },
  globals: { locale: 'en', theme: 'dark' },
  play: async () => {
    const dialog = await inDialog('Symbol settings');
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Label settings' }));
    await expect(dialog.getByRole('spinbutton', { name: 'Halo width' })).toHaveAttribute('readonly');
  },
};
