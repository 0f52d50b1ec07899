import {
  fillSymbol,
  labelSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '@gep/map-engine/model';
import type { LabelSymbol } from '@gep/map-engine/model';
import { LabelPanel, SymbolDialog } from '@gep/style-editor';
import type { LabelPanelProps } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { copiedText } from '../support/copied-text';
import { choice, json, leftOut, optionalAction, text } from '../support/controls';
import { Stateful } from '../support/stateful';
import { nothingChanges } from '../support/nothing-changes';
import { sampleFields } from '../support/sample-fields';
import { said } from '../support/said';

const named = labelSymbol({ useLabel: true, field: 'NAME', size: 16 });
const label = (options: Partial<LabelSymbol> = {}) => ({ ...named, ...options });
const land = fillSymbol(simpleFill({ color: '#a8c686' }));

const meta = {
  title: 'Label/Labels panel',
  component: LabelPanel,
  args: {
    value: named,
    geometry: 'polygon',
    symbol: land,
    fields: sampleFields,
    problems: [],
    onChange: fn(),
    renderSymbolEditor: ({ symbol, title, kinds, onChange, onClose }) => (
      <SymbolDialog
        value={symbol}
        {...{ title, kinds }}
        onApply={(edited) => {
          onClose();
          onChange(edited);
        }}
        onCancel={onClose}
      />
    ),
  },
  argTypes: {
    value: json,
    geometry: choice(['point', 'line', 'polygon']),
    symbol: json,
    sample: text,
    fields: json,
    problems: json,
    onChange: optionalAction,
    onPreview: optionalAction,
    renderSymbolEditor: leftOut('a function that opens a dialog'),
  },
  render: (args: LabelPanelProps) => (
    <Stateful first={args.value} onChange={args.onChange} width={512}>
      {(value, onChange) => <LabelPanel {...args} value={value} onChange={args.onChange && onChange} />}
    </Stateful>
  ),
} satisfies Meta<typeof LabelPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { args: { value: labelSymbol() } };
export const Plain: Story = {};
export const Halo: Story = { args: { value: label({ haloWidth: 3, haloColor: '#ffffff', size: 20 }) } };
export const Background: Story = {
  args: {
    value: label({
      useBackground: true,
      background: fillSymbol(
        simpleFill({ color: '#fff7d6', outline: lineSymbol(simpleLine({ color: '#855611' })) }),
      ),
    }),
  },
};
export const RotatedAndMoved: Story = { args: { value: label({ rotation: -20, offsetX: 24, offsetY: -6 }) } };
export const Huge: Story = { args: { value: label({ size: 100 }) } };
export const Translucent: Story = { args: { value: label({ opacity: 0.5, fontStyle: 'bold', size: 28 }) } };
export const Scales: Story = {
  args: { value: label({ minResolution: 1.3229166666666667, maxResolution: 264.5833333333333 }) },
};
export const BesideAPoint: Story = {
  args: {
    geometry: 'point',
    symbol: markerSymbol(simpleMarker({ size: 12, outline: true })),
    value: label({ offsetY: -18 }),
  },
};
export const AlongALine: Story = {
  args: {
    geometry: 'line',
    symbol: lineSymbol(simpleLine({ color: '#2f6fb2', width: 3 })),
    value: label({ placement: 'line', offsetY: -12, haloWidth: 2 }),
  },
};
export const FieldIsGone: Story = { args: { value: label({ field: 'OLD_NAME', priorityField: 'OLD_SUM' }) } };
export const NoFields: Story = { args: { fields: [], value: label({ field: null }) } };
export const Problems: Story = {
  args: {
    value: label({ field: null, minResolution: 5, maxResolution: 2 }),
    problems: [
      { at: 'label.field', code: 'required-field' },
      { at: 'label.minResolution', code: 'min-not-below-max' },
    ],
  },
  play: async () => {
    await expect(screen.getByText(said('标注字段不能为空'))).toBeVisible();
    await expect(screen.getByText(said('标注的最小比例尺必须小于最大比例尺'))).toBeVisible();
  },
};
export const MissingFont: Story = {
  args: { value: label({ fontFamily: 'No Such Font' }) },
  play: async () => {
    await expect(await screen.findByText(said('字体不可用，已用默认字体代替'))).toBeVisible();
  },
};
export const English: Story = { args: Halo.args, globals: { locale: 'en' } };
export const Dark: Story = { args: Background.args, globals: { theme: 'dark' } };
export const EnglishDark: Story = { args: Scales.args, globals: { locale: 'en', theme: 'dark' } };

/** Without `onChange` labels are read: no field of theirs takes anything. */
export const ReadOnly: Story = {
  args: { ...Background.args, onChange: undefined },
  play: async ({ canvasElement }) => {
    await nothingChanges(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: said('查看符号：背景符号') }));
    await nothingChanges(await screen.findByRole('dialog', { name: said('标注背景编辑器') }));
  },
};
export const ReadOnlyOff: Story = { args: { ...Off.args, onChange: undefined } };
export const ReadOnlyEnglishDark: Story = {
  args: ReadOnly.args,
  globals: { locale: 'en', theme: 'dark' },
};

/** Switched on, a layer is labelled by its names. */
export const SwitchOn: Story = {
  args: Off.args,
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(labelSymbol({ useLabel: true, field: 'NAME' }));
    await expect(await screen.findByRole('img', { name: said('标注预览') })).toBeVisible();
  },
};

/** The background takes flat colours and plain outlines only: no kind to choose. */
export const EditBackground: Story = {
  args: Background.args,
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: said('编辑符号：背景符号') }));
    const dialog = within(await screen.findByRole('dialog', { name: said('标注背景编辑器') }));
    await expect(dialog.queryByRole('button', { name: new RegExp(`^${said('类型')}`) })).toBeNull();
  },
};

/** Scales are typed as on a map sheet, with or without marks between thousands. */
export const TypeAScale: Story = {
  play: async ({ args }) => {
    const field = screen.getByRole('spinbutton', { name: said('最小比例尺') });
    await userEvent.type(field, '1,000,000');
    await expect(args.onChange).toHaveBeenLastCalledWith(label({ maxResolution: 1_000_000 * (0.0254 / 96) }));
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(named);
  },
};

/** Labels that may overlap need no order. */
export const MayOverlap: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('switch', { name: said('允许标注重叠') }));
    await expect(screen.getByRole('button', { name: new RegExp(`^${said('优先级字段')}`) })).toBeDisabled();
  },
};

/** The toolbar copies labels as they appear in the JSON of a scheme. */
export const CopyAsJson: Story = {
  play: async () => {
    const copied = async () => JSON.parse((await copiedText()) ?? 'null') as unknown;
    await expect(await copied()).toMatchObject({ labels: [{ useLabel: true, fieldName: 'NAME', size: 16 }] });
    await userEvent.click(screen.getByRole('switch', { name: said('允许标注重叠') }));
    await expect(await copied()).toMatchObject({ labels: [{ allowOverlap: true }] });
  },
};
