import { fillSymbol, gradientFill, markerSymbol, simpleFill, svgMarker } from '@gep/map-engine/model';
import { FillSymbolEditor, MarkerSymbolEditor } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { inChinese } from '../support/in-chinese';

/** Editors without `onChange` show a symbol and every property of its top layer; nothing can be changed. */
const meta = {
  title: 'Symbol/Read-only',
  component: FillSymbolEditor,
  args: { value: fillSymbol(simpleFill(), gradientFill()) },
  decorators: [
    (Story) => (
      <div className="gep-root" style={{ width: 524, background: 'var(--gep-surface)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FillSymbolEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

async function nothingWorks() {
  const controls = screen.getAllByRole('button').concat(screen.getAllByRole('spinbutton'));
  for (const control of controls) await expect(control).toBeDisabled();
  for (const radio of screen.getAllByRole('radio'))
    await expect(radio).toHaveAttribute('aria-disabled', 'true');
}

export const Fill: Story = { globals: inChinese, play: nothingWorks };
export const Marker: Story = {
  render: () => (
    <MarkerSymbolEditor
      value={markerSymbol(
        svgMarker({ svg: '<svg viewBox="0 0 9 9"><path d="M0 9L4.5 0L9 9Z"/></svg>', outline: true }),
      )}
    />
  ),
  play: nothingWorks,
};
export const Dark: Story = { globals: { theme: 'dark' } };
