import type { Scheme } from '../../model';
import { isVectorScheme } from '../../model';
import { lossesBetween } from '../compare-schemes';
import type { Converted } from '../loss';
import { qmlDocument } from './qml-document';
import { readOwnQml } from './read-qml';
import { rasterQml } from './write-raster';
import { vectorQml } from './write-vector';

/** What the columns of the file are called. */
export interface QmlOptions {
  /** The column of a field of the scheme; the field's own name by default. */
  readonly columnOf?: (field: string) => string;
}

/**
 * A scheme as a style file of QGIS 3, to put beside the data: one symbol, categories or graduated classes with the same
 * edges and owners, and labels; of rasters pseudocolour, palettes, composites and hillshades. Lengths are in pixels. The
 * losses are what is otherwise when the text is read again.
 * @throws RangeError for a stretch whose band has no statistics or histogram that it needs
 * @example
 * const { result, losses } = qmlOfScheme(scheme, { columnOf: (name) => (name === 'Sum' ? 'value' : name) });
 * result.includes('attr="&quot;value&quot;"'); // true
 */
export function qmlOfScheme(scheme: Scheme, options: QmlOptions = {}): Converted<string> {
  const same = qmlText(scheme, (name) => name);
  const { columnOf } = options;
  // How columns are called is the caller's wish, not a loss.
  const losses = lossesBetween(scheme, readOwnQml(same).result);
  return { result: columnOf ? qmlText(scheme, columnOf) : same, losses };
}

function qmlText(scheme: Scheme, columnOf: (field: string) => string): string {
  if (!isVectorScheme(scheme)) return qmlDocument([rasterQml(scheme)]);
  const isLabelled = scheme.label.useLabel && scheme.label.field !== null;
  return qmlDocument(vectorQml(scheme, columnOf), { labelsEnabled: isLabelled ? '1' : '0' });
}
