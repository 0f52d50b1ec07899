import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SymbolCataloguePage } from './symbol-catalogue-page';

/** A specimen sheet of all kinds of symbol layers and their choices, drawn by the engine. */
const meta = {
  title: 'Symbol/Catalogue',
  component: SymbolCataloguePage,
  args: { locale: 'zh-CN' },
  argTypes: { locale: { control: 'select', options: ['zh-CN', 'en'] } },
} satisfies Meta<typeof SymbolCataloguePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chinese: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-kind]')).toHaveLength(11);
  },
};
export const English: Story = { args: { locale: 'en' } };
export const Dark: Story = { globals: { theme: 'dark' } };
