import { colorRamps, sampleRamp, toRamp } from '@gep/map-engine/color';
import type { Ramp } from '@gep/map-engine/model';
import { ColorRampSelect } from '@gep/style-editor';
import type { ColorRampSelectProps } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { forgetRecent } from '../../packages/style-editor/src/input';
import { figure, id, json, optionalAction, text, toggle } from '../support/controls';
import { said } from '../support/said';

/** Keeps what is chosen, as a panel does. */
function Held(props: ColorRampSelectProps) {
  const [value, setValue] = useState(props.value);
  const [reverse, setReverse] = useState(props.reverse);
  const onReverse = (next: boolean) => (props.onReverse?.(next), setReverse(next));
  return (
    <div className="gep-root" style={{ width: 240 }}>
      <ColorRampSelect
        {...props}
        value={value}
        reverse={reverse}
        onChange={(next) => (props.onChange?.(next), setValue(next))}
        onReverse={props.onReverse && onReverse}
      />
    </div>
  );
}

const meta = {
  title: 'Ramp/Ramp selector',
  component: ColorRampSelect,
  args: { value: toRamp('YlGn'), classes: 5, onChange: fn(), onReverse: fn() },
  argTypes: {
    value: json,
    classes: figure,
    reverse: toggle,
    disabled: toggle,
    label: text,
    id,
    onChange: optionalAction,
    onPreview: optionalAction,
    onReverse: optionalAction,
  },
  render: (args) => <Held {...args} />,
  beforeEach: forgetRecent,
} satisfies Meta<typeof ColorRampSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

const own = (name: string): Ramp => ({ name, colors: ['#ffffff', '#2f6fb2'] });
const options = () => screen.getAllByRole('option').map((option) => option.getAttribute('aria-label') ?? '');

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${said('色带', 'field.ramp')}:`) }));
  const search = await screen.findByRole('combobox');
  await waitFor(() => expect(search).toHaveFocus());
  return search;
}

export const Closed: Story = {};

export const Continuous: Story = { args: { classes: undefined } };

export const Disabled: Story = { args: { disabled: true } };

export const CustomRamp: Story = { args: { value: own('') } };

export const LongName: Story = {
  args: { value: own('重点生态功能区水源涵养服务价值量分级专用色带（二〇二六年修订稿）') },
  play: async () => {
    await open();
    await expect(screen.getByRole('option', { name: /^重点生态功能区/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** The chosen ramp is in sight and every preset is there. */
export const Open: Story = {
  play: async () => {
    await open();
    await expect(options()).toHaveLength(colorRamps.length);
    await expect(screen.getByRole('option', { name: /^YlGn,/ })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Search: Story = {
  play: async ({ args }) => {
    const search = await open();
    await userEvent.type(search, 'vir');
    await expect(options()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(toRamp('viridis'));
  },
};

export const SearchByType: Story = {
  play: async () => {
    await userEvent.type(await open(), said('发散'));
    await expect(options()).toHaveLength(colorRamps.filter(({ type }) => type === 'diverging').length);
  },
};

export const Filtered: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: said('发散') }));
    await userEvent.click(screen.getByRole('switch', { name: said('色盲友好') }));
    const wanted = colorRamps.filter(({ type, colorBlindSafe }) => type === 'diverging' && colorBlindSafe);
    await expect(options()).toHaveLength(wanted.length);
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(await open(), 'no such ramp');
    await expect(screen.getByText(said('没有符合条件的色带'))).toBeVisible();
  },
};

export const ClearsFilters: Story = {
  play: async () => {
    await userEvent.type(await open(), 'no such ramp');
    await userEvent.click(screen.getByRole('button', { name: said('清除条件') }));
    await expect(options()).toHaveLength(colorRamps.length);
  },
};

export const Reversed: Story = {
  play: async ({ args }) => {
    const reverse = screen.getByRole('button', { name: said('反转色带') });
    await userEvent.click(reverse);
    await expect(args.onReverse).toHaveBeenCalledWith(true);
    await expect(reverse).toHaveAttribute('aria-pressed', 'true');
  },
};

const opened: Story['play'] = async () => {
  await open();
};
export const FourClasses: Story = { args: { classes: 4 }, play: opened };
export const ThirtyOneClasses: Story = { args: { classes: 31 }, play: opened };

/** Nobody tells fifty steps of one ramp apart, and the line below the list says so. */
export const FiftyClasses: Story = {
  args: { classes: 50 },
  play: async () => {
    await open();
    await expect(screen.getByText(new RegExp(`^${said('\\d+ 对相邻颜色难以区分')}$`))).toBeVisible();
  },
};

export const ShownContinuously: Story = {
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('switch', { name: said('5 级') }));
    await expect(screen.getByRole('switch', { name: said('5 级') })).not.toBeChecked();
  },
};

const withVision = (name: string): Story => ({
  args: { value: toRamp('RdYlGn'), classes: 9 },
  globals: { locale: 'zh-CN' },
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: said(name) }));
    await expect(options().filter((option) => option.endsWith(`（${name}）`)).length).toBeGreaterThan(0);
  },
});
export const SeenByRedBlind: Story = withVision('红色盲');
export const SeenByGreenBlind: Story = withVision('绿色盲');
export const SeenByBlueBlind: Story = withVision('蓝色盲');

export const RecentOnTop: Story = {
  play: async () => {
    for (const name of ['Set2', 'cividis']) {
      await userEvent.type(await open(), name);
      await userEvent.keyboard('{Enter}');
    }
    await open();
    await expect(options()[0]).toMatch(/^cividis/);
    await expect(options()[1]).toMatch(/^Set2/);
  },
};

/** Tab, Enter, arrows, Home, End, Enter: the focus comes back to the button. */
export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Home}{ArrowDown}{End}{ArrowUp}{Enter}');
    const qualitative = colorRamps.filter(({ type }) => type === 'qualitative');
    await expect(args.onChange).toHaveBeenCalledWith(toRamp(qualitative[qualitative.length - 2].name));
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: new RegExp(`^${said('色带', 'field.ramp')}:`) }),
      ).toHaveFocus(),
    );
  },
};

export const EscapeKeeps: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** An own ramp goes from the list to the dialog and comes back in one change. */
export const MakesOwnRamp: Story = {
  play: async ({ args }) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: said('自定义…') }));
    const count = await screen.findByRole('spinbutton', { name: said('颜色数') });
    await userEvent.clear(count);
    await userEvent.type(count, '3');
    await userEvent.click(screen.getByRole('button', { name: said('确定') }));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith({ name: '', colors: sampleRamp('YlGn', 3) });
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, play: opened };
export const English: Story = { globals: { locale: 'en' }, play: opened };
