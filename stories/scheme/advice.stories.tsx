import { fieldStatistics, generateCategories, graduatedColorScheme } from '@gep/map-engine/scheme';
import { PolygonStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { inDialog } from '../support/in-dialog';
import { graduated } from '../support/sample-classes';
import { sampleFieldSource } from '../support/sample-fields';
import { said } from '../support/said';
import { sampleMap } from '../support/sample-map';

const meta = {
  title: 'Scheme/Advice on classes',
  component: PolygonStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: graduated(5),
    ports: { fields: sampleFieldSource },
    onApply: fn(),
    onCancel: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof PolygonStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  const dialog = await inDialog(said('符号设置'));
  await userEvent.click(dialog.getByRole('button', { name: said('分级建议') }));
  return inDialog(said('推荐的分级方案'));
};

/** Four proposals, the most suitable first. */
export const SkewedValues: Story = {
  play: async () => {
    const proposals = await open();
    await expect(proposals.getAllByRole('listitem').length).toBeGreaterThan(1);
  },
};

/** The map by each proposal; classes with a common border that look alike come first and are marked on the map. */
export const OnTheMap: Story = {
  args: { ports: { fields: sampleFieldSource, map: sampleMap }, value: graduated(9) },
  play: async () => {
    const proposals = await open();
    const cards = proposals.getAllByRole('listitem').length;
    await waitFor(() => expect(document.querySelectorAll('[data-state=drawn]').length).toBeGreaterThan(1));
    await expect(cards).toBeGreaterThan(1);
    await proposals.findByText(said('地图上相邻'));
  },
};

const field = { name: 'change', type: 'REAL' } as const;
const changes = Array.from({ length: 60 }, (_, i) => ({ change: ((i * 37) % 61) + (i % 7) / 7 - 18 }));
const statistics = fieldStatistics(changes, [field]);

/** Losses and gains: two hues meet at 0. */
export const LossesAndGains: Story = {
  args: {
    value: generateCategories(graduatedColorScheme('polygon', { field, statistics, classes: 4 }), {
      properties: changes,
    }),
    ports: {},
  },
  play: async () => {
    await open();
  },
};
