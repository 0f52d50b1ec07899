import { characterMarker, imageMarker, markerSymbol, svgMarker } from '@gep/map-engine/model';
import type { MapSymbol } from '@gep/map-engine/model';
import { SymbolDialog } from '@gep/style-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { symbolDialog } from '../support/controls';
import { inDialog } from '../support/in-dialog';
import { leafSvg, sampleFile, unsafeSvg } from '../support/sample-symbols';
import { said } from '../support/said';

/** Pictures, drawings, characters and fonts: what is accepted, refused and reported. */
const meta = {
  title: 'Symbol/Files and characters',
  component: SymbolDialog<MapSymbol>,
  parameters: { layout: 'fullscreen' },
  args: { value: markerSymbol(imageMarker()), onApply: fn(), onCancel: fn() },
  argTypes: symbolDialog,
} satisfies Meta<typeof SymbolDialog<MapSymbol>>;

export default meta;
type Story = StoryObj<typeof meta>;

const editor = () => inDialog(said('点符号属性编辑器'));
const english = { locale: 'en' };

/** Drops or pastes a file, which may be of any type; the file dialog of a browser offers only fitting ones. */
async function handed(file: File, how: 'drop' | 'paste' = 'drop') {
  await waitFor(() => expect(document.querySelector('.gep-drop')).not.toBeNull());
  const data = new DataTransfer();
  data.items.add(file);
  const init = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
  const event = how === 'drop' ? new DragEvent(how, init) : new ClipboardEvent(how, init);
  document.querySelector('.gep-drop')?.dispatchEvent(event);
}
const refused = (file: () => File, message: () => string, globals = {}): Story => ({
  globals,
  play: async () => {
    await handed(file());
    await expect(await screen.findByRole('alert')).toHaveTextContent(message());
  },
});
const gif = () => sampleFile('moving.gif', 'image/gif');
const large = () => sampleFile('large.png', 'image/png', new Uint8Array(2_097_153));
const broken = () => sampleFile('broken.png', 'image/png', 'no picture');

export const NoImageYet: Story = {};
export const WrongImageType = refused(gif, () => said('请上传图片（png、jpg、jpeg）'));
export const WrongImageTypeEnglish = refused(gif, () => 'Choose a PNG or JPEG image', english);
export const TooLargeImage = refused(large, () => said('图片大小不能超过2MB'));
export const TooLargeImageEnglish = refused(large, () => 'Images cannot exceed 2 MB', english);
export const BrokenImage = refused(broken, () => said('图片无法读取'));
export const BrokenImageEnglish = refused(broken, () => 'The image cannot be read', english);

export const ChosenImage: Story = {
  play: async () => {
    await editor();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    await userEvent.upload(
      input as HTMLInputElement,
      sampleFile('三峡大坝侧面示意图（二〇二四年版）.png', 'image/png'),
    );
    await waitFor(() => expect(screen.getByText(/三峡大坝/)).toBeVisible());
  },
};
export const DroppedImage: Story = {
  play: async () => {
    const inside = await editor();
    await handed(sampleFile('dam.jpg', 'image/png'));
    // 48 x 32 dots: as wide as before, as high as its proportions ask for.
    await waitFor(() => expect(inside.getByRole('spinbutton', { name: said('高度') })).toHaveValue('13.33'));
  },
};
export const PastedImage: Story = {
  play: async () => {
    const inside = await editor();
    await handed(sampleFile('pasted.png', 'image/png'), 'paste');
    await waitFor(() => expect(inside.getByText('pasted.png')).toBeVisible());
  },
};
export const WidthWithoutHeight: Story = {
  play: async () => {
    const inside = await editor();
    await userEvent.click(inside.getByRole('button', { name: said('锁定宽高比') }));
    const width = inside.getByRole('spinbutton', { name: said('宽度') });
    await userEvent.clear(width);
    await userEvent.type(width, '60');
    await expect(inside.getByRole('spinbutton', { name: said('高度') })).toHaveValue('20');
  },
};
/** Saved elsewhere, and broken there: told of at the preview. */
export const ImageLost: Story = {
  args: { value: markerSymbol(imageMarker({ name: 'lost.png', source: 'data:image/png;base64,AAAA' })) },
  play: async () => {
    const inside = await editor();
    await waitFor(() => expect(inside.getByText(said('图片无法读取'))).toBeVisible());
  },
};

const drawing = { value: markerSymbol(svgMarker({ svg: leafSvg, width: 40, height: 40 })) };
const typed =
  (text: string, words: () => readonly [window: string, field: string, message: string]): Story['play'] =>
  async () => {
    const [window, field, message] = words();
    const inside = await inDialog(window);
    await fireEvent.change(inside.getByRole('textbox', { name: field }), { target: { value: text } });
    await waitFor(() => expect(inside.getByText(message)).toBeVisible());
  };
export const UnsafeDrawing: Story = {
  globals: { locale: 'zh-CN' },
  args: drawing,
  play: typed(unsafeSvg, () => [
    said('点符号属性编辑器'),
    said('SVG 代码'),
    said('为安全起见已移除：脚本、事件代码、外部引用'),
  ]),
};
export const UnsafeDrawingEnglish: Story = {
  args: drawing,
  globals: english,
  play: typed(unsafeSvg, () => [
    'Point symbol editor',
    'SVG code',
    'Removed for safety: scripts, event code, references to other files',
  ]),
};
export const NoDrawing: Story = {
  args: drawing,
  play: typed('一片叶子', () => [
    said('点符号属性编辑器'),
    said('SVG 代码'),
    said('不是有效的 SVG 图形，或图形过于复杂'),
  ]),
};
export const PictureInPlaceOfDrawing: Story = {
  args: drawing,
  play: async () => {
    await handed(sampleFile('dam.png', 'image/png'));
    await expect(await screen.findByRole('alert')).toHaveTextContent(said('请上传 SVG 文件'));
  },
};

const character = { value: markerSymbol(characterMarker({ text: '山', size: 40 })) };
export const FontMissing: Story = {
  args: { value: markerSymbol(characterMarker({ text: '山', fontFamily: 'No Such Font' })) },
  play: async () => {
    const inside = await editor();
    await waitFor(() => expect(inside.getByText(said('字体不可用，已用默认字体代替'))).toBeVisible());
  },
};
export const FontMissingEnglish: Story = {
  args: FontMissing.args,
  globals: english,
  play: async () => {
    const inside = await inDialog('Point symbol editor');
    await waitFor(() =>
      expect(inside.getByText('The font is missing; the default font is shown')).toBeVisible(),
    );
  },
};
export const FontChosen: Story = {
  args: character,
  play: async () => {
    const inside = await editor();
    const font = inside.getByRole('combobox', { name: said('字体') });
    await userEvent.clear(font);
    await userEvent.type(font, 'mono');
    await userEvent.click(await screen.findByRole('option', { name: 'monospace' }));
    await expect(font).toHaveValue('monospace');
  },
};
export const EmptiedCharacter: Story = {
  args: character,
  play: async () => {
    const inside = await editor();
    await userEvent.clear(inside.getByRole('textbox', { name: said('字符') }));
    await userEvent.tab();
    await expect(inside.getByRole('textbox', { name: said('字符') })).toHaveValue('!');
  },
};
export const CharacterLibrary: Story = {
  args: character,
  play: async () => {
    const inside = await editor();
    await userEvent.click(inside.getByRole('button', { name: said('从字符库选择') }));
    await expect(await screen.findByText(said('U+5C71（23665）'))).toBeVisible();
    // The list scrolls there first.
    await expect(await screen.findByRole('option', { name: '山' })).toHaveAttribute('aria-selected', 'true');
  },
};
export const CharacterByCode: Story = {
  args: character,
  play: async () => {
    const inside = await editor();
    await userEvent.click(inside.getByRole('button', { name: said('从字符库选择') }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: said('字符或编码，如 山、U+5C71') }),
      'U+6797{Enter}',
    );
    await waitFor(() => expect(inside.getByRole('textbox', { name: said('字符') })).toHaveValue('林'));
  },
};
export const CharacterNotInLibrary: Story = {
  args: character,
  play: async () => {
    const inside = await editor();
    await userEvent.click(inside.getByRole('button', { name: said('从字符库选择') }));
    await userEvent.type(
      await screen.findByRole('textbox', { name: said('字符或编码，如 山、U+5C71') }),
      '99999',
    );
    await expect(await screen.findByText(said('字符库中没有该字符'))).toBeVisible();
  },
};
