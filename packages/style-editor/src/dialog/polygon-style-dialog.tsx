import { VectorStyleDialog } from './vector-style-dialog';
import type { VectorStyleDialogProps } from './vector-style-dialog';

/** Symbol settings of a polygon layer. */
export function PolygonStyleDialog(props: VectorStyleDialogProps) {
  return <VectorStyleDialog {...props} geometry="polygon" />;
}
