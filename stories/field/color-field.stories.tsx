import { sampleRamp } from '@gep/map-engine/color';
import { ColorField } from '@gep/style-editor/controls';
import type { ColorFieldProps } from '@gep/style-editor/controls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { forgetRecent } from '../../packages/style-editor/src/input';
import { action, choice, color, json, optionalAction, path, text, toggle } from '../support/controls';
import { said } from '../support/said';

/** Keeps the colour, as an editor does. */
function Held(props: ColorFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="gep-root" style={{ width: 200 }}>
      <ColorField
        {...props}
        value={value}
        onChange={(next) => (props.onChange(next), setValue(next))}
        onClear={props.onClear && (() => (props.onClear?.(), setValue(null)))}
      />
    </div>
  );
}

const meta = {
  title: 'Field/Colour field',
  component: ColorField,
  args: { label: '填充', value: '#769868', onChange: fn() },
  argTypes: {
    at: path,
    value: color,
    label: text,
    palette: json,
    disabled: toggle,
    wide: toggle,
    tabIndex: choice([0, -1]),
    onChange: action,
    onClear: optionalAction,
  },
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    forgetRecent();
    // Whether the browser of the tests has one is its own affair.
    Object.assign(globalThis, { EyeDropper: undefined });
  },
} satisfies Meta<typeof ColorField>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open() {
  await userEvent.click(screen.getByRole('button', { name: /^填充: / }));
  return within(await screen.findByRole('dialog', { name: '填充' }));
}

export const Plain: Story = {};
export const Translucent: Story = { args: { value: '#76986880' } };
export const None: Story = { args: { value: null, onClear: fn() } };
export const Disabled: Story = { args: { disabled: true, onClear: fn() } };
export const LongLabel: Story = { args: { label: '无数据像元以及研究区范围之外区域的填充颜色' } };

export const Clear: Story = {
  args: { onClear: fn() },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${said('清除：.+')}$`) }));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};

export const Open: Story = {
  play: async () => {
    await open();
  },
};

export const Opacity: Story = {
  play: async ({ args }) => {
    const panel = await open();
    const percent = panel.getByRole('spinbutton', { name: said('不透明度') });
    await userEvent.clear(percent);
    await userEvent.type(percent, '50');
    await expect(args.onChange).toHaveBeenLastCalledWith('#76986880');
  },
};

export const Channels: Story = {
  play: async ({ args }) => {
    const panel = await open();
    const red = panel.getByRole('spinbutton', { name: said('红') });
    await userEvent.clear(red);
    await userEvent.type(red, '255');
    await expect(args.onChange).toHaveBeenLastCalledWith('#ff9868');
  },
};

export const NameOfColour: Story = {
  play: async ({ args }) => {
    const panel = await open();
    const hex = panel.getByRole('textbox', { name: said('十六进制') });
    await userEvent.clear(hex);
    await userEvent.type(hex, 'teal');
    await expect(args.onChange).toHaveBeenLastCalledWith('#008080');
  },
};

export const BadHex: Story = {
  play: async ({ args }) => {
    const panel = await open();
    const hex = panel.getByRole('textbox', { name: said('十六进制') });
    await userEvent.type(hex, '草绿');
    await expect(panel.getByText(said('无法识别的颜色，例如 #769868'))).toBeVisible();
    await expect(hex).toBeInvalid();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const PaletteOfRamp: Story = {
  args: { palette: sampleRamp('YlGn', 8) },
  play: async ({ args }) => {
    const panel = await open();
    const palette = within(panel.getByRole('group', { name: said('色带颜色') }));
    await userEvent.click(palette.getAllByRole('button')[7]);
    await expect(args.onChange).toHaveBeenLastCalledWith(sampleRamp('YlGn', 8)[7]);
  },
};

export const RecentColours: Story = {
  args: { palette: ['#c0392b', '#2f6fb2'] },
  play: async () => {
    for (const color of ['#c0392b', '#2f6fb2']) {
      await userEvent.click((await open()).getByRole('button', { name: color }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    const recent = within((await open()).getByRole('group', { name: said('最近使用', 'color.recent') }));
    await expect(recent.getAllByRole('button').map((button) => button.title)).toEqual(['#2f6fb2', '#c0392b']);
  },
};

/** The area by arrows, with Shift in big steps, hue and opacity after it by Tab; Escape keeps the colour. */
export const KeyboardOnly: Story = {
  args: { value: '#ff0000' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[role="slider"]')).toHaveFocus());
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#e60000');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: '填充: #e60000' })).toHaveFocus());
  },
};

const eyeDropper = (open: () => Promise<{ sRGBHex: string }>): Story['beforeEach'] => {
  return () => {
    class EyeDropper {
      open = open;
    }
    Object.assign(globalThis, { EyeDropper });
  };
};

export const EyeDropper: Story = {
  beforeEach: eyeDropper(() => Promise.resolve({ sRGBHex: '#123456' })),
  play: async ({ args }) => {
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: said('从屏幕取色') }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('#123456'));
  },
};

export const EyeDropperLeft: Story = {
  beforeEach: eyeDropper(() => Promise.reject(new DOMException('left', 'AbortError'))),
  play: async ({ args }) => {
    const panel = await open();
    await userEvent.click(panel.getByRole('button', { name: said('从屏幕取色') }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { value: '#76986880' }, play: Open.play };
export const English: Story = { globals: { locale: 'en' }, args: { label: '填充' }, play: Open.play };
