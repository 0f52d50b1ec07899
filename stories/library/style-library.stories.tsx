import { encodeSymbol } from '@gep/map-engine/codec';
import { fillSymbol, lineSymbol } from '@gep/map-engine/model';
import type { MapSymbol } from '@gep/map-engine/model';
import { StyleLibraryDialog } from '@gep/style-editor';
import type { StyleLibrary } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { action, choice, json, port } from '../support/controls';
import { createSampleLibrary, longNamedLibrary, sampleOwnStyles } from '../support/sample-library';
import { said } from '../support/said';

const offline = () => Promise.reject(new Error('offline'));
const withOwn = (part: Partial<StyleLibrary> = {}) => ({
  ...createSampleLibrary(sampleOwnStyles('fill')),
  ...part,
});

const meta = {
  title: 'Library/Style library',
  component: StyleLibraryDialog,
  parameters: { layout: 'fullscreen' },
  args: { kind: 'fill', library: createSampleLibrary(), onApply: fn(), onCancel: fn() },
  argTypes: {
    kind: choice(['marker', 'line', 'fill']),
    kinds: json,
    library: port,
    onApply: action,
    onCancel: action,
  },
} satisfies Meta<typeof StyleLibraryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const option = (name: string) => screen.findByRole('option', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const showOwn = async () => userEvent.click(await screen.findByRole('radio', { name: said('我的样式') }));
const pickFile = (content: string, name = '样式.json') => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  return fireEvent.change(input, { target: { files: [new File([content], name)] } });
};

export const PublicStyles: Story = {};
export const Markers: Story = { args: { kind: 'marker' } };
export const Lines: Story = { args: { kind: 'line' } };
export const English: Story = { globals: { locale: 'en' } };
export const Dark: Story = { globals: { theme: 'dark' } };

export const Loading: Story = {
  args: { library: withOwn({ publicStyles: () => new Promise(() => undefined) }) },
};

export const EmptyPublic: Story = { args: { library: withOwn({ publicStyles: () => Promise.resolve([]) }) } };

export const EmptyPrivate: Story = {
  play: async () => {
    await showOwn();
    await expect(await screen.findByText(said('还没有保存样式，可在符号编辑器中存入样式库。'))).toBeVisible();
  },
};

export const PrivateStyles: Story = {
  args: { library: withOwn() },
  play: async () => {
    await showOwn();
    await userEvent.click(await option('我的 3'));
    await expect(button(said('重命名'))).not.toHaveAttribute('aria-disabled');
  },
};

export const PrivateDarkEnglish: Story = {
  args: { library: withOwn() },
  globals: { locale: 'en', theme: 'dark' },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^My|^Private|^Own/ }));
    await userEvent.click(await option('我的 2'));
  },
};

/** One shelf may fail without the other; trying again brings it back. */
export const FailureAndRetry: Story = {
  args: { library: withOwn({ publicStyles: fn(offline) }) },
  play: async ({ args }) => {
    await expect(await screen.findByText(said('样式库加载失败'))).toBeVisible();
    const { publicStyles } = createSampleLibrary();
    (args.library.publicStyles as ReturnType<typeof fn>).mockImplementation(publicStyles);
    await userEvent.click(button(said('重试')));
    await expect(await option('土地 1')).toBeVisible();
  },
};

export const Failure: Story = {
  args: { library: withOwn({ publicStyles: offline, privateStyles: offline }) },
};

export const ApplyWaitsForAChoice: Story = {
  play: async ({ args }) => {
    const apply = await screen.findByRole('button', { name: said('应用') });
    await expect(apply).toBeDisabled();
    await userEvent.click(await option('土地 2'));
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenCalledTimes(1);
  },
};

export const DoubleClick: Story = {
  play: async ({ args }) => {
    await userEvent.dblClick(await option('水系 1'));
    await expect(args.onApply).toHaveBeenCalledWith(expect.objectContaining({ name: '水系 1' }));
  },
};

export const Search: Story = {
  play: async () => {
    await option('土地 1');
    await userEvent.type(screen.getByRole('textbox', { name: said('按名称搜索') }), '水');
    const grid = within(screen.getByRole('listbox', { name: said('样式', 'library.styles') }));
    await expect(grid.getAllByRole('option')).toHaveLength(3);
  },
};

export const NothingFound: Story = {
  play: async () => {
    await option('土地 1');
    await userEvent.type(screen.getByRole('textbox', { name: said('按名称搜索') }), '沙漠');
    await expect(screen.getByText(said('没有名称包含“沙漠”的样式。'))).toBeVisible();
    await expect(button(said('应用'))).toBeDisabled();
  },
};

export const OneGroup: Story = {
  play: async () => {
    await userEvent.click(
      await within(screen.getByRole('listbox', { name: said('样式分组') })).findByRole('option', {
        name: /^水系/,
      }),
    );
    const grid = within(screen.getByRole('listbox', { name: said('样式', 'library.styles') }));
    await waitFor(() => expect(grid.getAllByRole('option')).toHaveLength(3));
  },
};

/** Arrows walk the grid in rows and columns, Enter applies. */
export const KeyboardOnly: Story = {
  play: async ({ args }) => {
    (await option('土地 1')).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(await option('土地 2')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith(expect.objectContaining({ name: '土地 2' }));
  },
};

export const Rename: Story = {
  args: { library: withOwn() },
  play: async () => {
    await showOwn();
    await userEvent.click(await option('我的 1'));
    await userEvent.keyboard('{F2}');
    const dialog = within(await screen.findByRole('dialog', { name: said('重命名') }));
    const name = dialog.getByRole('textbox', { name: said('符号名称') });
    await userEvent.clear(name);
    await userEvent.type(name, '我的 2');
    await expect(dialog.getByText(said('已有同名样式'))).toBeVisible();
    await userEvent.type(name, '号{Enter}');
    await expect(await option('我的 2号')).toBeVisible();
  },
};

export const RenameFails: Story = {
  args: { library: withOwn({ rename: offline }) },
  play: async () => {
    await showOwn();
    await userEvent.click(await option('我的 1'));
    await userEvent.click(button(said('重命名')));
    const dialog = within(await screen.findByRole('dialog', { name: said('重命名') }));
    await userEvent.type(dialog.getByRole('textbox'), '号');
    await userEvent.click(dialog.getByRole('button', { name: said('保存') }));
    await expect(await dialog.findByText(said('重命名失败，请重试'))).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('我的 1号');
  },
};

/** Asked before, because it cannot be undone. */
export const Delete: Story = {
  args: { library: withOwn() },
  play: async () => {
    await showOwn();
    await userEvent.click(await option('我的 1'));
    await userEvent.keyboard('{Delete}');
    const question = within(await screen.findByRole('alertdialog', { name: said('删除样式') }));
    await expect(question.getByText(said('确定删除“我的 1”吗？删除后无法恢复。'))).toBeInTheDocument();
    await userEvent.click(question.getByRole('button', { name: said('删除') }));
    await waitFor(() => expect(screen.queryByRole('option', { name: '我的 1' })).toBeNull());
    await expect(screen.getByText(said('已删除“我的 1”'))).toBeVisible();
    await waitFor(async () => expect(await option('我的 2')).toHaveFocus());
  },
};

export const DeleteQuestion: Story = {
  args: { library: withOwn() },
  play: async () => {
    await showOwn();
    await userEvent.click(await option('我的 1'));
    await userEvent.click(button(said('删除样式')));
    await expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  },
};

export const DeleteFails: Story = {
  args: { library: withOwn({ remove: offline }) },
  play: async () => {
    await showOwn();
    await userEvent.click(await option('我的 1'));
    await userEvent.click(button(said('删除样式')));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: said('删除') }),
    );
    await expect(await screen.findByText(said('样式删除失败，请重试'))).toBeVisible();
    await expect(await option('我的 1')).toBeVisible();
  },
};

/** A host without rename and delete offers neither. */
export const ReadOnlyHost: Story = {
  args: { library: withOwn({ rename: undefined, remove: undefined }) },
  play: async () => {
    await showOwn();
    await option('我的 1');
    await expect(screen.queryByRole('button', { name: said('重命名') })).toBeNull();
    await expect(screen.queryByRole('button', { name: said('删除样式') })).toBeNull();
  },
};

export const Import: Story = {
  args: { kind: 'line', library: createSampleLibrary() },
  play: async () => {
    await showOwn();
    const style = encodeSymbol(lineSymbol());
    await pickFile(JSON.stringify({ styles: ['铁路', '公路'].map((name) => ({ name, style })) }));
    await expect(await screen.findByText(said('已导入 2 个样式'))).toBeVisible();
    await expect(await option('铁路')).toBeVisible();
  },
};

/** One library has symbols of every kind, the window shows those of one. */
export const ImportOfOtherKinds: Story = {
  args: { kind: 'fill', library: createSampleLibrary() },
  play: async () => {
    await showOwn();
    const named = (name: string, symbol: MapSymbol) => ({ name, style: encodeSymbol(symbol) });
    await pickFile(JSON.stringify({ styles: [named('铁路', lineSymbol()), named('水域', fillSymbol())] }));
    const notice = said('已导入 2 个样式，其中 1 个是其他类型的符号，在该类型的样式库中');
    await expect(await screen.findByText(notice)).toBeVisible();
    await expect(await option('水域')).toBeVisible();
    await expect(screen.queryByRole('option', { name: '铁路' })).toBeNull();
  },
};

export const ImportRefused: Story = {
  args: { kind: 'line', library: createSampleLibrary() },
  play: async () => {
    await showOwn();
    await pickFile('{"styles":[{"name":"甲","style":{"patterns":[{"lineType":0,"color":"reddish"}]}}]}');
    await expect(
      await screen.findByText(said('文件内容不合法：styles[0].style.patterns[0].color')),
    ).toBeVisible();
  },
};

export const ImportStops: Story = {
  args: { kind: 'line', library: { ...createSampleLibrary(), save: offline } },
  play: async () => {
    await showOwn();
    await pickFile(JSON.stringify(encodeSymbol(lineSymbol())));
    await expect(await screen.findByText(said('已导入 0 / 1 个样式，其余保存失败'))).toBeVisible();
  },
};

/** Long names are cut in the grid and whole in the tooltip. */
export const LongNames: Story = { args: { library: longNamedLibrary() } };
