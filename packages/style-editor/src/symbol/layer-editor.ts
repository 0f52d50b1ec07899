import type { MapSymbol, SymbolKind, SymbolLayer, SymbolLayerKind } from '@gep/map-engine/model';
import type { ReactNode } from 'react';
import type { Editing } from '../state';

/** A request to edit a symbol inside another one: an outline, a marker of a marker line. */
export interface SymbolEditRequest extends Editing<MapSymbol> {
  readonly title: string;
  readonly symbol: MapSymbol;
  /** Kinds of layers on offer in it; absent: all. */
  readonly kinds?: readonly SymbolLayerKind[];
  /** The editor is to be closed. */
  readonly onClose: () => void;
}

/** Opens an editor for a request; passed down, so that no editor imports the dialog that contains it. */
export type RenderSymbolEditor = (request: SymbolEditRequest) => ReactNode;

/** What the editor of every kind of symbol layer gets. */
export interface LayerEditorProps<L extends SymbolLayer> extends Editing<L> {
  readonly value: L;
  /** Changes the layer by a part that took time to read: as the layer is then, and not at all once it is gone. */
  readonly onRead: (part: (layer: L) => Partial<L>) => void;
  readonly renderSymbolEditor: RenderSymbolEditor;
}

/** A nested symbol of a certain kind. */
export type SymbolOf<K extends SymbolKind> = Extract<MapSymbol, { readonly kind: K }>;
