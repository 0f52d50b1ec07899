import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { PolygonStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { sampleFieldSource, sampleFields, sampleStatistics } from '../support/sample-fields';
import { createSampleLibrary } from '../support/sample-library';
import { byColor } from '../support/in-dialog';
import { said } from '../support/said';

const meta = {
  title: 'Dialog/Polygon',
  component: PolygonStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: createScheme('single-symbol', 'polygon'),
    ports: { fields: sampleFieldSource, library: createSampleLibrary() },
    onApply: fn(),
    onCancel: fn(),
    onPreview: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof PolygonStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SingleSymbol: Story = {};

export const GraduatedColor: Story = { args: { value: byColor('polygon', 5) } };

export const OneClass: Story = { args: { value: byColor('polygon', 1) } };

export const FourClasses: Story = { args: { value: byColor('polygon', 4) } };

export const ThirtyOneClasses: Story = { args: { value: byColor('polygon', 31) } };

export const FiftyClasses: Story = { args: { value: byColor('polygon', 50) } };

export const NoFieldYet: Story = { args: { value: createScheme('graduated-color', 'polygon') } };

export const UniqueValues: Story = {
  args: {
    value: generateCategories(
      createScheme('unique-values', 'polygon', {
        field: sampleFields[3],
        statistics: sampleStatistics('TYPE'),
      }),
    ),
  },
};

export const English: Story = { args: { value: byColor('polygon', 5) }, globals: { locale: 'en' } };

export const Dark: Story = { args: { value: byColor('polygon', 5) }, globals: { theme: 'dark' } };

export const ApplyWithoutField: Story = {
  args: { value: createScheme('graduated-color', 'polygon') },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: said('符号设置') });
    await userEvent.click(within(dialog).getByRole('button', { name: said('应用') }));
    await expect(within(dialog).getByText(said('分级字段不能为空'))).toBeVisible();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

export const SwitchAndApply: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: said('符号设置') });
    await userEvent.click(within(dialog).getByText(said('分级色彩')));
    await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(said('分级字段')) }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sum' }));
    await expect(await within(dialog).findByText(said('4 个类别'))).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: said('应用') }));
    await expect(args.onApply).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'graduated-color', field: sampleFields[1] }),
      { close: false },
    );
  },
};
