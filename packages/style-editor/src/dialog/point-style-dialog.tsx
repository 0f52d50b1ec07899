import { VectorStyleDialog } from './vector-style-dialog';
import type { VectorStyleDialogProps } from './vector-style-dialog';

/** Symbol settings of a point layer. */
export function PointStyleDialog(props: VectorStyleDialogProps) {
  return <VectorStyleDialog {...props} geometry="point" />;
}
