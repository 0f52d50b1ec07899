import type { HistogramEditor } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { drag } from '../support/drag';
import { editedHistogram, handle, isAt } from '../support/histogram-desk';
import { said } from '../support/said';

const meta = {
  title: 'Histogram/Edited breaks',
  ...editedHistogram,
} satisfies Meta<typeof HistogramEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 22 px are 5.5 values: the break snaps to a whole number. */
export const DraggedByMouse: Story = {
  play: async ({ args }) => {
    drag(handle(1), 22, { keep: true });
    await isAt(handle(1), '31');
    await expect(args.onChange).toHaveBeenCalledWith([0, 31, 50, 75, 100]);
    await expect(handle(1)).toHaveAttribute('data-held', 'true');
  },
};

export const DraggedByTouch: Story = {
  play: async () => {
    drag(handle(3), -60, { pointerType: 'touch' });
    await isAt(handle(3), '60');
    await expect(handle(3)).not.toHaveAttribute('data-held');
  },
};

export const StopsBeforeItsNeighbours: Story = {
  play: async () => {
    drag(handle(2), 999);
    await isAt(handle(2), '74');
    drag(handle(2), -999);
    await isAt(handle(2), '26');
  },
};

export const WithoutSnapping: Story = {
  play: async () => {
    drag(handle(1), 22, { altKey: true });
    await waitFor(() => expect(Number(handle(1).getAttribute('aria-valuenow'))).toBeCloseTo(30.5, 2));
  },
};

export const PutBackByEscape: Story = {
  play: async () => {
    drag(handle(2), 40, { keep: true });
    await isAt(handle(2), '60');
    await userEvent.keyboard('{Escape}');
    await isAt(handle(2), '50');
  },
};

export const ByKeyboard: Story = {
  play: async () => {
    handle(2).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowLeft}{/Shift}');
    await isAt(handle(2), '50.9');
    await userEvent.keyboard('{End}');
    await isAt(handle(2), '74.9');
    await userEvent.keyboard('{Home}');
    await isAt(handle(2), '25.1');
    await expect(handle(2)).toHaveAttribute('aria-valuemin', '25');
  },
};

export const AddedAndRemovedByKeyboard: Story = {
  play: async ({ args }) => {
    handle(3).focus();
    await userEvent.keyboard('{Insert}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 25, 50, 75, 88, 100]);
    await waitFor(() => expect(handle(4)).toHaveFocus());
    await userEvent.keyboard('{Delete}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 25, 50, 100]);
  },
};

export const AddedByButton: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: said('添加间断值') }));
    await waitFor(() => expect(screen.getAllByRole('slider')).toHaveLength(4));
    await userEvent.click(screen.getByRole('button', { name: said('删除间断值') }));
    await waitFor(() => expect(screen.getAllByRole('slider')).toHaveLength(3));
  },
};

export const AddedByDoubleClick: Story = {
  play: async ({ args }) => {
    const group = screen.getByRole('group', { name: said('间断值') });
    const box = group.getBoundingClientRect();
    const at = { clientX: box.left + 0.625 * box.width, clientY: box.top + 20 };
    group.dispatchEvent(new MouseEvent('dblclick', { ...at, bubbles: true }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith([0, 25, 50, 63, 75, 100]));
  },
};

/** As many classes as are allowed: none is added. */
export const FullOfClasses: Story = {
  args: { maxClasses: 4 },
  play: async () => {
    await expect(screen.getByRole('button', { name: said('添加间断值') })).toBeDisabled();
  },
};
