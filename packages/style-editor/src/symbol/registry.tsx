import {
  characterMarker,
  gradientFill,
  imageLine,
  imageMarker,
  linePatternFill,
  markerLine,
  pointPatternFill,
  simpleFill,
  simpleLine,
  simpleMarker,
  svgMarker,
} from '@gep/map-engine/model';
import type { SymbolLayer, SymbolLayerKind } from '@gep/map-engine/model';
import type { ComponentType } from 'react';
import { CharacterMarkerEditor } from './character-marker-editor';
import { GradientFillEditor } from './gradient-fill-editor';
import { ImageLineEditor } from './image-line-editor';
import { ImageMarkerEditor } from './image-marker-editor';
import type { LayerEditorProps } from './layer-editor';
import { LinePatternFillEditor } from './line-pattern-fill-editor';
import { MarkerLineEditor } from './marker-line-editor';
import { PointPatternFillEditor } from './point-pattern-fill-editor';
import { SimpleFillEditor } from './simple-fill-editor';
import { SimpleLineEditor } from './simple-line-editor';
import { SimpleMarkerEditor } from './simple-marker-editor';
import { SvgMarkerEditor } from './svg-marker-editor';

type LayerOf<K extends SymbolLayerKind> = Extract<SymbolLayer, { readonly kind: K }>;

interface KindEntry<L extends SymbolLayer> {
  readonly editor: ComponentType<LayerEditorProps<L>>;
  /** A layer of the kind, with the defaults of the specification. */
  readonly fresh: () => L;
}

/** Every kind of symbol layer: its editor, and how a new one begins. */
const kinds: { readonly [K in SymbolLayerKind]: KindEntry<LayerOf<K>> } = {
  'simple-fill': { editor: SimpleFillEditor, fresh: simpleFill },
  'gradient-fill': { editor: GradientFillEditor, fresh: gradientFill },
  'line-pattern-fill': { editor: LinePatternFillEditor, fresh: linePatternFill },
  'point-pattern-fill': { editor: PointPatternFillEditor, fresh: pointPatternFill },
  'simple-line': { editor: SimpleLineEditor, fresh: simpleLine },
  'image-line': { editor: ImageLineEditor, fresh: imageLine },
  'marker-line': { editor: MarkerLineEditor, fresh: markerLine },
  'simple-marker': { editor: SimpleMarkerEditor, fresh: simpleMarker },
  'svg-marker': { editor: SvgMarkerEditor, fresh: svgMarker },
  'character-marker': { editor: CharacterMarkerEditor, fresh: characterMarker },
  'image-marker': { editor: ImageMarkerEditor, fresh: imageMarker },
};

/** A new layer of a kind. */
export function freshLayer(kind: SymbolLayerKind): SymbolLayer {
  return kinds[kind].fresh();
}

/** The editor of a symbol layer of any kind. */
export function LayerEditor(props: LayerEditorProps<SymbolLayer>) {
  // The table pairs kinds and editors; the compiler cannot follow the pair through a lookup.
  const Editor = kinds[props.value.kind].editor as ComponentType<LayerEditorProps<SymbolLayer>>;
  return <Editor {...props} />;
}
