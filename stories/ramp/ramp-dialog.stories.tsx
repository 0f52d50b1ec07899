import { sampleRamp } from '@gep/map-engine/color';
import { RampDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { forgetRecent } from '../../packages/style-editor/src/input';
import { action, figure, json } from '../support/controls';
import { said } from '../support/said';

const five = ['#ffffcc', '#c2e699', '#78c679', '#31a354', '#006837'];

const meta = {
  title: 'Ramp/Custom ramp',
  component: RampDialog,
  parameters: { layout: 'fullscreen' },
  args: { value: { name: '', colors: five }, classes: 5, onApply: fn(), onCancel: fn() },
  beforeEach: forgetRecent,
  argTypes: { value: json, classes: figure, onApply: action, onPreview: action, onCancel: action },
} satisfies Meta<typeof RampDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stops = () => screen.getAllByRole('option').map((option) => option.title);
const stop = (index: number) => screen.getAllByRole('option')[index];
const list = () => screen.getByRole('textbox', { name: said('颜色列表') });
async function paste(text: string): Promise<void> {
  await userEvent.clear(list());
  await userEvent.click(list());
  await userEvent.paste(text);
}

export const FiveColours: Story = {};

export const TwoColours: Story = {
  args: { value: { name: '', colors: ['#ffffff', '#1f7a55'] } },
  play: async () => {
    await expect(screen.getByRole('button', { name: said('删除颜色') })).toBeDisabled();
  },
};

export const ThirtyOneColours: Story = {
  args: { value: { name: '', colors: sampleRamp('turbo', 31) }, classes: 31 },
};

export const Translucent: Story = {
  args: { value: { name: '', colors: ['#1f7a5500', '#1f7a5580', '#1f7a55'] }, classes: undefined },
  play: async () => {
    const [strip] = screen.getByRole('dialog').getElementsByClassName('gep-ramp');
    await expect(getComputedStyle(strip).backgroundImage).toContain('repeating-conic-gradient');
  },
};

export const FromPreset: Story = {
  args: { value: { name: 'viridis', colors: sampleRamp('viridis', 11) } },
  play: async () => {
    await expect(screen.getByRole('textbox', { name: said('色带名称') })).toHaveValue('');
  },
};

/** Arrows choose, Insert adds, Alt and arrows move, Delete deletes. */
export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    stop(0).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(stop(1)).toHaveFocus());
    await userEvent.keyboard('{Insert}');
    await expect(stops()).toHaveLength(6);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Delete}{Home}{Delete}');
    await expect(stops()).toEqual(five.slice(1));
    await press(said('确定'));
    await expect(args.onApply).toHaveBeenCalledWith({ name: '', colors: five.slice(1) });
  },
};

export const AddOnTheStrip: Story = {
  play: async () => {
    const strip = screen.getAllByTitle(said('添加颜色'))[0];
    const { left, width, top } = strip.getBoundingClientRect();
    await fireEvent.pointerDown(strip, { clientX: left + width * 0.9, clientY: top + 4 });
    await expect(stops()).toHaveLength(6);
    await expect(stop(4)).toHaveAttribute('aria-selected', 'true');
  },
};

export const MoveByButtons: Story = {
  play: async () => {
    await press(said('右移'));
    await press(said('右移'));
    await expect(stops()).toEqual([five[1], five[2], five[0], five[3], five[4]]);
    await press(said('左移'));
    await expect(stops()).toEqual([five[1], five[0], five[2], five[3], five[4]]);
  },
};

export const ReverseAndEvenOut: Story = {
  args: { value: { name: '', colors: ['#000000', '#101010', '#202020', '#ffffff'] } },
  play: async () => {
    await press(said('均匀化色差'));
    await expect(stops()[0]).toBe('#000000');
    await expect(stops()[1]).not.toBe('#101010');
    await press(said('反转顺序'));
    await expect(stops()[0]).toBe('#ffffff');
  },
};

export const ChangeOneColour: Story = {
  play: async () => {
    const hex = screen.getByRole('textbox', { name: said('十六进制') });
    await userEvent.clear(hex);
    await userEvent.type(hex, 'teal');
    await expect(stops()[0]).toBe('#008080');
  },
};

export const PasteGood: Story = {
  play: async ({ args }) => {
    await paste('["rgb(255,255,204)", "rgb(65,182,196)", "rgb(37,52,148)"]');
    await expect(stops()).toEqual(['#ffffcc', '#41b6c4', '#253494']);
    await press(said('确定'));
    await expect(args.onApply).toHaveBeenCalledWith({ name: '', colors: ['#ffffcc', '#41b6c4', '#253494'] });
  },
};

export const PasteBad: Story = {
  play: async () => {
    await paste('#ffffcc, 草绿, #253494');
    await expect(screen.getByText(said('“草绿”不是颜色'))).toBeVisible();
    await expect(stops()).toEqual(five);
  },
};

export const PasteOne: Story = {
  play: async () => {
    await paste('#ffffcc');
    await expect(screen.getByText(said('需要 2 至 256 个颜色'))).toBeVisible();
  },
};

export const Copy: Story = {
  play: async () => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(said('复制颜色列表'));
    await expect(write).toHaveBeenCalledWith(five.join(', '));
    await expect(await screen.findByText(said('已复制'))).toBeVisible();
  },
};

export const CopyFails: Story = {
  play: async () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press(said('复制颜色列表'));
    await expect(await screen.findByText(said('无法复制，请选中文字后复制'))).toBeVisible();
  },
};

export const NameTaken: Story = {
  play: async () => {
    await userEvent.type(screen.getByRole('textbox', { name: said('色带名称') }), 'Viridis');
    await expect(screen.getByText(said('与预设色带重名，请换一个名称'))).toBeVisible();
    await expect(screen.getByRole('button', { name: said('确定') })).toBeDisabled();
  },
};

export const UndoAndRedo: Story = {
  play: async () => {
    await press(said('添加颜色'));
    await press(said('反转顺序'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(stops()).toEqual(five);
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(stops()).toHaveLength(6);
  },
};

export const Cancel: Story = {
  play: async ({ args }) => {
    await press(said('添加颜色'));
    await press(said('取消'));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** Red and green that people without M cones confuse: the line below the strips says for whom. */
export const HardToTellApart: Story = {
  args: { value: { name: '', colors: ['#a39000', '#ff0000'] }, classes: 2 },
  play: async () => {
    await userEvent.click(screen.getByRole('radio', { name: said('绿色盲') }));
    await expect(screen.getByText(said('1 对相邻颜色难以区分（绿色盲）'))).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
