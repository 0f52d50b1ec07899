import { DialogFrame, StyleDialog, useDraft } from '@gep/style-editor';
import { createScheme } from '@gep/map-engine/scheme';
import type { VectorScheme } from '@gep/map-engine/model';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { action, figure, leftOut, text } from '../support/controls';
import { inDialog } from '../support/in-dialog';

const hint = 'The map beside a window stays usable.';

const meta = {
  title: 'Window/Dialog frame',
  component: DialogFrame,
  parameters: { layout: 'fullscreen' },
  args: { title: '符号设置', onClose: fn(), children: <p className="gep-panel">{hint}</p> },
  argTypes: {
    title: text,
    name: text,
    width: figure,
    height: figure,
    children: leftOut('the content of the window'),
    tools: leftOut('buttons of the host'),
    footer: leftOut('buttons of the host; a story shows them'),
    mask: leftOut('what is shown while work goes on'),
    onClose: action,
    onKeyDown: action,
  },
} satisfies Meta<typeof DialogFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The room that a style dialog has. */
export const Plain: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

/** As small as a person can make it: the title is cut, every button stays. */
export const LongChineseTitle: Story = {
  args: {
    title: '编辑符号：二〇二四年生态系统生产总值核算分区统计结果（调节服务与文化服务合计）',
    width: 320,
    height: 240,
  },
};

export const LongEnglishTitle: Story = {
  args: {
    title: 'Edit symbol: gross ecosystem product of all regulating and cultural services, 2024',
    width: 320,
    height: 240,
  },
  globals: { locale: 'en' },
};

/** Alt+arrow keys move, Alt+Shift+arrow keys resize; screen readers announce the result. */
export const MovedAndResizedByKeyboard: Story = {
  args: { title: 'Style', width: 480, height: 320 },
  globals: { locale: 'en' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Style' });
    const before = dialog.getBoundingClientRect();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{ArrowRight}{/Shift}{/Alt}');
    const { left, width, height } = dialog.getBoundingClientRect();
    await expect(left).toBe(before.left - 32);
    await expect([width, height]).toEqual([496, 336]);
    await expect(await screen.findByText(/^Window at/)).toHaveTextContent('496 by 336');
  },
};

/** Dragged far beyond the edge it stays in the corner. */
export const DraggedIntoTheCorner: Story = {
  args: { title: 'Style', width: 480, height: 320 },
  globals: { locale: 'en' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Style' });
    const title = screen.getByRole('heading', { name: 'Style' });
    const { left, top } = title.getBoundingClientRect();
    await fireEvent.mouseDown(title, { clientX: left, clientY: top });
    await fireEvent.mouseMove(document, { clientX: left - 2000, clientY: top - 2000 });
    await fireEvent.mouseUp(document, { clientX: left - 2000, clientY: top - 2000 });
    const box = dialog.getBoundingClientRect();
    await expect([box.left, box.top]).toEqual([0, 0]);
  },
};

export const DraggedByTouch: Story = {
  args: { title: 'Style', width: 480, height: 320 },
  globals: { locale: 'en' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Style' });
    const title = screen.getByRole('heading', { name: 'Style' });
    const before = dialog.getBoundingClientRect();
    const touch = (x: number) => {
      const point = new Touch({ identifier: 1, target: title, clientX: x, clientY: before.top + 8 });
      return { touches: [point], targetTouches: [point], changedTouches: [point] };
    };
    await fireEvent.touchStart(title, touch(700));
    await fireEvent.touchMove(document, touch(600));
    await fireEvent.touchEnd(document, touch(600));
    await expect(dialog.getBoundingClientRect().left).toBe(before.left - 100);
  },
};

function Nest({ level }: { readonly level: number }) {
  const [open, setOpen] = useState(level < 3);
  return (
    <DialogFrame
      title={`Symbol ${level}`}
      name="nest"
      width={524}
      height={360}
      onClose={() => setOpen(false)}
    >
      <div className="gep-panel">
        <p>{hint}</p>
        {open && <Nest level={level + 1} />}
      </div>
    </DialogFrame>
  );
}

/** A symbol in a symbol in a style: every title stays in sight. */
export const WindowsOverWindows: Story = {
  render: () => <Nest level={1} />,
  play: async () => {
    for (const level of [1, 2, 3]) {
      const { left, top } = screen.getByRole('heading', { name: `Symbol ${level}` }).getBoundingClientRect();
      const hit = document.elementFromPoint(left + 4, top + 8);
      await expect(hit).toHaveTextContent(`Symbol ${level}`);
    }
  },
};

/** A page that is shown at 200 %. */
export const Zoomed: Story = {
  args: { width: 600, height: 360 },
  beforeEach: () => {
    document.documentElement.style.zoom = '2';
    return () => {
      document.documentElement.style.zoom = '';
    };
  },
  play: async () => {
    const box = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

function Tree({ onKind }: { readonly onKind: (kind: VectorScheme['kind']) => void }) {
  const control = useDraft<VectorScheme>(createScheme('single-symbol', 'polygon'));
  return (
    <StyleDialog
      title="树"
      control={control}
      groups={[
        { label: '单一符号', entries: [{ value: 'single-symbol', label: '简单符号' }] },
        {
          label: '分类',
          entries: [
            { value: 'unique-values', label: '唯一值', disabledReason: '唯一值过多' },
            { value: 'multiple-fields', label: '多字段' },
          ],
        },
      ]}
      onKind={onKind}
      note={null}
      onNoteDone={fn()}
      busy={false}
      onApply={fn()}
      onCancel={fn()}
    >
      <p className="gep-panel">{hint}</p>
    </StyleDialog>
  );
}

const onKind = fn();

/** Arrows walk, Enter chooses; a group chooses its first entry that can be chosen; reasons are said. */
export const TreeByKeyboard: Story = {
  render: () => <Tree onKind={onKind} />,
  play: async () => {
    const dialog = await inDialog('树');
    const chosen = dialog.getByRole('treeitem', { name: '简单符号' });
    chosen.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const disabled = dialog.getByRole('treeitem', { name: '唯一值' });
    await expect(disabled).toHaveFocus();
    await expect(disabled).toHaveAccessibleDescription('唯一值过多');
    await userEvent.keyboard('{Enter}');
    await expect(onKind).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(onKind).toHaveBeenLastCalledWith('multiple-fields');
  },
};
