import type { FieldValue, VectorGeometry } from '../../model';
import type { LossNotes } from '../loss';

/** What expressions are read for. */
export interface ExpressionContext {
  readonly geometry: VectorGeometry;
  readonly notes: LossNotes;
  /** What the expression belongs to, for its losses. */
  readonly property: string;
  /** Whether a text in a comparison is the name of a column, as in the first version of Mapbox filters. */
  readonly isOldFilter?: boolean;
}

/** What is compared: a column, a constant, or the scale of the map; null for what is computed. */
export type Operand =
  | {
      readonly kind: 'field';
      readonly name: string;
      /** What stands for a missing value. */
      readonly whereMissing?: FieldValue;
    }
  | { readonly kind: 'constant'; readonly value: FieldValue }
  | { readonly kind: 'scale' }
  | null;

const geometryNames = { point: 'Point', line: 'LineString', polygon: 'Polygon' } as const;

/** What expressions call the geometry that is read. */
export const geometryName = ({ geometry }: ExpressionContext): string => geometryNames[geometry];
