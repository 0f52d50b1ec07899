import type Layer from 'ol/layer/Layer.js';
import type { StyleShaders } from 'ol/render/webgl/VectorStyleRenderer.js';
import WebGLVectorLayerRenderer from 'ol/renderer/webgl/VectorLayer.js';
import { getContext } from 'ol/webgl.js';
import type { VectorScheme } from '../../model';
import { createCanvas } from '../../symbol';
import type { Assets } from '../../symbol';
import type { CompiledStyle } from '../style/compiled-style';
import { areaShaders, lineShaders } from './webgl-areas';
import { markerShaders } from './webgl-markers';

/**
 * Makes what draws a layer in place of the canvas renderer; null for a scheme that it cannot draw alike.
 * @param scheme what is drawn
 * @param style its rows, compiled, and the row of a feature
 * @param assets pictures of the scheme's symbols
 */
export type FeatureRenderer = (
  scheme: VectorScheme,
  style: Pick<CompiledStyle, 'rows' | 'rowOf'>,
  assets: Assets,
) => ((layer: Layer) => WebGLVectorLayerRenderer) | null;

/**
 * Draws a layer of features by OpenLayers' WebGL renderer where every symbol of its scheme allows the same picture:
 * one colour and one plain outline, one plain line, or any marker; opaque outlines and lines of one cap and join, at
 * most 64 classes, no labels. Any other scheme, and a browser without WebGL, is drawn on a canvas as usual. Fills of
 * all polygons are below all outlines, which is the same picture as long as polygons do not overlap.
 *
 * Worth its memory only with a graphics card; see docs/performance.md.
 * @example
 * createPointLayer({ scheme: singleSymbolScheme('point'), features, renderer: webglRenderer });
 */
export const webglRenderer: FeatureRenderer = (scheme, style, assets) => {
  const shaders = shadersOf(scheme, style, assets);
  if (shaders === null || !hasWebgl()) return null;
  return (layer) => new WebGLVectorLayerRenderer(layer, { style: shaders, variables: {} });
};

function shadersOf(
  scheme: VectorScheme,
  { rows, rowOf }: Pick<CompiledStyle, 'rows' | 'rowOf'>,
  assets: Assets,
): StyleShaders | null {
  if (scheme.label.useLabel) return null;
  switch (scheme.geometry) {
    case 'point':
      return markerShaders(rows, rowOf, assets);
    case 'line':
      return lineShaders(rows, rowOf);
    case 'polygon':
      return areaShaders(rows, rowOf);
  }
}

let webgl: boolean | undefined;

/** Asked once: every context counts against the few that a page may have. */
function hasWebgl(): boolean {
  if (webgl === undefined) {
    const context = getContext(createCanvas(1, 1) as unknown as HTMLCanvasElement);
    webgl = context !== null;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return webgl;
}
