import type { Meta, StoryObj } from '@storybook/react-vite';
import { Swatch } from '../../packages/style-editor/src/input';
import { color, toggle } from '../support/controls';
import { inputPage } from '../support/input-page';

const meta = {
  title: 'Input/Swatch',
  component: Swatch,
  ...inputPage,
  args: { color: '#769868' },
  argTypes: { color, wide: toggle },
} satisfies Meta<typeof Swatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Wide: Story = { args: { wide: true } };
/** The checkerboard shows through. */
export const Translucent: Story = { args: { color: '#2f6fb280' } };
export const None: Story = { args: { color: null } };
export const Dark: Story = { args: { color: '#2f6fb280' }, globals: { theme: 'dark' } };
