import type { FillSymbol, LineSymbol, MapSymbol, MarkerSymbol, SymbolLayerKind } from '@gep/map-engine/model';
import { Editable } from '../field';
import { renderSymbolDialog } from './symbol-dialog';
import { SymbolEditor } from './symbol-editor';

/** Props of the three symbol editors: a symbol in, a symbol out. */
export interface SymbolEditorOf<S extends MapSymbol> {
  /** The symbol, in. */
  readonly value: S;
  /** The symbol, out; absent: it is read-only. */
  readonly onChange?: (value: S) => void;
  /** Kinds of layers on offer; absent: all. */
  readonly kinds?: readonly SymbolLayerKind[];
}

/**
 * Editor of a point symbol. Needs 524 CSS pixels across to look as meant; nested symbols open in dialogs.
 * @example
 * <MarkerSymbolEditor value={marker} onChange={set} />;
 */
export function MarkerSymbolEditor(props: SymbolEditorOf<MarkerSymbol>) {
  return editorOf(props);
}

/**
 * Editor of a line symbol.
 * @example
 * <LineSymbolEditor value={line} onChange={set} />;
 */
export function LineSymbolEditor(props: SymbolEditorOf<LineSymbol>) {
  return editorOf(props);
}

/**
 * Editor of a polygon symbol.
 * @example
 * <FillSymbolEditor value={fill} onChange={set} />;
 */
export function FillSymbolEditor(props: SymbolEditorOf<FillSymbol>) {
  return editorOf(props);
}

function editorOf<S extends MapSymbol>({ onChange, ...rest }: SymbolEditorOf<S>) {
  return (
    <Editable onChange={onChange}>
      {(take) => <SymbolEditor<S> {...rest} onChange={take} renderSymbolEditor={renderSymbolDialog} />}
    </Editable>
  );
}
