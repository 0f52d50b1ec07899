import type { SymbolLayer } from '@gep/map-engine/model';
import { useWords } from '../message';
import { partsOf, propertiesOf } from '../state';
import type { LayerEditorProps } from './layer-editor';

/** What the editor of every kind starts from: words, the way to parts of the layer, and to its properties by name. */
export function useLayerParts<L extends SymbolLayer>(
  editing: Pick<LayerEditorProps<L>, 'value' | 'onChange' | 'onPreview'>,
) {
  const words = useWords();
  const parts = partsOf(editing);
  return { words, t: words.t, parts, of: propertiesOf(parts) };
}
