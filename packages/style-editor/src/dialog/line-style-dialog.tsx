import { VectorStyleDialog } from './vector-style-dialog';
import type { VectorStyleDialogProps } from './vector-style-dialog';

/** Symbol settings of a line layer. */
export function LineStyleDialog(props: VectorStyleDialogProps) {
  return <VectorStyleDialog {...props} geometry="line" />;
}
