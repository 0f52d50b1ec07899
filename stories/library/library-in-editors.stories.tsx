import { fillSymbol, lineSymbol, markerLine, pointPatternFill, simpleFill } from '@gep/map-engine/model';
import type { MapSymbol } from '@gep/map-engine/model';
import { StyleEditorProvider, SymbolDialog } from '@gep/style-editor';
import type { EditorLocale } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { plainKinds } from '../../packages/style-editor/src/state';
import { symbolDialog } from '../support/controls';
import { inDialog } from '../support/in-dialog';
import { createSampleLibrary } from '../support/sample-library';
import { said } from '../support/said';

/** Where the host gives a library, every symbol editor takes from it and saves to it, the nested ones as well. */
const meta = {
  title: 'Library/In symbol editors',
  component: SymbolDialog<MapSymbol>,
  parameters: { layout: 'fullscreen' },
  args: { value: fillSymbol(), onApply: fn(), onCancel: fn() },
  argTypes: symbolDialog,
  decorators: [
    (Story, { globals }) => (
      <StyleEditorProvider locale={globals.locale as EditorLocale} ports={{ library: createSampleLibrary() }}>
        <Story />
      </StyleEditorProvider>
    ),
  ],
} satisfies Meta<typeof SymbolDialog<MapSymbol>>;

export default meta;
type Story = StoryObj<typeof meta>;

const nested = (value: MapSymbol, opener: string, title: string): Story => ({
  args: { value },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: said(`编辑符号：${opener}`) }));
    const inside = await inDialog(said(title));
    await userEvent.click(inside.getByRole('button', { name: said('从样式库选择') }));
    await userEvent.dblClick(await screen.findByRole('option', { name: '土地 2' }));
    await expect(inside.getByRole('button', { name: said('存入样式库') })).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: said('确定') }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: said(title) })).toBeNull());
  },
});

export const Fill: Story = {};
export const EnglishDark: Story = { globals: { locale: 'en', theme: 'dark' } };
export const Outline = nested(fillSymbol(simpleFill()), '轮廓线', '轮廓线编辑器');
export const MarkerOfALine = nested(lineSymbol(markerLine()), '点符号', '点符号属性编辑器');
export const MarkerOfAPattern = nested(fillSymbol(pointPatternFill()), '点符号', '点符号属性编辑器');

/** Where only flat fills are allowed, the others are shown and cannot be applied. */
export const NotOnOffer: Story = {
  args: { kinds: plainKinds },
  play: async () => {
    const inside = await inDialog(said('面符号属性编辑器'));
    await userEvent.click(inside.getByRole('button', { name: said('从样式库选择') }));
    const library = await inDialog(said('样式库'));
    await userEvent.click(await library.findByRole('option', { name: '土地 7' }));
    await expect(library.getByText(said('此处不能使用“渐变填充”'))).toBeVisible();
    await expect(library.getByRole('button', { name: said('应用') })).toBeDisabled();
    await userEvent.click(library.getByRole('option', { name: '土地 3' }));
    await expect(library.getByRole('button', { name: said('应用') })).toBeEnabled();
    await userEvent.click(library.getByRole('option', { name: '土地 8' }));
  },
};
