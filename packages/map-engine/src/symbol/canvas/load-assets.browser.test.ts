import { describe, expect, it } from 'vitest';
import { latinFontUrl } from '../../../../../scripts/test-fonts';
import { characterMarker, imageMarker, markerSymbol, svgMarker } from '../../model';
import { compileSymbol } from '../compile-symbol';
import type { MarkerSymbolLayer } from '../../model';
import { assetNeeds, loadAssets } from './load-assets';
import { loadPicture } from './load-picture';
import type { Picture } from './context';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4">${inside}</svg>`;
const svgSource = (text: string) => `data:image/svg+xml,${encodeURIComponent(text)}`;

async function png(width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d');
  const blob = await canvas.convertToBlob();
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}

describe('loadPicture', () => {
  it('loads pictures and drawings with their size', async () => {
    expect(await loadPicture(await png(6, 3))).toMatchObject({ width: 6, height: 3 });
    expect(await loadPicture(svgSource(svg('<rect width="4" height="4"/>')))).toMatchObject({
      width: 4,
      height: 4,
    });
    const base64 = `data:image/svg+xml;base64,${btoa(svg('<rect width="4" height="4"/>'))}`;
    expect(await loadPicture(base64)).toMatchObject({ width: 4 });
  });

  it.each([
    ['text', 'data:text/plain,hello'],
    ['a page', 'data:text/html,<script>window.gepHarmed = 1</script>'],
    ['a broken PNG', 'data:image/png;base64,AAAA'],
    ['broken base64', 'data:image/svg+xml;base64,%%%'],
    ['a drawing of nothing', svgSource('hello')],
    ['a script', 'javascript:window.gepHarmed=1'],
    ['a file', 'file:///etc/passwd'],
    ['nowhere', 'http://['],
    ['too many bytes', `data:image/png;base64,${'A'.repeat(3_000_000)}`],
  ])('gives null for %s', async (_name, source) => {
    expect(await loadPicture(source)).toBeNull();
    expect('gepHarmed' in window).toBe(false);
  });

  it('gives null for a picture of too many pixels', async () => {
    expect(await loadPicture(await png(5000, 4000))).toBeNull();
  });

  it('asks nobody for anything that a drawing points to', async () => {
    performance.clearResourceTimings();
    const text = svg(`<image href="${location.origin}/gep-asked.png" width="4" height="4"/>`);
    await loadPicture(svgSource(text));
    const asked = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(asked.filter((name) => name.includes('gep-asked'))).toEqual([]);
  });
});

describe('loadAssets', () => {
  const load = async (...layers: MarkerSymbolLayer[]) => {
    const assets = new Map<string, Picture | null>();
    const problems = await loadAssets(assetNeeds(compileSymbol(markerSymbol(...layers))), assets);
    return { assets, codes: problems.map(({ code }) => code).sort() };
  };

  it('names what is wrong with pictures and fonts', async () => {
    const large = `data:image/png;base64,${'A'.repeat(3_000_000)}`;
    const { assets, codes } = await load(
      imageMarker({ source: large }),
      svgMarker({ svg: '<svg' }),
      characterMarker({ fontFamily: 'No Such Family 4711' }),
    );
    expect(codes).toEqual(['font-missing', 'image-broken', 'image-size']);
    expect([...assets.values()]).toEqual([null, null]);
  });

  it('takes generic families as they are', async () => {
    expect((await load(characterMarker(), characterMarker({ fontFamily: 'serif' }))).codes).toEqual([]);
  });

  it('waits for a font of the page before it says that all is there', async () => {
    const face = new FontFace('Gep Test', `url(${latinFontUrl})`);
    document.fonts.add(face);
    expect(face.status).toBe('unloaded');
    expect((await load(characterMarker({ fontFamily: 'Gep Test', text: 'A' }))).codes).toEqual([]);
    expect(face.status).toBe('loaded');
    document.fonts.delete(face);
  });
});
