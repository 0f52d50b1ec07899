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
import { singleSymbolScheme } from '@gep/map-engine/scheme';
import { PolygonStyleDialog, SymbolDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { plainKinds } from '../../packages/style-editor/src/state';
import { symbolDialog } from '../support/controls';
import { inDialog } from '../support/in-dialog';
import { createSampleLibrary } from '../support/sample-library';
import { nestedFill, stackOf } from '../support/sample-symbols';
import { said } from '../support/said';

const meta = {
  title: 'Symbol/Symbol editor',
  component: SymbolDialog<MapSymbol>,
  parameters: { layout: 'fullscreen' },
  args: { value: fillSymbol(), onApply: fn(), onCancel: fn() },
  argTypes: symbolDialog,
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

export const Comfortable: Story = { args: SimpleMarker.args, globals: { density: 'comfortable' } };
/** Behind labels only simple fills with simple outlines are allowed. */
export const BehindLabels: Story = {
  args: { kinds: plainKinds, title: '标注背景' },
  play: async () => {
    const fill = await inDialog('标注背景');
    await expect(fill.queryByRole('button', { name: new RegExp(`^${said('类型')}`) })).toBeNull();
    await userEvent.click(fill.getByRole('button', { name: said('编辑符号：轮廓线') }));
    const outline = await inDialog(said('轮廓线编辑器'));
    await expect(outline.queryByRole('button', { name: new RegExp(`^${said('类型')}`) })).toBeNull();
  },
};
/** Where only simple strokes are allowed, images and markers are not on offer. */
export const SimpleStrokesOnly: Story = {
  args: { value: SimpleLine.args?.value, kinds: plainKinds },
  play: async () => {
    const line = await inDialog(said('线符号属性编辑器'));
    await expect(line.queryByRole('button', { name: new RegExp(`^${said('类型')}`) })).toBeNull();
  },
};
/** A gradient that came from elsewhere can be changed to what is allowed, not back. */
export const KindNotAllowed: Story = {
  args: { value: fillSymbol(gradientFill()), kinds: plainKinds },
  play: async () => {
    const fill = await inDialog(said('面符号属性编辑器'));
    await userEvent.click(fill.getByRole('button', { name: new RegExp(`^${said('类型')}`) }));
    await userEvent.click(await screen.findByRole('option', { name: said('简单填充') }));
    await waitFor(() =>
      expect(fill.queryByRole('button', { name: new RegExp(`^${said('类型')}`) })).toBeNull(),
    );
  },
};

/** Every kind on offer; the chosen one starts afresh. */
export const KindChange: Story = {
  play: async ({ args }) => {
    const fill = await inDialog(said('面符号属性编辑器'));
    await userEvent.click(fill.getByRole('button', { name: new RegExp(`^${said('类型')}`) }));
    const options = await screen.findAllByRole('option');
    await expect(options.map((option) => option.textContent)).toEqual([
      said('简单填充'),
      said('渐变填充'),
      said('线图案填充'),
      said('点图案填充'),
    ]);
    await userEvent.click(options[2]);
    await userEvent.click(fill.getByRole('button', { name: said('确定') }));
    await expect(args.onApply).toHaveBeenCalledWith(fillSymbol(linePatternFill()));
  },
};

export const AllHidden: Story = {
  play: async ({ args }) => {
    const fill = await inDialog(said('面符号属性编辑器'));
    await userEvent.click(fill.getByRole('button', { name: `${said('隐藏')} 1 ${said('简单填充')}` }));
    await expect(fill.getByText(said('请选择一种符号'))).toBeVisible();
    await expect(fill.getByRole('button', { name: said('确定') })).toBeDisabled();
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};
export const AllHiddenEnglish: Story = {
  args: { value: fillSymbol(simpleFill({ visible: false })) },
  globals: { locale: 'en' },
  play: async () => {
    const fill = await inDialog('Polygon symbol editor');
    await expect(fill.getByText('Show at least one symbol')).toBeVisible();
  },
};

/** Two editors deep: the outline of a fill, and the marker of that outline. */
export const NestedEditors: Story = {
  args: { value: nestedFill() },
  play: async ({ args }) => {
    const fill = await inDialog(said('面符号属性编辑器'));
    await userEvent.click(fill.getByRole('button', { name: said('编辑符号：轮廓线') }));
    const outline = await inDialog(said('轮廓线编辑器'));
    await userEvent.click(outline.getByRole('button', { name: said('编辑符号：点符号') }));
    const marker = await inDialog(said('点符号属性编辑器'));
    await userEvent.click(marker.getByRole('radio', { name: said('五角星') }));
    await userEvent.click(marker.getByRole('button', { name: said('确定') }));
    await userEvent.click(outline.getByRole('button', { name: said('确定') }));
    await userEvent.click(fill.getByRole('button', { name: said('确定') }));
    await expect(args.onApply).toHaveBeenCalledTimes(1);
    await expect(JSON.stringify(mocked(args.onApply)?.mock.lastCall)).toContain('"star"');
  },
};

/** A radial gradient has no angle, markers at vertices no interval. */
export const FieldsWithoutUse: Story = {
  args: { value: lineSymbol(markerLine({ position: 'vertices' })) },
  play: async () => {
    const line = await inDialog(said('线符号属性编辑器'));
    await expect(line.getByRole('spinbutton', { name: said('间隔') })).toBeDisabled();
    await userEvent.click(line.getByRole('radio', { name: said('等间隔') }));
    await expect(line.getByRole('spinbutton', { name: said('间隔') })).toBeEnabled();
  },
};

/** Undo is named by what it takes back, and goes back to the layer that it changes. */
export const NamedUndo: Story = {
  args: { value: stackOf(3) },
  play: async () => {
    const fill = await inDialog(said('面符号属性编辑器'));
    await userEvent.click(fill.getByRole('button', { name: `1 ${said('简单填充')}` }));
    await userEvent.click(fill.getByRole('button', { name: said('删除图层') }));
    await userEvent.click(fill.getByRole('button', { name: `2 ${said('简单填充')}` }));
    await userEvent.click(fill.getByRole('button', { name: new RegExp(`^${said('撤销')}`) }));
    await expect(
      fill.getByRole('button', { pressed: true, name: new RegExp(said('简单填充')) }),
    ).toHaveAccessibleName(`1 ${said('简单填充')}`);
  },
};

/** A symbol that is edited in the dialog of a layer is saved to the library from under its stack. */
export const SaveToLibrary: Story = {
  render: () => (
    <PolygonStyleDialog
      value={singleSymbolScheme('polygon')}
      onApply={fn()}
      onCancel={fn()}
      ports={{ library: createSampleLibrary() }}
    />
  ),
  play: async () => {
    const dialog = await inDialog(said('符号设置'));
    await userEvent.click(dialog.getByRole('button', { name: said('存入样式库') }));
    await expect(await screen.findByRole('textbox', { name: said('符号名称') })).toBeVisible();
  },
};
