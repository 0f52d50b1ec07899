import '../../style.css';
import { imageMarker, markerSymbol, svgMarker } from '@gep/map-engine/model';
import type { MarkerSymbolLayer, MarkerSymbol } from '@gep/map-engine/model';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { pngFile } from '../../test/files';
import { StyleEditorProvider } from '../style-editor-provider';
import { MarkerSymbolEditor } from './symbol-editors';

let latest: MarkerSymbol;
/** Ends the reading of a file. */
let read: Map<string, () => void>;

function Host({ start }: { readonly start: MarkerSymbol }) {
  const [value, setValue] = useState(start);
  const take = (next: MarkerSymbol) => {
    latest = next;
    setValue(next);
  };
  return <MarkerSymbolEditor value={value} onChange={take} />;
}

async function open(...layers: readonly MarkerSymbolLayer[]) {
  latest = markerSymbol(...layers);
  await render(
    <StyleEditorProvider locale="en">
      <Host start={latest} />
    </StyleEditorProvider>,
  );
}

/** Files are read when a test says so. */
async function slow<R>(name: string, work: () => Promise<R>): Promise<R> {
  await new Promise<void>((resolve) => read.set(name, resolve));
  return work();
}
const finish = async (name: string) => {
  await expect.poll(() => read.get(name)).toBeDefined();
  read.get(name)?.();
  // What is read is taken some promises later.
  await new Promise((resolve) => setTimeout(resolve, 50));
};

function drop(file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  document
    .querySelector('.gep-drop')
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}
const dropImage = (name: string) => drop(pngFile(2, 1, name));
const drawing = (width: number) => `<svg viewBox="0 0 ${width} 1"/>`;
const dropDrawing = (width: number) =>
  drop(new File([drawing(width)], `${width}.svg`, { type: 'image/svg+xml' }));
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const put = (name: string, text: string) => page.getByRole('spinbutton', { name }).fill(text);
const images = () => latest.layers.map((layer) => layer.kind === 'image-marker' && layer.name);

beforeEach(() => {
  read = new Map();
  vi.restoreAllMocks();
  const decode = createImageBitmap;
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation((file) =>
    slow((file as File).name, () => decode(file as File)),
  );
  const text = Blob.prototype.text;
  vi.spyOn(Blob.prototype, 'text').mockImplementation(function (this: File) {
    return slow(this.name, () => text.call(this));
  });
});

describe('a file that takes long to read', () => {
  it('leaves what is edited meanwhile', async () => {
    await open(imageMarker());
    dropImage('a.png');
    await put('Rotation', '30');
    await put('Width', '40');
    await finish('a.png');
    expect(latest.layers[0]).toMatchObject({ name: 'a.png', rotation: 30, width: 40, height: 20 });
  });

  it('gives way to one that was chosen later, whichever is read first', async () => {
    await open(imageMarker());
    dropImage('a.png');
    dropImage('b.png');
    await finish('b.png');
    await finish('a.png');
    expect(images()).toEqual(['b.png']);
  });

  it('comes into its layer while others are added, moved and selected', async () => {
    await open(imageMarker({ name: 'bottom' }), imageMarker({ name: 'top' }));
    dropImage('a.png');
    await button('Add layer').click();
    await put('Rotation', '30');
    await finish('a.png');
    expect(images()).toEqual(['bottom', 'a.png', '']);
    expect(latest.layers[2]).toMatchObject({ rotation: 30 });
    dropImage('b.png');
    await button('Move down').click();
    await button('1 Image marker').click();
    await finish('b.png');
    expect(images()).toEqual(['bottom', 'b.png', 'a.png']);
  });

  it('comes to nothing when its layer is gone, also where one like it takes the place', async () => {
    await open(
      imageMarker({ name: 'bottom' }),
      imageMarker({ name: 'middle' }),
      imageMarker({ name: 'top' }),
    );
    await button('2 Image marker').click();
    dropImage('a.png');
    await button('Delete layer').click();
    await finish('a.png');
    expect(images()).toEqual(['bottom', 'top']);
  });

  it('comes to nothing when its layer became another', async () => {
    await open(imageMarker());
    dropImage('a.png');
    await button(/^Type/).click();
    await page.getByRole('option', { name: 'SVG marker' }).click();
    await finish('a.png');
    expect(latest.layers[0]).not.toHaveProperty('name');
    expect(latest.layers[0].kind).toBe('svg-marker');
  });

  it('does the same when it is a drawing', async () => {
    await open(svgMarker());
    const kept = () => latest.layers.map((layer) => layer.kind === 'svg-marker' && layer.svg);
    dropDrawing(2);
    dropDrawing(3);
    await put('Rotation', '30');
    await finish('3.svg');
    await expect.poll(() => kept()[0]).toContain('0 0 3 1');
    await finish('2.svg');
    expect(kept()[0]).toContain('0 0 3 1');
    expect(latest.layers[0]).toMatchObject({ rotation: 30 });
    dropDrawing(4);
    await button('Add layer').click();
    await finish('4.svg');
    await expect.poll(() => kept()[0]).toContain('0 0 4 1');
    expect(kept()[1]).toBe('');
  });
});
