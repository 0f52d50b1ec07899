import { fillSymbol, linePatternFill, simpleFill } from '@gep/map-engine/model';
import { SaveStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { action, json, port } from '../support/controls';
import { createSampleLibrary, sampleOwnStyles } from '../support/sample-library';
import { said } from '../support/said';

const meta = {
  title: 'Library/Save style',
  component: SaveStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    symbol: fillSymbol(simpleFill({ color: '#d7e4b8' }), linePatternFill({ angle: 45 })),
    library: createSampleLibrary(sampleOwnStyles('fill')),
    onSaved: fn(),
    onCancel: fn(),
  },
  argTypes: { symbol: json, library: port, onSaved: action, onCancel: action },
} satisfies Meta<typeof SaveStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const name = () => screen.findByRole('textbox', { name: said('符号名称') });

export const Opened: Story = {};
export const EnglishDark: Story = { globals: { locale: 'en', theme: 'dark' } };

export const NameRequired: Story = {
  play: async ({ args }) => {
    await userEvent.click(await name());
    await userEvent.tab();
    await expect(screen.getByText(said('请输入符号名称'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: said('保存') }));
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const NameTaken: Story = {
  play: async () => {
    await userEvent.type(await name(), '我的 2');
    await expect(await screen.findByText(said('已有同名样式'))).toBeVisible();
  },
};

export const NameTooLong: Story = {
  play: async ({ args }) => {
    await userEvent.type(await name(), '生态系统生产总值'.repeat(8));
    await expect(screen.getByText(said('名称最多 60 个字'))).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const SavedByEnter: Story = {
  play: async ({ args }) => {
    await userEvent.type(await name(), '疏林{Enter}');
    await expect(args.onSaved).toHaveBeenCalledTimes(1);
  },
};

/** A failure keeps the dialog and the name. */
export const Failure: Story = {
  args: { library: { ...createSampleLibrary(), save: () => Promise.reject(new Error('offline')) } },
  play: async ({ args }) => {
    await userEvent.type(await name(), '疏林{Enter}');
    await expect(await screen.findByText(said('样式保存失败，请重试'))).toBeVisible();
    await expect(await name()).toHaveValue('疏林');
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { library: { ...createSampleLibrary(), save: () => new Promise(() => undefined) } },
  play: async () => {
    await userEvent.type(await name(), '疏林{Enter}');
    await expect(screen.getByRole('button', { name: said('保存') })).toHaveAttribute('aria-disabled', 'true');
  },
};
