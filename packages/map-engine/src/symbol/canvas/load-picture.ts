import { rules } from '../../model';
import type { Picture } from './context';
import { sanitizeSvg } from './sanitize-svg';

/** Decoded pictures of more pixels would fill the memory: 4096 x 4096. */
const mostPixels = 4096 * 4096;
/** A picture that has not come after so many milliseconds counts as broken. */
const patience = 10_000;
const protocols = ['http:', 'https:', 'blob:'];

/**
 * Loads a picture as an image, never into the page; null for one that cannot be shown: of an unknown kind, broken,
 * above 2 MB as a data URL or above 4096 x 4096 pixels. SVG drawings are cleaned first.
 */
export async function loadPicture(source: string): Promise<Picture | null> {
  try {
    const address = await addressOf(source);
    if (address === null) return null;
    const image = await loadImage(address);
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    if (!(width > 0 && height > 0) || width * height > mostPixels) return null;
    await image.decode();
    return { image, width, height };
  } catch {
    return null;
  }
}

/** Whether a data URL is longer than the bytes that are allowed; percent signs make it three times as long. */
export function tooLarge(source: string): boolean {
  if (!source.startsWith('data:')) return false;
  return source.length > rules.imageBytes * (/^[^,]*;base64,/.test(source) ? 4 / 3 : 3) + 1024;
}

async function addressOf(source: string): Promise<string | null> {
  if (!source.startsWith('data:')) {
    return protocols.includes(new URL(source, document.baseURI).protocol) ? source : null;
  }
  const type = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/i.exec(source)?.[1].toLowerCase();
  if (type === undefined || tooLarge(source)) return null;
  if (type !== 'svg+xml') return source;
  const svg = await sanitizeSvg(textOf(source));
  return svg === null ? null : `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/** The text in a data URL. */
function textOf(source: string): string {
  const comma = source.indexOf(',');
  const data = decodeURIComponent(source.slice(comma + 1));
  if (!source.slice(0, comma).endsWith(';base64')) return data;
  return new TextDecoder().decode(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
}

function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  // A picture of another origin without this would taint the canvas and break the export.
  if (!address.startsWith('data:')) image.crossOrigin = 'anonymous';
  return new Promise((resolve, reject) => {
    const clock = setTimeout(() => {
      image.src = '';
      reject(new Error('timeout'));
    }, patience);
    image.onload = () => {
      clearTimeout(clock);
      resolve(image);
    };
    image.onerror = () => {
      clearTimeout(clock);
      reject(new Error('broken'));
    };
    image.src = address;
  });
}
