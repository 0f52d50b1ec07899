import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { RasterStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { failingBandSource, fullBand, plainBand, sampleBandSource } from '../support/sample-bands';
import { said } from '../support/said';

const meta = {
  title: 'Dialog/Raster',
  component: RasterStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: createScheme('stretch', 'raster', { bands: [plainBand] }),
    ports: { bands: sampleBandSource },
    onApply: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof RasterStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stretch: Story = {};

export const StretchWithHistogram: Story = {
  args: { value: createScheme('stretch', 'raster', { bands: [fullBand], stretch: 'percent-clip' }) },
};

export const Graduated: Story = {
  args: {
    value: generateCategories(
      createScheme('raster-graduated', 'raster', { bands: [fullBand], classes: 6, method: 'quantile' }),
    ),
  },
};

export const English: Story = { globals: { locale: 'en' } };

export const Dark: Story = { args: Graduated.args, globals: { theme: 'dark' } };

export const QuestionBeforeGraduated: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: said('栅格设置') });
    await userEvent.click(within(dialog).getByText(said('分级')));
    await expect(await screen.findByText(said('该波段没有直方图，是否计算？'))).toBeVisible();
  },
};

export const FailureKeepsTheKind: Story = {
  args: { ports: { bands: failingBandSource } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: said('栅格设置') });
    await userEvent.click(within(dialog).getByText(said('分级')));
    await userEvent.click(await screen.findByRole('button', { name: said('计算') }));
    await expect(await within(dialog).findByText(said('统计计算失败，已恢复原来的选择'))).toBeVisible();
    await expect(within(dialog).getByRole('treeitem', { name: said('拉伸') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
