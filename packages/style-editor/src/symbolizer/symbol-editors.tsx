import type { FillSymbol, LineSymbol, MapSymbol, MarkerSymbol, SymbolLayerKind } from '@gep/map-engine/model';
import { renderSymbolDialog } from './symbol-dialog';
import { SymbolEditor } from './symbol-editor';

/** Props of the three symbol editors: a symbol in, a symbol out. */
export interface SymbolEditorOf<S extends MapSymbol> {
  /** The symbol, in. */
  readonly value: S;
  /** The symbol, out. */
  readonly onChange: (value: S) => void;
  /** Kinds of layers on offer; absent: all. */
  readonly kinds?: readonly SymbolLayerKind[];
}

/** Editor of a point symbol. Needs 524 CSS pixels across to look as meant; nested symbols open in dialogs. */
export function MarkerSymbolEditor(props: SymbolEditorOf<MarkerSymbol>) {
  return <SymbolEditor {...props} renderSymbolEditor={renderSymbolDialog} />;
}

/** Editor of a line symbol. */
export function LineSymbolEditor(props: SymbolEditorOf<LineSymbol>) {
  return <SymbolEditor {...props} renderSymbolEditor={renderSymbolDialog} />;
}

/** Editor of a polygon symbol. */
export function FillSymbolEditor(props: SymbolEditorOf<FillSymbol>) {
  return <SymbolEditor {...props} renderSymbolEditor={renderSymbolDialog} />;
}
