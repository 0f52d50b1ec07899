import { GepDataError } from '@gep/raster';
import { loadProj4 } from '../../../packages/map-engine/src/geometry/projection/register-projection';
import { readCapabilities } from '../../../packages/map-engine/src/layer/tile/wmts-capabilities';
import { cleanSvg } from '../../../packages/map-engine/src/symbol/canvas/clean-svg';

/* What is put into a page: readers of texts by their names. Each answers the code of an error, or null. */

loadProj4();

/** @throws Error naming what a cleaned drawing still has */
function clean(text: string): void {
  const cleaned = cleanSvg(text);
  if (cleaned === null) return;
  const drawing = new DOMParser().parseFromString(cleaned, 'image/svg+xml');
  for (const { localName, attributes } of drawing.querySelectorAll('*')) {
    if (/^(script|foreignObject|iframe|object|embed)$/i.test(localName))
      throw new Error(`a cleaned drawing has an element ${localName}`);
    for (const { name, value } of attributes)
      if (/^on/i.test(name) || (/href$/i.test(name) && !/^\s*(#|data:image\/)/i.test(value)))
        throw new Error(`a cleaned drawing has ${name}="${value.slice(0, 80)}"`);
  }
}

const readers = {
  drawing: clean,
  capabilities: (text: string): void => void readCapabilities(text, 'relief', 'EPSG:3857'),
};

export type PageReader = keyof typeof readers;

/** @param bytes in base64 */
export type ReadInPage = (reader: PageReader, bytes: string) => string | null;

const read: ReadInPage = (reader, bytes) => {
  const text = new TextDecoder().decode(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)));
  try {
    readers[reader](text);
  } catch (error) {
    if (error instanceof GepDataError) return error.code;
    throw error;
  }
  return null;
};

Object.assign(window, { readInPage: read });
