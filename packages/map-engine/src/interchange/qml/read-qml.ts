import { GepDataError } from '@gep/raster';
import type { Scheme } from '../../model';
import { lossNotes } from '../loss';
import type { Converted, Loss } from '../loss';
import { find, ownCaps, readXml } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { readRaster } from './read-raster';
import { readVector } from './read-vector';
import { noteUnreadLayer } from './unread-layer';

/**
 * The scheme of a style file of QGIS 3 (`.qml`): single symbols, categories, graduated classes, simple labels, and of
 * rasters pseudocolour, palettes, grey, composites and hillshades. Lengths become CSS pixels of 1/96 inch. What has no counterpart
 * here comes as the nearest thing that has, and is named in `losses`.
 *
 * Rows have no counts, and stretches no statistics, before the data are there: `generateCategories` gives the rows theirs
 * and keeps what the file says of each.
 * @throws GepDataError 'style-not-xml' for a text that is not XML, 'style-unsupported' for a file without a renderer that
 *   can be drawn, 'style-too-large', 'style-too-deep'
 * @example
 * const { result, losses } = schemeFromQml(qmlOfScheme(scheme).result);
 * result.kind; // 'graduated-color'
 * losses; // []
 */
export function schemeFromQml(text: string): Converted<Scheme> {
  return schemeOf(readXml(text));
}

/** The same of a text that this program has written, which may be of any length. */
export function readOwnQml(text: string): Converted<Scheme> {
  return schemeOf(readXml(text, ownCaps));
}

function schemeOf(root: XmlElement): Converted<Scheme> {
  const losses: Loss[] = [];
  const notes = lossNotes(losses);
  const renderer = find(root, 'renderer-v2');
  const pipe = find(root, 'pipe');
  if (root.name !== 'qgis' || (!renderer && !pipe))
    throw new GepDataError('style-unsupported', root.name, 'a style file of QGIS 3 with a renderer');
  noteUnreadLayer(root, notes);
  const result = renderer ? readVector(root, renderer, notes) : readRaster(pipe ?? root, notes);
  return { result, losses };
}
