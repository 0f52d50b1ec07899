import { finishInSlices } from '@gep/raster/order';
import type { Steps } from '@gep/raster/order';
import Feature from 'ol/Feature.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import type { VectorScheme } from '../../model';
import { drawFeature } from '../../renderer/canvas/draw-feature';
import { featureTable } from '../../renderer/canvas/feature-table';
import type { CanvasPlace } from '../../renderer/canvas/trace-geometry';
import { prepareStyle } from '../../renderer/style/compiled-style';
import type { CompiledStyle } from '../../renderer/style/compiled-style';
import { createCanvas, loadAssets } from '../../symbol';
import type { Picture } from '../../symbol';
import type { VectorMapLayer } from '../vector/vector-layer';
import type { DrawThumbnail } from './draw-thumbnail';

/** Lines and symbols are drawn as on a map of this width, CSS pixels, that is shrunk. */
const mapWidth = 600;
/** Canvas pixels left free at each edge. */
const margin = 2;
/** Canvas pixels by which a simplified border may be beside its own. */
const finest = 0.25;

/** A feature and what is drawn of it. */
interface SmallFeature {
  readonly of: Feature;
  readonly small: Feature;
}

export function vectorThumbnails(layer: VectorMapLayer): DrawThumbnail<VectorScheme> {
  const assets = new Map<string, Picture | null>();
  let known: { readonly key: string; readonly features: Promise<readonly SmallFeature[]> } | null = null;
  // Pictures of one size share the features: one that is not waited for any longer does not end the work.
  const simplified = (place: CanvasPlace): Promise<readonly SmallFeature[]> => {
    const key = `${layer.olLayer.getSource()?.getRevision()} ${Object.values(place).join(' ')}`;
    if (known?.key !== key) known = { key, features: finishInSlices(simplify(layer, place)) };
    return known.features;
  };
  return async (scheme, { width, height, signal }) => {
    await layer.ready;
    const place = placeOf(layer, width, height);
    if (!place) return null;
    const style = prepareStyle(scheme);
    await loadAssets(style.needs, assets);
    const features = await simplified(place);
    signal?.throwIfAborted();
    const canvas = createCanvas(width, height);
    await finishInSlices(draw(canvas, features, style.compile(assets), place), signal);
    return canvas;
  };
}

/** The whole layer in the middle of the picture. */
function placeOf(layer: VectorMapLayer, width: number, height: number): CanvasPlace | null {
  const extent = layer.extent();
  if (!extent) return null;
  const [minX, minY, maxX, maxY] = extent;
  const [wide, tall] = [Math.max(1, width - 2 * margin), Math.max(1, height - 2 * margin)];
  const unit = Math.max((maxX - minX) / wide, (maxY - minY) / tall) || 1;
  return {
    left: (minX + maxX) / 2 - (width / 2) * unit,
    top: (minY + maxY) / 2 + (height / 2) * unit,
    unit,
  };
}

function* simplify(layer: VectorMapLayer, { unit }: CanvasPlace): Steps<readonly SmallFeature[]> {
  const result: SmallFeature[] = [];
  const source = layer.olLayer.getSource();
  if (!source) return result;
  for (const of of featureTable(source).features) {
    const geometry = of.getGeometry() as SimpleGeometry | undefined;
    // Polygons are put on a lattice, so that neighbours keep their common border.
    if (geometry)
      result.push({ of, small: new Feature(geometry.getSimplifiedGeometry((finest * unit) ** 2)) });
    yield;
  }
  return result;
}

function* draw(
  canvas: OffscreenCanvas,
  features: readonly SmallFeature[],
  { style }: CompiledStyle,
  place: CanvasPlace,
): Steps<void> {
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null;
  if (!context) return;
  const pixelRatio = canvas.width / mapWidth;
  for (const { of, small } of features) {
    drawFeature(small, style(of, place.unit * pixelRatio), { canvas: context, pixelRatio, place });
    yield;
  }
}
