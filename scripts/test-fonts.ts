/// <reference types="vite/client" />
import chinese from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff2?url';
import chineseStrong from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-600-normal.woff2?url';
import latin from '@fontsource/noto-sans-sc/files/noto-sans-sc-latin-400-normal.woff2?url';
import latinStrong from '@fontsource/noto-sans-sc/files/noto-sans-sc-latin-600-normal.woff2?url';

/** Family that all text of tests and stories is set in: pictures then need no font of the machine. */
export const testFont = 'Noto Sans SC';

/** Where its Latin letters are, for tests that load a font themselves. */
export const latinFontUrl = latin;

const latinRange = 'U+0000-02AF, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215';
const faces = [
  new FontFace(testFont, `url(${chinese})`, { weight: '400' }),
  new FontFace(testFont, `url(${chineseStrong})`, { weight: '600' }),
  new FontFace(testFont, `url(${latin})`, { weight: '400', unicodeRange: latinRange }),
  new FontFace(testFont, `url(${latinStrong})`, { weight: '600', unicodeRange: latinRange }),
];

/** Loads the fonts once a page and sets the page, the editors and generic families of canvases in them. */
async function load(): Promise<void> {
  for (const property of ['--gep-font', '--gep-font-mono', 'font-family'])
    document.documentElement.style.setProperty(property, `'${testFont}'`);
  nameGenericFamilies(CanvasRenderingContext2D.prototype);
  nameGenericFamilies(OffscreenCanvasRenderingContext2D.prototype);
  for (const face of await Promise.all(faces.map((face) => face.load()))) document.fonts.add(face);
}

/** Which font `sans-serif` and `serif` mean is a setting of the machine. */
function nameGenericFamilies(prototype: { font: string }): void {
  const own = Object.getOwnPropertyDescriptor(prototype, 'font');
  Object.defineProperty(prototype, 'font', {
    ...own,
    set(this: CanvasRenderingContext2D, font: string) {
      own?.set?.call(this, font.replace(/\b(sans-)?serif$/, `"${testFont}"`));
    },
  });
}

let loaded: Promise<void> | undefined;

/** Resolves when the fonts of tests are ready; loads them at the first call. */
export function testFontsLoaded(): Promise<void> {
  return (loaded ??= load());
}
