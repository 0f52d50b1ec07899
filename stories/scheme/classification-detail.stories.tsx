import { sampleRamp, toRamp } from '@gep/map-engine/color';
import { ClassificationDetailDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { action, choice, figure, json, leftOut, optionalAction, text, toggle } from '../support/controls';
import { drag } from '../support/drag';
import { evenBreaks, twoBells } from '../support/sample-histograms';
import { said } from '../support/said';

const meta = {
  title: 'Scheme/Classification detail',
  component: ClassificationDetailDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: [0, 12.5, 40, 88.25, 160],
    colors: ['#ffffcc', '#c2e699', '#78c679', '#238443'],
    histogram: twoBells(0, 160),
    mean: 70.7,
    stddev: 33,
    onApply: fn(),
    onCancel: fn(),
  },
  argTypes: {
    value: json,
    colors: json,
    histogram: json,
    mean: figure,
    stddev: figure,
    type: choice(['INT4', 'INT8', 'REAL']),
    byteRaster: toggle,
    label: text,
    countsOf: leftOut('a function that counts'),
    onApply: optionalAction,
    onCancel: action,
  },
} satisfies Meta<typeof ClassificationDetailDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const upper = (number: number) => screen.getByRole('textbox', { name: said(`第 ${number} 类的上限`) });
const handle = (number: number) => screen.getByRole('slider', { name: said(`间断值 ${number}`) });

/** Types into a cell and finds the message; the edges stay and nothing can be taken over. */
const refuses =
  (number: number, text: string, message: string): NonNullable<Story['play']> =>
  async ({ args }) => {
    await userEvent.clear(upper(number));
    if (text !== '') await userEvent.type(upper(number), text);
    await expect(screen.getByText(said(message))).toBeVisible();
    await expect(upper(number)).toHaveAttribute('aria-invalid', 'true');
    await expect(screen.getByRole('button', { name: said('确定') })).toBeDisabled();
    await expect(args.onApply).not.toHaveBeenCalled();
  };

const byteBand = {
  value: [0, 60, 130, 255],
  colors: ['#ffffcc', '#78c679', '#238443'],
  byteRaster: true,
  type: 'INT8',
  histogram: twoBells(0, 255, 256),
  mean: 113,
  stddev: 52,
} as const;

export const FourClasses: Story = {};

export const OneClass: Story = { args: { value: [0, 160], colors: ['#78c679'] } };

export const ThirtyOneClasses: Story = {
  args: { value: evenBreaks(0, 160, 31), colors: sampleRamp(toRamp('viridis'), 31) },
  play: async () => {
    await expect(screen.getByRole('button', { name: said('添加间断值') })).toBeDisabled();
  },
};

/** Opened from the main dialog with more classes than the table makes: they stay. */
export const FiftyClasses: Story = {
  args: { value: evenBreaks(0, 160, 50), colors: sampleRamp(toRamp('viridis'), 50) },
};

export const WithoutHistogram: Story = { args: { histogram: null, mean: undefined, stddev: undefined } };

export const ByteRaster: Story = { args: byteBand };

export const WideNumbers: Story = {
  args: {
    value: evenBreaks(1_181_127.0638, 98_765_432.1234, 4),
    histogram: twoBells(1_181_127.0638, 98_765_432.1234),
    mean: 44_000_000,
    stddev: 20_000_000,
  },
};

export const NotBelowNext: Story = {
  play: refuses(1, '40', '输入值不可大于或等于下一个间断值'),
};

export const NotAbovePrevious: Story = {
  play: refuses(2, '12.5', '输入值不可小于或等于上一个间断值'),
};

export const OutOfByteRange: Story = {
  args: byteBand,
  play: refuses(3, '256', '可输入的值范围在-255-255之间'),
};

export const NoNumber: Story = { play: refuses(1, '十二', '输入的数据不合法') };

/** Deleting a cell is blocked. */
export const EmptiedCell: Story = { play: refuses(1, '', '输入的数据不合法') };

export const TooManyDecimals: Story = {
  play: refuses(1, '1.123456789012345678901', '输入的数据不合法'),
};

export const FullWidthDigits: Story = {
  play: async ({ args }) => {
    await userEvent.clear(upper(1));
    await userEvent.type(upper(1), '２０，5');
    await expect(handle(1)).toHaveAttribute('aria-valuenow', '20.5');
    await userEvent.click(screen.getByRole('button', { name: said('确定') }));
    await expect(args.onApply).toHaveBeenCalledWith([0, 20.5, 40, 88.25, 160]);
  },
};

export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    screen.getByRole('textbox', { name: said('第 1 类的下限') }).focus();
    await userEvent.keyboard('{Enter}20{Enter}60{Enter}');
    await expect(upper(3)).toHaveFocus();
    screen.getByRole('button', { name: said('确定') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith([0, 20, 60, 88.25, 160]);
  },
};

export const EscapeRestoresTheCell: Story = {
  play: async ({ args }) => {
    await userEvent.click(upper(1));
    await userEvent.keyboard('20');
    await expect(handle(1)).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{Escape}');
    await expect(upper(1)).toHaveValue('12.5');
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
  },
};

/** The cell follows the handle, counts and shares too. */
export const DraggedHandle: Story = {
  play: async () => {
    const group = screen.getByRole('group', { name: said('间断值') }).getBoundingClientRect();
    drag(handle(2), (20 / 160) * group.width);
    await waitFor(() => expect(upper(2)).toHaveValue('60'));
    await expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(5);
  },
};

export const UndoneAndRedone: Story = {
  play: async () => {
    handle(1).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(upper(1)).toHaveValue('14');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(upper(1)).toHaveValue('12.5');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(upper(1)).toHaveValue('14');
  },
};

export const ClassAdded: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: said('添加间断值') }));
    await waitFor(() => expect(screen.getByText(said('5 个类别'))).toBeVisible());
  },
};

/** A column of a spreadsheet is taken as all breaks. */
export const PastedColumn: Story = {
  play: async ({ args }) => {
    await userEvent.click(upper(1));
    await userEvent.paste('0\r\n20,5\r\n４０\r\n60\r\n120\r\n160\r\n');
    await waitFor(() => expect(screen.getByText(said('5 个类别'))).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: said('确定') }));
    await expect(args.onApply).toHaveBeenCalledWith([0, 20.5, 40, 60, 120, 160]);
  },
};

const pasteRefused =
  (text: string, message: string): NonNullable<Story['play']> =>
  async () => {
    await userEvent.click(upper(1));
    await userEvent.paste(text);
    await waitFor(() => expect(screen.getByText(said(message))).toBeVisible());
    await expect(upper(1)).not.toHaveValue('0');
  };

export const PastedNoNumber: Story = {
  play: pasteRefused('0\n合计\n160', '第 2 个值“合计”不是合法的数字'),
};

export const PastedOutOfOrder: Story = {
  play: pasteRefused('0\t80\t40\t160', '第 3 个值 40 应大于前一个值 80'),
};

export const PastedOutOfByteRange: Story = {
  args: byteBand,
  play: pasteRefused('0\n300', '第 2 个值 300 不在 -255 到 255 之间'),
};

export const PastedTooMany: Story = {
  play: pasteRefused(evenBreaks(0, 160, 40).join('\n'), '粘贴了 41 个间断值，应为 2 到 32 个'),
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const English: Story = {
  globals: { locale: 'en' },
  play: async () => {
    await userEvent.clear(screen.getByRole('textbox', { name: 'Upper bound of class 1' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Upper bound of class 1' }), '99');
    await expect(screen.getByText('The value must be less than the next break')).toBeVisible();
  },
};
