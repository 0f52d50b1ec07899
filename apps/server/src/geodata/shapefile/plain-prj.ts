import { refuse } from '../geodata-error';

/** Text of a .prj without a byte-order mark. Throws `vector-part-empty` or `vector-crs-unreadable`. */
export function plainPrj(bytes: Uint8Array, prjName: string): string {
  const text = new TextDecoder('utf-8').decode(bytes).trim();
  if (text === '') refuse('vector-part-empty', prjName, 'a file with content');
  if (!/^[A-Z_]+\s*\[/i.test(text))
    refuse('vector-crs-unreadable', prjName, 'a coordinate system as ESRI WKT');
  return text;
}
