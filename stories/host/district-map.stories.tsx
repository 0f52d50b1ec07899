import 'ol/ol.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { DistrictMap } from '../../packages/style-editor/examples/district-map';
import { json } from '../support/controls';
import { sampleDistricts } from '../support/sample-districts';
import { colorAt } from '../support/color-at';

/** A map of one's own data beside its style dialog, without a server: the example of the README. */
const meta = {
  title: 'Host/GeoJSON',
  component: DistrictMap,
  parameters: { layout: 'padded' },
  args: { districts: sampleDistricts },
  argTypes: { districts: json },
} satisfies Meta<typeof DistrictMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const symbolFill = 'rgb(118, 152, 104)';
/** The centre of the map, which is inside a district. */
const middle = [0.5, 0.5] as const;

const openStyle = async () => {
  await waitFor(() => expect(colorAt(middle)).toBe(symbolFill));
  await userEvent.click(screen.getByRole('button', { name: 'Style' }));
  return within(await screen.findByRole('dialog', { name: 'Symbol settings' }));
};

export const Map: Story = { play: () => waitFor(() => expect(colorAt(middle)).toBe(symbolFill)) };

/** The map follows every edit; cancel brings back what was there. */
export const LivePreviewAndCancel: Story = {
  play: async () => {
    const dialog = await openStyle();
    await userEvent.click(dialog.getByRole('treeitem', { name: 'By colour' }));
    await userEvent.click(dialog.getByRole('button', { name: /Field/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sum' }));
    await waitFor(() => expect(colorAt(middle)).not.toBe(symbolFill));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(colorAt(middle)).toBe(symbolFill));
  },
};

/** Without live preview the map waits for apply. */
export const ApplyOnly: Story = {
  play: async () => {
    const dialog = await openStyle();
    await userEvent.click(dialog.getByRole('switch', { name: 'Live preview' }));
    await userEvent.click(dialog.getByRole('treeitem', { name: 'By colour' }));
    await userEvent.click(dialog.getByRole('button', { name: /Field/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sum' }));
    await dialog.findByText('4 classes');
    await expect(colorAt(middle)).toBe(symbolFill);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(colorAt(middle)).not.toBe(symbolFill));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
