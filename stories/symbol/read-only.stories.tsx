import {
  fillSymbol,
  gradientFill,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '@gep/map-engine/model';
import {
  FillSymbolEditor,
  LineSymbolEditor,
  MarkerSymbolEditor,
  StyleEditorProvider,
} from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { json, optionalAction } from '../support/controls';
import { nothingChanges } from '../support/nothing-changes';
import { said } from '../support/said';

/** Editors without `onChange` show a symbol, its layers and every property of the chosen one; nothing can be changed. */
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
  argTypes: { value: json, kinds: json, onChange: optionalAction },
} satisfies Meta<typeof FillSymbolEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fill: Story = {
  play: async () => {
    await nothingChanges(screen.getByRole('group', { name: said('只读') }));
    await userEvent.click(screen.getByRole('button', { name: `1 ${said('简单填充')}` }));
    await expect(screen.getByRole('button', { name: `${said('类型')}: ${said('简单填充')}` })).toBeVisible();
  },
};
export const Marker: Story = {
  render: () => (
    <MarkerSymbolEditor
      value={markerSymbol(
        svgMarker({ svg: '<svg viewBox="0 0 9 9"><path d="M0 9L4.5 0L9 9Z"/></svg>', outline: true }),
      )}
    />
  ),
  play: () => nothingChanges(screen.getByRole('group', { name: said('只读') })),
};
export const SimpleMarkerEnglish: Story = {
  render: () => <MarkerSymbolEditor value={markerSymbol(simpleMarker({ outline: true }))} />,
  globals: { locale: 'en' },
};

/** `readOnly` on the provider applies to everything below it, regardless of other props. */
export const ByTheProvider: Story = {
  args: { onChange: fn() },
  render: ({ onChange }) => (
    <StyleEditorProvider readOnly>
      <LineSymbolEditor
        value={lineSymbol(simpleLine(), simpleLine({ width: 4 }))}
        onChange={onChange as never}
      />
    </StyleEditorProvider>
  ),
  play: async ({ args, canvasElement }) => {
    await nothingChanges(canvasElement);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
