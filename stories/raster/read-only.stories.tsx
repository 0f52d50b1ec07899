import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { RasterStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { nothingChanges } from '../support/nothing-changes';
import { bandSource, coverBand, coverPalette, satelliteBands, uncounted } from '../support/sample-rasters';
import { said } from '../support/said';

const [, , , nir] = satelliteBands;
const ports = { bands: bandSource(satelliteBands) };
const look = async () => {
  const dialog = await screen.findByRole('dialog', { name: said('栅格设置') });
  for (const fold of dialog.querySelectorAll('summary')) await userEvent.click(fold);
  await nothingChanges(dialog);
};

/** The raster dialog without `onApply`: nothing is asked or computed, every value can be read. */
const meta = {
  title: 'Raster/Read-only',
  component: RasterStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: createScheme('stretch', 'raster', { bands: [nir], ramp: 'viridis', min: 500, max: 4000 }),
    ports,
    onCancel: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof RasterStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stretch: Story = { play: look };
export const StretchWithoutHistogram: Story = {
  args: { value: createScheme('stretch', 'raster', { bands: [uncounted(nir)] }) },
  play: async () => {
    await look();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
export const Composite: Story = {
  args: { value: createScheme('rgb-composite', 'raster', { bands: satelliteBands }) },
  play: look,
};
export const Classes: Story = {
  args: {
    value: generateCategories(
      createScheme('raster-graduated', 'raster', { bands: satelliteBands, classes: 6 }),
    ),
  },
  play: look,
};
export const UniqueValues: Story = {
  args: {
    value: generateCategories(createScheme('raster-unique-values', 'raster', { bands: [coverBand] })),
    ports: { bands: bandSource([coverBand], [coverPalette]) },
  },
  play: look,
};
export const CompositeEnglishDark: Story = { args: Composite.args, globals: { locale: 'en', theme: 'dark' } };
export const ClassesEnglish: Story = { args: Classes.args, globals: { locale: 'en' } };
export const Dark: Story = { globals: { theme: 'dark' } };
