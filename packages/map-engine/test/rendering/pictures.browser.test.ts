/// <reference types="vite/client" />
import { describe, expect, it, onTestFinished } from 'vitest';
import { symbolLayerKinds } from '../../src/model';
import { drawSymbol } from '../../src/symbol';
import { rendered, testMap } from '../map-fixture';
import type { PictureCase } from './picture-case';
import { comparePicture } from './compare-picture';

/* Every case of `cases/` looks as in the committed picture beside it. */

const files = import.meta.glob<PictureCase>('./cases/*/*.ts', { eager: true, import: 'default' });
const pictures = Object.keys(import.meta.glob('./cases/*/*.png', { query: '?url' }));
const cases = Object.entries(files).map(([file, one]) => ({ name: file.replace(/^\.\/|\.ts$/g, ''), one }));

async function symbolPicture(
  name: string,
  one: Extract<PictureCase, { kind: 'symbol' }>,
  pixelRatio: number,
): Promise<void> {
  const [width, height] = one.size ?? [124, 80];
  const canvas = document.createElement('canvas');
  // One pixel of the canvas is one of the picture, at any pixel ratio.
  canvas.style.display = 'block';
  document.body.append(canvas);
  onTestFinished(() => canvas.remove());
  expect(await drawSymbol(canvas, one.symbol, { width, height, pixelRatio })).toEqual([]);
  await comparePicture(canvas, `test/rendering/${name}-${pixelRatio}x`);
}

async function sheetPicture(
  name: string,
  one: Extract<PictureCase, { kind: 'sheet' }>,
  pixelRatio: number,
): Promise<void> {
  const [width, height] = one.size ?? [66, 34];
  const [columns, gap] = [4, 4];
  const sheet = document.createElement('canvas');
  sheet.style.display = 'block';
  sheet.width = columns * (width + gap) * pixelRatio;
  sheet.height = Math.ceil(one.symbols.length / columns) * (height + gap) * pixelRatio;
  for (const [i, symbol] of one.symbols.entries()) {
    const canvas = new OffscreenCanvas(1, 1);
    expect(await drawSymbol(canvas, symbol, { width, height, pixelRatio })).toEqual([]);
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const place = [column * (width + gap), row * (height + gap)].map((value) => value * pixelRatio);
    sheet.getContext('2d')?.drawImage(canvas, place[0], place[1]);
  }
  document.body.append(sheet);
  onTestFinished(() => sheet.remove());
  await comparePicture(sheet, `test/rendering/${name}-${pixelRatio}x`);
}

async function mapPicture(name: string, one: Extract<PictureCase, { kind: 'map' }>): Promise<void> {
  const { map, element } = testMap({ extent: one.extent });
  const [width, height] = one.size ?? [248, 160];
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  map.olMap.updateSize();
  one.fill(map);
  await map.fit(null, { duration: 0 });
  await rendered(map);
  await comparePicture(element, `test/rendering/${name}`);
}

describe('pictures', () => {
  for (const { name, one } of cases) {
    if (one.kind === 'map') it(name, () => mapPicture(name, one));
    else {
      it.each([1, 2])(`${name} at pixel ratio %i`, (ratio) =>
        one.kind === 'symbol' ? symbolPicture(name, one, ratio) : sheetPicture(name, one, ratio),
      );
    }
  }

  it('show every kind of symbol layer', () => {
    const shown = cases.map(({ name }) => name);
    for (const kind of Object.values(symbolLayerKinds).flat())
      expect(shown).toContain(`cases/symbol/${kind}`);
  });

  it('have a case each', () => {
    const names = cases.flatMap(({ name, one }) =>
      one.kind === 'map' ? [`./${name}.png`] : [`./${name}-1x.png`, `./${name}-2x.png`],
    );
    expect(pictures.filter((picture) => !names.includes(picture))).toEqual([]);
  });
});
