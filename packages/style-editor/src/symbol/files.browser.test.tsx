import '../../style.css';
import { characterMarker, imageMarker, markerSymbol, svgMarker } from '@gep/map-engine/model';
import type {
  CharacterMarker,
  ImageMarker,
  MarkerSymbolLayer,
  MarkerSymbol,
  SvgMarker,
} from '@gep/map-engine/model';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pngFile } from '../../test/files';
import type { EditorLocale } from '../message';
import { StyleEditorProvider } from '../style-editor-provider';
import { SymbolDialog } from './symbol-dialog';
import { MarkerSymbolEditor } from './symbol-editors';

let latest: MarkerSymbolLayer;

function Host({ start }: { readonly start: MarkerSymbolLayer }) {
  const [value, setValue] = useState(markerSymbol(start));
  const take = (next: MarkerSymbol) => {
    [latest] = next.layers;
    setValue(next);
  };
  return <MarkerSymbolEditor value={value} onChange={take} />;
}

async function open(start: MarkerSymbolLayer, locale: EditorLocale = 'en') {
  latest = start;
  await render(
    <StyleEditorProvider locale={locale}>
      <Host start={start} />
    </StyleEditorProvider>,
  );
}

const image = () => latest as ImageMarker;
const svg = () => latest as SvgMarker;
const fileInput = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
const dropZone = () => document.querySelector('.gep-drop')!;

function carrying(file: File): DataTransfer {
  const data = new DataTransfer();
  data.items.add(file);
  return data;
}

describe('image of a marker', () => {
  it('is chosen, dropped or pasted, and keeps its proportions', async () => {
    await open(imageMarker());
    await userEvent.upload(fileInput(), pngFile(4, 2, 'chosen.png'));
    await expect.poll(image).toMatchObject({ name: 'chosen.png', width: 20, height: 10 });
    const dataTransfer = carrying(pngFile(2, 4, 'dropped.png'));
    dropZone().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect.poll(image).toMatchObject({ name: 'dropped.png', width: 20, height: 40 });
    const clipboardData = carrying(pngFile(1, 1, 'pasted.png'));
    fileInput().dispatchEvent(
      new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
    );
    await expect.poll(image).toMatchObject({ name: 'pasted.png', width: 20, height: 20 });
    expect(image().source).toMatch(/^data:image\/png;base64,/);
  });

  it.each([
    ['zh-CN', new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), '请上传图片（png、jpg、jpeg）'],
    ['zh-CN', new File([new Uint8Array(2_097_153)], 'a.png', { type: 'image/png' }), '图片大小不能超过2MB'],
    ['zh-CN', new File(['no picture'], 'a.png', { type: 'image/png' }), '图片无法读取'],
    ['en', new File(['GIF89a'], 'a.gif', { type: 'image/gif' }), 'Choose a PNG or JPEG image'],
    [
      'en',
      new File([new Uint8Array(2_097_153)], 'a.png', { type: 'image/png' }),
      'Images cannot exceed 2 MB',
    ],
    ['en', new File(['no picture'], 'a.png', { type: 'image/png' }), 'The image cannot be read'],
  ] as const)('is refused in %s with a message (%o)', async (locale, file, message) => {
    const before = imageMarker({ name: 'before.png' });
    await open(before, locale);
    dropZone().dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carrying(file) }),
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent(message);
    expect(latest).toEqual(before);
  });

  it('that cannot be drawn is reported at the preview', async () => {
    await open(imageMarker({ name: 'a.png', source: 'data:image/png;base64,AAAA' }));
    await expect.element(page.getByText('The image cannot be read')).toBeVisible();
  });
});

describe('drawing of a marker', () => {
  const bad =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1" onload="alert(1)"><script>alert(2)</script>' +
    '<image href="https://example.com/spy.png"/><foreignObject><p>web</p></foreignObject><rect width="2" height="1"/></svg>';

  it('is kept without what is not drawn, and what was cut out is said', async () => {
    await open(svgMarker());
    await page.getByRole('textbox', { name: 'SVG code' }).fill(bad);
    await expect
      .element(
        page.getByText(
          'Removed for safety: scripts, event code, references to other files, embedded web content',
        ),
      )
      .toBeVisible();
    expect(svg().svg).toContain('<rect');
    expect(svg().svg).not.toMatch(/script|onload|example\.com|foreignObject|alert/);
  });

  it('comes from a file, in Chinese as well', async () => {
    await open(svgMarker(), 'zh-CN');
    await userEvent.upload(fileInput(), new File([bad], 'a.svg', { type: 'image/svg+xml' }));
    await expect
      .element(page.getByText('为安全起见已移除：脚本、事件代码、外部引用、嵌入的网页内容'))
      .toBeVisible();
    expect(svg().svg).toContain('<rect');
  });

  it('says nothing of a harmless one', async () => {
    await open(svgMarker());
    const good = '<svg viewBox="0 0 2 1"><defs><path id="a" d="M0 0H1"/></defs><use href="#a"/></svg>';
    await page.getByRole('textbox', { name: 'SVG code' }).fill(good);
    await expect.poll(() => svg().svg).toContain('<use');
    expect(document.querySelector('.gep-note:not(:empty)')).toBeNull();
  });

  it('is not taken when it is none; what was typed stays', async () => {
    await open(svgMarker({ svg: '<svg viewBox="0 0 1 1"/>' }));
    const text = page.getByRole('textbox', { name: 'SVG code' });
    await text.fill('a leaf');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not a valid SVG drawing');
    await userEvent.tab();
    await expect.element(text).toHaveValue('a leaf');
    expect(svg().svg).toBe('<svg viewBox="0 0 1 1"/>');
  });
});

it('shows the drawing that undo brings back in place of what was typed', async () => {
  const first = '<svg viewBox="0 0 1 1"/>';
  await render(
    <StyleEditorProvider locale="en">
      <SymbolDialog value={markerSymbol(svgMarker({ svg: first }))} onApply={() => {}} onCancel={() => {}} />
    </StyleEditorProvider>,
  );
  const text = page.getByRole('textbox', { name: 'SVG code' });
  await text.fill('<svg viewBox="0 0 2 1"/>');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', 'Undo: SVG code');
  await expect.element(text).toHaveValue('<svg viewBox="0 0 2 1"/>');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(text).toHaveValue(first);
});

describe('character of a marker', () => {
  const text = page.getByRole('textbox', { name: 'Character', exact: true });
  const shown = () => latest as CharacterMarker;

  it("is the last one typed, and '!' when emptied", async () => {
    await open(characterMarker({ text: 'A' }));
    await text.fill('AB');
    expect(shown().text).toBe('B');
    await text.fill('');
    expect(shown().text).toBe('!');
    await expect.element(text).toHaveValue('');
    await userEvent.tab();
    await expect.element(text).toHaveValue('!');
  });

  it('is found in the library by its code and picked by keyboard', async () => {
    await open(characterMarker());
    await page.getByRole('button', { name: 'Choose from the character library' }).click();
    await page.getByRole('textbox', { name: /^Character or code/ }).fill('U+6797');
    await expect.element(page.getByText('U+6797 (26519)')).toBeVisible();
    const library = page.getByRole('listbox', { name: 'Character library' });
    (library.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{ArrowLeft}{Enter}');
    await expect.poll(() => shown().text).toBe('林');
    await expect.element(library).not.toBeInTheDocument();
  });

  it('is not found outside the library', async () => {
    await open(characterMarker());
    await page.getByRole('button', { name: 'Choose from the character library' }).click();
    await page.getByRole('textbox', { name: /^Character or code/ }).fill('40870');
    await expect.element(page.getByText('Not in the character library')).toBeVisible();
  });

  it('reports a font that nobody has', async () => {
    await open(characterMarker({ fontFamily: 'No Such Font' }));
    await expect.element(page.getByText('The font is missing; the default font is shown')).toBeVisible();
  });
});
