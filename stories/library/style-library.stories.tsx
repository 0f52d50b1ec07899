import { StyleLibraryDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { createSampleLibrary } from '../support/sample-library';
import { inChinese } from '../support/in-chinese';

const meta = {
  title: 'Library/Style library',
  component: StyleLibraryDialog,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'fill', library: createSampleLibrary(), onApply: fn(), onCancel: fn() },
} satisfies Meta<typeof StyleLibraryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PublicStyles: Story = {};

export const Failure: Story = {
  args: {
    library: {
      ...createSampleLibrary(),
      publicStyles: () => Promise.reject(new Error('offline')),
    },
  },
};

export const ApplyWaitsForAChoice: Story = {
  globals: inChinese,
  play: async ({ args }) => {
    const apply = await screen.findByRole('button', { name: '应用' });
    await expect(apply).toBeDisabled();
    await userEvent.click(await screen.findByRole('option', { name: '土地 2' }));
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenCalledTimes(1);
  },
};
