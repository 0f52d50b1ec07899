import { colorRamps } from '@gep/map-engine/color';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figure } from '../support/controls';
import { RampsPage } from './ramps-page';

/** All preset ramps with type, source, safety and simulated colour vision. */
const meta = {
  title: 'Ramp/All ramps',
  component: RampsPage,
  argTypes: { classes: figure },
} satisfies Meta<typeof RampsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const complete: Story['play'] = async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('[data-ramp]')).toHaveLength(colorRamps.length);
};
export const Continuous: Story = { play: complete };
export const SevenClasses: Story = { args: { classes: 7 }, play: complete };
export const Dark: Story = { globals: { theme: 'dark' } };
