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

/** The editor of every kind of symbol layer. */
const editors: { readonly [K in SymbolLayerKind]: ComponentType<LayerEditorProps<LayerOf<K>>> } = {
  'simple-fill': SimpleFillEditor,
  'gradient-fill': GradientFillEditor,
  'line-pattern-fill': LinePatternFillEditor,
  'point-pattern-fill': PointPatternFillEditor,
  'simple-line': SimpleLineEditor,
  'image-line': ImageLineEditor,
  'marker-line': MarkerLineEditor,
  'simple-marker': SimpleMarkerEditor,
  'svg-marker': SvgMarkerEditor,
  'character-marker': CharacterMarkerEditor,
  'image-marker': ImageMarkerEditor,
};

/** A fresh layer of every kind, with the specification's defaults. */
export const freshLayer: { readonly [K in SymbolLayerKind]: () => LayerOf<K> } = {
  'simple-fill': simpleFill,
  'gradient-fill': gradientFill,
  'line-pattern-fill': linePatternFill,
  'point-pattern-fill': pointPatternFill,
  'simple-line': simpleLine,
  'image-line': imageLine,
  'marker-line': markerLine,
  'simple-marker': simpleMarker,
  'svg-marker': svgMarker,
  'character-marker': characterMarker,
  'image-marker': imageMarker,
};

/** The editor of a symbol layer of any kind. */
export function LayerEditor(props: LayerEditorProps<SymbolLayer>) {
  // The table pairs kinds and editors; the compiler cannot follow the pair through a lookup.
  const Editor = editors[props.value.kind] as ComponentType<LayerEditorProps<SymbolLayer>>;
  return <Editor {...props} />;
}
