import {
  characterMarker,
  fillSymbol,
  gradientFill,
  linePatternFill,
  lineSymbol,
  markerLine,
  markerSymbol,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '@gep/map-engine/model';
import type { MapSymbol } from '@gep/map-engine/model';
import { SymbolDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inChinese } from '../support/in-chinese';

const meta = {
  title: 'Symbol/Symbol editor',
  component: SymbolDialog<MapSymbol>,
  parameters: { layout: 'fullscreen' },
  args: { value: fillSymbol(), onApply: fn(), onCancel: fn() },
} satisfies Meta<typeof SymbolDialog<MapSymbol>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SimpleFill: Story = {};
export const GradientFill: Story = { args: { value: fillSymbol(gradientFill()) } };
export const LinePatternFill: Story = {
  args: { value: fillSymbol(simpleFill({ color: '#e8efe2' }), linePatternFill({ angle: 45 })) },
};
export const PointPatternFill: Story = { args: { value: fillSymbol(pointPatternFill()) } };
export const SimpleLine: Story = {
  args: {
    value: lineSymbol(simpleLine({ color: '#333333', width: 5 }), simpleLine({ color: '#ffd24a', width: 3 })),
  },
};
export const MarkerLine: Story = { args: { value: lineSymbol(markerLine()) } };
export const SimpleMarker: Story = {
  args: { value: markerSymbol(simpleMarker({ shape: 'star', size: 24, outline: true })) },
};
export const CharacterMarker: Story = { args: { value: markerSymbol(characterMarker({ text: '山' })) } };
export const Dark: Story = { args: SimpleMarker.args, globals: { theme: 'dark' } };
export const English: Story = { args: SimpleMarker.args, globals: { locale: 'en' } };

export const StackOfLayers: Story = {
  globals: inChinese,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '面符号属性编辑器' });
    const inside = within(dialog);
    await expect(inside.getByRole('button', { name: '删除图层' })).toBeDisabled();
    await userEvent.click(inside.getByRole('button', { name: '添加图层' }));
    await expect(inside.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(inside.getByRole('button', { name: '隐藏 1 简单填充' }));
    await userEvent.click(inside.getByRole('button', { name: '确定' }));
    await expect(args.onApply).toHaveBeenCalledTimes(1);
  },
};
