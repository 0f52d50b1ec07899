import { createScheme } from '@gep/map-engine/scheme';
import { encodeScheme } from '@gep/map-engine/codec';
import { PolygonStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { byColor, clipboardWith, inDialog } from '../support/in-dialog';
import { sampleFieldSource } from '../support/sample-fields';
import { said } from '../support/said';

const opened = byColor('polygon', 4);
const settings = () => inDialog(said('符号设置'));

const meta = {
  title: 'Dialog/Editing',
  component: PolygonStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: opened,
    ports: { fields: sampleFieldSource },
    onApply: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof PolygonStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Three edits, each a step with a name; undo and redo say what they would do. */
export const NamedSteps: Story = {
  play: async () => {
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('button', { name: said('反转色带') }));
    await userEvent.click(dialog.getByRole('treeitem', { name: said('简单符号') }));
    await userEvent.click(dialog.getByRole('button', { name: said('撤销') }));
    await expect(dialog.getByRole('button', { name: said('撤销') })).toHaveAttribute(
      'title',
      said('撤销：反转色带'),
    );
    await expect(dialog.getByRole('button', { name: said('重做') })).toHaveAttribute(
      'title',
      said('重做：样式类型'),
    );
  },
};

/** The list of steps: the current one is marked, those undone are muted, and what the host has is named. */
export const HistoryMenu: Story = {
  play: async ({ args }) => {
    await NamedSteps.play?.({ args } as never);
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('button', { name: said('编辑历史') }));
    const steps = await screen.findAllByRole('option');
    await expect(steps.map((step) => step.textContent)).toEqual([
      `${said('打开时的样式')}${said('已应用')}`,
      said('反转色带'),
      said('样式类型：简单符号'),
    ]);
    await expect(steps[1]).toHaveAttribute('aria-selected', 'true');
  },
};

/** From the list to any step, forth as well. */
export const JumpInHistory: Story = {
  play: async ({ args }) => {
    await NamedSteps.play?.({ args } as never);
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('button', { name: said('编辑历史') }));
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(said('简单符号')) }));
    await expect(dialog.getByRole('treeitem', { name: said('简单符号') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(dialog.getByRole('button', { name: said('撤销') })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Apply keeps the dialog open and marks the step. */
export const Applied: Story = {
  play: async ({ args }) => {
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('button', { name: said('反转色带') }));
    await userEvent.click(dialog.getByRole('button', { name: said('应用') }));
    await expect(args.onApply).toHaveBeenLastCalledWith(
      expect.objectContaining({ classification: expect.objectContaining({ reverse: true }) as unknown }),
      { close: false },
    );
    await userEvent.click(dialog.getByRole('button', { name: said('编辑历史') }));
    await expect(await screen.findByRole('option', { name: new RegExp(said('已应用')) })).toHaveTextContent(
      said('反转色带'),
    );
  },
};

/** The host refuses: it says why, everything that was typed is still there. */
export const ApplyFails: Story = {
  args: { onApply: fn(() => Promise.reject(new Error('服务器空间不足'))) },
  play: async () => {
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('button', { name: said('反转色带') }));
    await userEvent.click(dialog.getByRole('button', { name: said('确定') }));
    await expect(await dialog.findByText(said('应用失败：服务器空间不足'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: said('反转色带') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

/** While the host is busy apply waits, without losing the focus. */
export const ApplyPending: Story = {
  args: { onApply: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    const dialog = await settings();
    const apply = dialog.getByRole('button', { name: said('应用') });
    await userEvent.click(apply);
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenCalledTimes(1);
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await expect(apply).toHaveFocus();
  },
};

/** The problem leads to the field. */
export const ProblemLeadsToTheField: Story = {
  args: { value: createScheme('graduated-color', 'polygon') },
  play: async ({ args }) => {
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('button', { name: said('确定') }));
    await userEvent.click(await dialog.findByRole('button', { name: said('分级字段不能为空') }));
    await expect(dialog.getByRole('button', { name: new RegExp(`^${said('分级字段')}: `) })).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** Several at once: the first is said, the others are counted. */
export const SeveralProblems: Story = {
  args: {
    value: {
      ...createScheme('graduated-color', 'polygon'),
      classification: { ...opened.classification, classes: 99 },
    },
  },
  play: async () => {
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('button', { name: said('应用') }));
    await expect(await dialog.findByText(said('分级字段不能为空（另有 1 项）'))).toBeVisible();
  },
};

export const AllClassesHidden: Story = {
  play: async ({ args }) => {
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('checkbox', { name: said('全选') }));
    await userEvent.click(dialog.getByRole('button', { name: said('确定') }));
    await expect(await dialog.findByText(said('请选择一种符号'))).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** Every edit is on the map at once; cancel restores the opened style. */
export const LivePreviewAndCancel: Story = {
  play: async ({ args }) => {
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('button', { name: said('反转色带') }));
    await waitFor(() => expect(args.onPreview).toHaveBeenCalledTimes(1));
    await userEvent.click(dialog.getByRole('button', { name: said('取消') }));
    await expect(args.onPreview).toHaveBeenLastCalledWith(opened);
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

/** Switched off: the map waits for apply. */
export const LivePreviewOff: Story = {
  play: async ({ args }) => {
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('switch', { name: said('实时预览') }));
    await userEvent.click(dialog.getByRole('button', { name: said('反转色带') }));
    await userEvent.click(dialog.getByRole('button', { name: said('应用') }));
    await expect(args.onApply).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: said('取消') }));
    await expect(args.onPreview).not.toHaveBeenCalled();
  },
};

/** A host without live preview: the switch is not there. */
export const WithoutPreview: Story = { args: { onPreview: undefined } };

const choose = async (name: string) => {
  const dialog = await settings();
  await userEvent.click(dialog.getByRole('button', { name: said('复制、粘贴与文件') }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return dialog;
};

export const CopyAndPasteMenu: Story = {
  play: async () => {
    const dialog = await settings();
    await userEvent.click(dialog.getByRole('button', { name: said('复制、粘贴与文件') }));
    await expect(await screen.findByRole('menuitem', { name: said('粘贴样式') })).toBeVisible();
  },
};

/** The copied text is the saved style. */
export const CopyStyle: Story = {
  play: async () => {
    const clipboard = clipboardWith('');
    const dialog = await choose(said('复制样式'));
    await expect(await dialog.findByText(said('已复制到剪贴板'))).toBeVisible();
    await expect(JSON.parse(clipboard.text ?? '')).toEqual(JSON.parse(JSON.stringify(encodeScheme(opened))));
  },
};

export const PasteStyle: Story = {
  play: async () => {
    clipboardWith(JSON.stringify(encodeScheme(byColor('polygon', 7))));
    const dialog = await choose(said('粘贴样式'));
    await expect(await dialog.findByText(said('已粘贴'))).toBeVisible();
    await expect(dialog.getByRole('spinbutton', { name: said('分级数') })).toHaveValue('7');
  },
};

export const PasteSomethingElse: Story = {
  play: async () => {
    clipboardWith('Hello');
    const dialog = await choose(said('粘贴样式'));
    await expect(await dialog.findByText(said('粘贴的内容不是 JSON 文本'))).toBeVisible();
  },
};

export const PasteAnotherGeometry: Story = {
  play: async () => {
    clipboardWith(JSON.stringify(encodeScheme(createScheme('single-symbol', 'line'))));
    const dialog = await choose(said('粘贴样式'));
    await expect(await dialog.findByText(said('粘贴的是线样式，此处需要面样式'))).toBeVisible();
  },
};

/** Where the browser keeps its clipboard closed, by hand. */
export const PasteByHand: Story = {
  play: async () => {
    clipboardWith(null);
    await choose(said('粘贴样式'));
    const paper = await inDialog(said('粘贴样式'));
    const text = paper.getByRole('textbox', { name: said('JSON 文本') });
    await userEvent.click(text);
    await userEvent.paste('{"schemeType":1,"geometryType":2,"categories":[]}');
    await userEvent.click(paper.getByRole('button', { name: said('粘贴') }));
    await expect(await paper.findByText(said('粘贴的是线样式，此处需要面样式'))).toBeVisible();
    await expect(text).toHaveAttribute('aria-invalid', 'true');
  },
};

export const CopyByHand: Story = {
  play: async () => {
    clipboardWith(null);
    await choose(said('复制样式'));
    const text = (await inDialog(said('复制样式'))).getByRole('textbox', { name: said('JSON 文本') });
    await expect(text).toHaveFocus();
    await expect(text).toHaveAttribute('readonly');
  },
};
