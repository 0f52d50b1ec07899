import { expect } from 'vitest';

/** Technical terms that are left untranslated in Chinese sentences. */
const technical =
  /\b(?:shapefile|GeoTIFF|TIFF|WKT|EPSG|Polygon|UTF-8|GB18030|MB|dBASE|IV|III|Deflate|LZW|PackBits|ZSTD|LERC|JPEG|or|no)\b/g;

/**
 * Expects a sentence for people in their language: it names what it has to name, leaves no place unfilled, and is not
 * the text of a program. `words` are the same in both languages or `[zh, en]`.
 */
export function expectClear(
  message: string,
  language: 'zh' | 'en',
  words: readonly (string | readonly [zh: string, en: string])[],
): void {
  for (const word of words) {
    expect(message).toContain(typeof word === 'string' ? word : word[language === 'zh' ? 0 : 1]);
  }
  expect(message).not.toMatch(/[{}]|undefined|\[object|\bat \w+ \(|node_modules|\/tmp\/|\bnull\b/);
  expect(message.length).toBeLessThan(400);
  if (language === 'en') {
    expect(message).not.toMatch(/[\u4e00-\u9fff]/);
    return;
  }
  expect(message.match(/[\u4e00-\u9fff]/g)?.length).toBeGreaterThan(6);
  // Without names of files and technology no English sentence is left.
  const rest = message.replaceAll(/[\w-]+(?:\.[\w-]+)+|\.\w+/g, '').replaceAll(technical, '');
  expect(rest).not.toMatch(/[a-z]{3,}[ ,]+[a-z]{2,}[ ,]+[a-z]{2,}/i);
}
