import 'ol/ol.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HeightMap } from '../../packages/style-editor/examples/height-map';
import { colorAt } from '../support/color-at';
import { leftOut } from '../support/controls';
import { sampleHeights } from '../support/sample-heights';

/** A GeoTIFF beside its raster settings, without a server. */
const meta = {
  title: 'Host/GeoTIFF',
  component: HeightMap,
  parameters: { layout: 'padded' },
  args: { source: await sampleHeights() },
  argTypes: { source: leftOut('an open file') },
} satisfies Meta<typeof HeightMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const middle = [0.5, 0.5] as const;

const openStyle = async () => {
  await waitFor(() => expect(colorAt(middle)).not.toBe(''), { timeout: 10_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Style' }));
  return within(await screen.findByRole('dialog', { name: 'Raster settings' }));
};

export const Map: Story = {
  play: () => waitFor(() => expect(colorAt(middle)).not.toBe(''), { timeout: 10_000 }),
};

/** The map takes the classes while they are edited; cancel brings the stretched colours back. */
export const LivePreviewAndCancel: Story = {
  play: async () => {
    const dialog = await openStyle();
    const before = colorAt(middle);
    await userEvent.click(dialog.getByRole('treeitem', { name: 'Classes' }));
    await waitFor(() => expect(colorAt(middle)).not.toBe(before));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(colorAt(middle)).toBe(before));
  },
};
