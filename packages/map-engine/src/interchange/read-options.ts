import type { VectorGeometry } from '../model';

/** What is known of the data of a style. */
export interface ReadOptions {
  /** The geometry to read of a style that draws several; without it polygons come before lines before points. */
  readonly geometry?: VectorGeometry;
}

/** The geometry to read of those that a style draws; null where it draws none. */
export function preferredGeometry(
  isDrawn: (geometry: VectorGeometry) => boolean,
  wanted?: VectorGeometry,
): VectorGeometry | null {
  const order: readonly VectorGeometry[] = [...(wanted ? [wanted] : []), 'polygon', 'line', 'point'];
  return order.find(isDrawn) ?? null;
}
