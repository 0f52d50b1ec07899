import { fillSymbol, gradientFill } from '@gep/map-engine/model';
import { singleSymbolScheme } from '@gep/map-engine/scheme';
import { PolygonStyleDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { styleDialog } from '../support/controls';
import { inDialog } from '../support/in-dialog';
import { said } from '../support/said';
import { sampleFieldSource } from '../support/sample-fields';

const meta = {
  title: 'Dialog/Style files',
  component: PolygonStyleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    value: singleSymbolScheme('polygon', { template: fillSymbol(gradientFill()) }),
    ports: { fields: sampleFieldSource },
    onApply: fn(),
    onCancel: fn(),
  },
  argTypes: styleDialog,
} satisfies Meta<typeof PolygonStyleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (entry: string, title: string) => {
  const dialog = await inDialog(said('符号设置'));
  await userEvent.click(dialog.getByRole('button', { name: said('复制、粘贴与文件') }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return inDialog(title);
};

/** A gradient is in a style of QGIS. */
export const Export: Story = {
  play: async () => {
    const paper = await open(said('导出样式文件...'), said('导出样式文件'));
    await expect(await paper.findByText(said('所有内容都能保留。'))).toBeVisible();
  },
};

/** SLD has no gradients: that is said before the file is written. */
export const ExportWithLosses: Story = {
  play: async () => {
    const paper = await open(said('导出样式文件...'), said('导出样式文件'));
    await userEvent.click(paper.getByRole('button', { name: /QGIS/ }));
    await userEvent.click(await screen.findByRole('option', { name: /SLD/ }));
    await expect(await paper.findByRole('cell', { name: said('简单填充') })).toBeVisible();
  },
};

/** A file is chosen, dropped or pasted; this one is damaged. */
export const ImportOfADamagedFile: Story = {
  play: async () => {
    const paper = await open(said('导入样式文件...'), said('导入样式文件'));
    const input = document.querySelector<HTMLInputElement>('#gep-style-file');
    if (input) await userEvent.upload(input, new File(['<qgis><pipe></qgis>'], 'style.qml'));
    await expect(await paper.findByText(/1:/)).toBeVisible();
  },
};
