import { fillSymbol, simpleFill } from '@gep/map-engine/model';
import type { MapSymbol } from '@gep/map-engine/model';
import { SymbolDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { symbolDialog } from '../support/controls';
import { drag } from '../support/drag';
import { inDialog } from '../support/in-dialog';
import { stackOf } from '../support/sample-symbols';
import { said } from '../support/said';

/** The layers of a symbol: in what order they lie, what is shown, what is done with them. */
const meta = {
  title: 'Symbol/Stack of layers',
  component: SymbolDialog<MapSymbol>,
  parameters: { layout: 'fullscreen' },
  args: { value: stackOf(4), onApply: fn(), onCancel: fn() },
  argTypes: symbolDialog,
} satisfies Meta<typeof SymbolDialog<MapSymbol>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Inside = Awaited<ReturnType<typeof inDialog>>;

const editor = () => inDialog(said('面符号属性编辑器'));
const gripOf = (inside: Inside, row: number) => {
  const grip = inside.getAllByRole('listitem')[row].querySelector('[data-grip]');
  if (!grip) throw new Error(`row ${row} has no grip`);
  return grip;
};
/** Presses OK and hands out the layers' colours, the top first. */
async function applied(inside: Inside, onApply: unknown): Promise<string[]> {
  await userEvent.click(inside.getByRole('button', { name: said('确定') }));
  const [symbol] = (onApply as ReturnType<typeof fn>).mock.lastCall as [MapSymbol];
  return symbol.layers.map((layer) => ('color' in layer ? layer.color : '')).reverse();
}
const [red, orange, yellow, green] = ['#d73027', '#fdae61', '#fee08b', '#a6d96a'];

export const OneLayer: Story = { args: { value: stackOf(1) } };
export const FourLayers: Story = {};
export const TenLayers: Story = { args: { value: stackOf(10) } };
export const TenLayersDark: Story = { args: { value: stackOf(10) }, globals: { theme: 'dark' } };
export const HiddenLayer: Story = {
  args: { value: fillSymbol(simpleFill({ color: '#d7e4b8' }), simpleFill({ color: red, visible: false })) },
};

export const Add: Story = {
  args: { value: stackOf(1) },
  play: async ({ args }) => {
    const inside = await editor();
    await userEvent.click(inside.getByRole('button', { name: said('添加图层') }));
    await expect(inside.getByRole('button', { name: `2 ${said('简单填充')}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(await applied(inside, args.onApply)).toEqual(['#769868', red]);
  },
};

export const Duplicate: Story = {
  play: async ({ args }) => {
    const inside = await editor();
    await userEvent.click(inside.getByRole('button', { name: `2 ${said('简单填充')}` }));
    await userEvent.click(inside.getByRole('button', { name: said('创建图层副本') }));
    await expect(inside.getByRole('button', { name: `3 ${said('简单填充')}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(await applied(inside, args.onApply)).toEqual([green, yellow, orange, orange, red]);
  },
};

export const MoveByButtons: Story = {
  play: async ({ args }) => {
    const inside = await editor();
    await userEvent.click(inside.getByRole('button', { name: said('下移') }));
    await userEvent.click(inside.getByRole('button', { name: said('下移') }));
    await userEvent.click(inside.getByRole('button', { name: said('上移') }));
    await expect(await applied(inside, args.onApply)).toEqual([yellow, green, orange, red]);
  },
};

export const MoveByKeys: Story = {
  play: async ({ args }) => {
    const inside = await editor();
    inside.getByRole('button', { name: `4 ${said('简单填充')}` }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await expect(inside.getByRole('button', { name: `2 ${said('简单填充')}` })).toHaveFocus();
    await expect(inside.getByText(said('已移到自下而上第 2 层，共 4 层'))).toBeInTheDocument();
    await expect(await applied(inside, args.onApply)).toEqual([yellow, orange, green, red]);
  },
};

export const DragByMouse: Story = {
  play: async ({ args }) => {
    const inside = await editor();
    drag(gripOf(inside, 0), 0, { dy: 80 });
    await expect(await applied(inside, args.onApply)).toEqual([yellow, orange, green, red]);
  },
};

export const DragByTouch: Story = {
  play: async ({ args }) => {
    const inside = await editor();
    drag(gripOf(inside, 3), 0, { dy: -120, pointerType: 'touch' });
    await expect(await applied(inside, args.onApply)).toEqual([red, green, yellow, orange]);
  },
};

/** A row that is held; the others make room. */
export const WhileDragged: Story = {
  play: async () => {
    const inside = await editor();
    drag(gripOf(inside, 0), 0, { dy: 66, keep: true });
    await waitFor(() => expect(inside.getAllByRole('listitem')[0]).toHaveAttribute('data-dragged'));
  },
};

export const DragDroppedByEscape: Story = {
  play: async ({ args }) => {
    const inside = await editor();
    drag(gripOf(inside, 0), 0, { dy: 80, keep: true });
    await userEvent.keyboard('{Escape}');
    await expect(await applied(inside, args.onApply)).toEqual([green, yellow, orange, red]);
  },
};

export const Delete: Story = {
  play: async ({ args }) => {
    const inside = await editor();
    await userEvent.click(inside.getByRole('button', { name: `3 ${said('简单填充')}` }));
    await userEvent.keyboard('{Delete}');
    await expect(inside.getByRole('button', { name: `3 ${said('简单填充')}` })).toHaveFocus();
    await userEvent.click(inside.getByRole('button', { name: said('删除图层') }));
    await expect(await applied(inside, args.onApply)).toEqual([orange, red]);
  },
};

export const LastLayerStays: Story = {
  args: { value: stackOf(1) },
  play: async () => {
    const inside = await editor();
    await expect(inside.getByRole('button', { name: said('删除图层') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(inside.getByRole('button', { name: said('删除图层') }));
    await expect(inside.getByText(said('至少保留一个图案'))).toBeVisible();
  },
};

export const LastLayerStaysEnglish: Story = {
  args: { value: stackOf(1) },
  globals: { locale: 'en' },
  play: async () => {
    const inside = await inDialog('Polygon symbol editor');
    inside.getByRole('button', { name: '1 Simple fill' }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(inside.getByText('At least one layer must remain')).toBeVisible();
  },
};

export const ShowAndHide: Story = {
  play: async () => {
    const inside = await editor();
    await userEvent.click(inside.getByRole('button', { name: `${said('隐藏')} 2 ${said('简单填充')}` }));
    await expect(
      inside.getByRole('button', { name: `${said('显示', 'action.show')} 2 ${said('简单填充')}` }),
    ).toBeVisible();
    await expect(inside.getByRole('button', { name: `4 ${said('简单填充')}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
