import { rules } from '../../model';
import type { Problem } from '../../model';

/**
 * A picture inside a style: PNG or JPEG of at most 2 MB, else a problem. Addresses say nothing about their picture
 * and pass; they are judged when they are loaded.
 */
export function checkImage(source: string, at: string): Problem | null {
  const match = /^data:([^;,]*)([^,]*),/i.exec(source);
  if (!match) return source.startsWith('data:') ? { at, code: 'image-type', got: '' } : null;
  const [head, type, parameters] = match;
  // Some programs write jpg where the standard says jpeg.
  const standard = type.toLowerCase().replace(/\/jpg$/, '/jpeg');
  if (!rules.imageTypes.some((allowed) => allowed === standard)) return { at, code: 'image-type', got: type };
  const got = byteLength(source.slice(head.length), parameters.toLowerCase().includes('base64'));
  return got > rules.imageBytes ? { at, code: 'image-size', got, max: rules.imageBytes } : null;
}

function byteLength(body: string, base64: boolean): number {
  if (!base64) return body.replace(/%[\da-f]{2}/gi, '.').length;
  return Math.floor((body.replace(/=+$/, '').length * 3) / 4);
}
