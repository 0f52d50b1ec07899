import { labelSymbol } from '@gep/map-engine/model';
import { createScheme } from '@gep/map-engine/scheme';
import { PolygonStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { byColor, inDialog } from '../support/in-dialog';
import { sampleFieldSource } from '../support/sample-fields';
import { said } from '../support/said';

const meta = {
  title: 'Label/In the dialogs',
  component: PolygonStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: {
      ...byColor('polygon', 5),
      label: labelSymbol({ useLabel: true, field: 'NAME', haloWidth: 2, size: 14 }),
    },
    ports: { fields: sampleFieldSource },
    onApply: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof PolygonStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openLabels = async () => {
  const dialog = await inDialog(said('符号设置'));
  await userEvent.click(dialog.getByRole('treeitem', { name: said('标注设置') }));
  return dialog;
};

/** The kind of the scheme stays marked in the tree. */
export const Opened: Story = {
  play: async () => {
    const dialog = await openLabels();
    await expect(dialog.getByRole('treeitem', { name: said('分级色彩') })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(dialog.getByRole('switch', { name: said('显示标注') })).toBeChecked();
  },
};

export const OpenedEnglishDark: Story = {
  globals: { locale: 'en', theme: 'dark' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Label settings' }));
    await expect(dialog.getByRole('switch', { name: 'Show labels' })).toBeChecked();
  },
};

export const Undo: Story = {
  play: async ({ args }) => {
    const dialog = await openLabels();
    await userEvent.click(dialog.getByRole('switch', { name: said('显示标注') }));
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${said('撤销')}`) }));
    await expect(dialog.getByRole('switch', { name: said('显示标注') })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: said('应用') }));
    await expect(args.onApply).toHaveBeenCalledWith(args.value, { close: false });
  },
};

/** The line in the footer leads to the field, from any page. */
export const ProblemLeadsThere: Story = {
  args: { value: createScheme('single-symbol', 'polygon', { label: labelSymbol({ useLabel: true }) }) },
  play: async () => {
    const dialog = await inDialog(said('符号设置'));
    await userEvent.click(dialog.getByRole('button', { name: said('应用') }));
    await userEvent.click(dialog.getByRole('button', { name: said('标注字段不能为空') }));
    await expect(
      dialog.getByRole('button', { name: `${said('标注字段')}: ${said('请选择')}` }),
    ).toHaveFocus();
  },
};

export const KeyboardOnly: Story = {
  args: { value: createScheme('single-symbol', 'polygon') },
  play: async ({ args }) => {
    const dialog = await inDialog(said('符号设置'));
    dialog.getByRole('treeitem', { name: said('简单符号') }).focus();
    await userEvent.keyboard('{End}{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(await dialog.findByRole('img', { name: said('标注预览') })).toBeVisible();
    dialog.getByRole('spinbutton', { name: said('大小') }).focus();
    await userEvent.keyboard('{PageUp}');
    dialog.getByRole('button', { name: said('应用') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.objectContaining({ label: labelSymbol({ useLabel: true, field: 'NAME', size: 22 }) }),
      { close: false },
    );
  },
};
