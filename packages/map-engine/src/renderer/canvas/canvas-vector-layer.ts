import type Feature from 'ol/Feature.js';
import type { FeatureLike } from 'ol/Feature.js';
import type { FrameState } from 'ol/Map.js';
import ViewHint from 'ol/ViewHint.js';
import type { Coordinate } from 'ol/coordinate.js';
import { getWidth } from 'ol/extent.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import OlVectorLayer from 'ol/layer/Vector.js';
import type { TransformFunction } from 'ol/proj.js';
import type BuilderGroup from 'ol/render/canvas/BuilderGroup.js';
import type RenderEvent from 'ol/render/Event.js';
import type { HitMatch } from 'ol/renderer/Map.js';
import CanvasVectorLayerRenderer from 'ol/renderer/canvas/VectorLayer.js';
import type { FeatureCallback } from 'ol/renderer/vector.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import type { StyleFunction } from 'ol/style/Style.js';
import { apply } from 'ol/transform.js';
import { getUid } from 'ol/util.js';
import { distanceTo, reachOf } from './feature-hits';
import { byVertices, featureTable, meets } from './feature-table';
import type { FeatureTable } from './feature-table';
import { createFrameCache } from './frame-cache';
import type { DrawPiece, PixelBox } from './frame-cache';
import { drawFeature } from './draw-feature';
import type { CompiledStyle } from '../style/compiled-style';
import type { CanvasPlace } from './trace-geometry';
import type { FeatureRenderer } from '../webgl/webgl-renderer';

/** Milliseconds of a frame of the map after which layers of many vertices go on in the next one. */
const frameBudget = 30;

/** What a {@link CanvasVectorLayer} draws with. */
export interface LayerStyle extends Pick<CompiledStyle, 'style' | 'labelPriority'> {
  /** Makes what draws in place of the canvas renderer. */
  readonly renderer?: ReturnType<FeatureRenderer>;
}

/**
 * A vector layer of OpenLayers that draws its features straight on a canvas and keeps the picture while the map is
 * panned. OpenLayers' own renderer writes a list of instructions for every feature first and runs all of it in every
 * frame; here it does so for labels only, which it places. Measured in docs/performance.md.
 */
export class CanvasVectorLayer extends OlVectorLayer<VectorSource> {
  /** Of the map's projection; scale limits of labels are in metres. */
  metresPerUnit = 1;
  #otherRenderer: ReturnType<FeatureRenderer> = null;

  constructor() {
    super({ source: new VectorSource(), style: () => [] });
  }

  /** Draws with other styles; features and geometry stay as they are. */
  restyle({ style, labelPriority, renderer = null }: LayerStyle): void {
    if (renderer || this.#otherRenderer) this.clearRenderer();
    this.#otherRenderer = renderer;
    this.setDeclutter(labelPriority !== null);
    // OpenLayers sees labels only: of those that collide the first of this order stays.
    this.setRenderOrder(
      labelPriority &&
        ((one, two) => labelPriority(two) - labelPriority(one) || Number(getUid(one)) - Number(getUid(two))),
    );
    this.setStyle((feature, resolution) => style(feature, resolution * this.metresPerUnit));
  }

  override createRenderer(): CanvasVectorLayerRenderer {
    // The map calls nothing of a layer's renderer that only those on canvas have.
    const other = this.#otherRenderer?.(this) as unknown as CanvasVectorLayerRenderer | undefined;
    return other ?? new CanvasVectorRenderer(this);
  }

  override unrender(): void {
    super.unrender();
    const renderer = this.getRenderer();
    // The map is not waiting for a picture that it no longer shows.
    if (renderer instanceof CanvasVectorRenderer) renderer.ready = true;
  }
}

class CanvasVectorRenderer extends CanvasVectorLayerRenderer {
  readonly #layer: CanvasVectorLayer;
  readonly #picture = createFrameCache((box, place) => this.#piecesOf(box, place));
  #table: FeatureTable = { features: [], boxes: new Float64Array() };
  #tableRevision = -1;
  /** Whether OpenLayers holds labels of this layer. */
  #labels = false;
  /** What OpenLayers says of the labels; the layer is ready when its picture is drawn too. */
  #labelsReady = true;
  #reach = 0;
  #reachRevision = -1;
  #frame: FrameState | null = null;

  constructor(layer: CanvasVectorLayer) {
    super(layer);
    this.#layer = layer;
    layer.on('prerender', this.#draw);
  }

  override disposeInternal(): void {
    this.#layer.un('prerender', this.#draw);
    super.disposeInternal();
  }

  override prepareFrame(frameState: FrameState): boolean {
    this.#layer.metresPerUnit = frameState.viewState.projection.getMetersPerUnit() ?? 1;
    const labels = this.#layer.getDeclutter() !== undefined;
    this.ready = this.#labelsReady;
    if (!labels && !this.#labels) return true;
    const prepared = super.prepareFrame(frameState);
    this.#labelsReady = this.ready;
    if (this.replayGroupChanged) this.#labels = labels;
    return prepared;
  }

  /** OpenLayers gets the labels only. */
  override renderFeature(
    feature: Feature,
    squaredTolerance: number,
    styles: Style | Style[],
    builders: BuilderGroup,
    ...rest: [transform?: TransformFunction, declutter?: boolean, index?: number]
  ): boolean {
    const label = Array.isArray(styles) ? styles.at(-1) : styles;
    if (!label?.getText()) return false;
    return super.renderFeature(feature, squaredTolerance, label, builders, ...rest);
  }

  override forEachFeatureAtCoordinate<T>(
    coordinate: Coordinate,
    frameState: FrameState,
    hitTolerance: number,
    callback: FeatureCallback<T>,
    matches: HitMatch<T>[],
  ): T | undefined {
    const labelled = new Set<FeatureLike>();
    const heard: FeatureCallback<T> = (feature, ...rest) => {
      labelled.add(feature);
      return callback(feature, ...rest);
    };
    const label = super.forEachFeatureAtCoordinate(coordinate, frameState, hitTolerance, heard, matches);
    if (label) return label;
    for (const { feature, distance } of this.#near(coordinate, frameState, hitTolerance)) {
      if (labelled.has(feature)) continue;
      const geometry = feature.getGeometry() as SimpleGeometry;
      if (distance > 0) {
        matches.push({ feature, layer: this.#layer, geometry, distanceSq: distance ** 2, callback });
        continue;
      }
      const answer = callback(feature, this.#layer, geometry);
      if (answer) return answer;
    }
    return undefined;
  }

  override getFeatures(pixel: number[]): Promise<Feature[]> {
    const { frameState } = this;
    if (!frameState) return Promise.resolve([]);
    const coordinate = apply(frameState.pixelToCoordinateTransform, [...pixel]);
    return Promise.resolve([...this.#near(coordinate, frameState, 0)].map(({ feature }) => feature));
  }

  /** Drawn features at a position, the uppermost first. */
  *#near(coordinate: Coordinate, { viewState }: FrameState, tolerance: number) {
    const { resolution } = viewState;
    const table = this.#readTable();
    const room = (tolerance + this.#readReach(resolution)) * resolution;
    const [x, y] = coordinate;
    const extent = [x - room, y - room, x + room, y + room];
    for (let index = table.features.length - 1; index >= 0; index--) {
      if (!meets(table, index, extent)) continue;
      const feature = table.features[index];
      const distance = distanceTo(feature, this.#stylesOf(feature, resolution), coordinate, resolution);
      if (distance <= tolerance) yield { feature, distance };
    }
  }

  readonly #draw = ({ context, frameState }: RenderEvent): void => {
    if (!frameState || !context || !('drawImage' in context)) return;
    const { viewState, viewHints, pixelRatio } = frameState;
    const { width, height } = context.canvas;
    const unit = viewState.resolution / pixelRatio;
    const [x, y] = viewState.center;
    this.#frame = frameState;
    const frame = {
      place: { left: x - (width / 2) * unit, top: y + (height / 2) * unit, unit },
      width,
      height,
      key: `${this.#layer.getSource()?.getRevision()}/${this.#layer.getRevision()}/${pixelRatio}`,
      moving: viewHints[ViewHint.ANIMATING] + viewHints[ViewHint.INTERACTING] > 0,
    };
    if (this.#picture.draw(context, frame, frameState.time + frameBudget)) return;
    this.ready = false;
    frameState.animate = true;
  };

  /** Draws what meets a box, some thousand vertices at a time. */
  #piecesOf([x, y, width, height]: PixelBox, place: CanvasPlace): DrawPiece[] {
    const { viewState, pixelRatio } = this.#frame!;
    const table = this.#readTable();
    const room = this.#readReach(viewState.resolution) * pixelRatio;
    const [left, top] = [place.left + (x - room) * place.unit, place.top - (y - room) * place.unit];
    const extent = [
      left,
      top - (height + 2 * room) * place.unit,
      left + (width + 2 * room) * place.unit,
      top,
    ];
    const stylesOf = this.#layer.getStyleFunction();
    const { resolution } = viewState;
    return this.#worlds(extent).flatMap((shift) => {
      const shifted = [extent[0] - shift, extent[1], extent[2] - shift, extent[3]];
      const shiftedPlace = { ...place, left: place.left - shift };
      const met = table.features.filter((_feature, index) => meets(table, index, shifted));
      return byVertices(met).map((features) => (canvas) => {
        const frame = { canvas, pixelRatio, place: shiftedPlace };
        for (const feature of features)
          drawFeature(feature, asStyles(stylesOf?.(feature, resolution)), frame);
      });
    });
  }

  /** How far the world is shifted to be seen in an extent: once, or again and again where the map goes round it. */
  #worlds([minX, , maxX]: number[]): number[] {
    const { projection } = this.#frame!.viewState;
    if (!projection.canWrapX() || !this.#layer.getSource()?.getWrapX()) return [0];
    const width = getWidth(projection.getExtent());
    const [westEnd, , eastEnd] = projection.getExtent();
    const shifts = [];
    // Features may hang over the edge of the world by a world's width at most.
    for (let world = Math.floor((minX - eastEnd) / width); westEnd + (world - 1) * width <= maxX; world++) {
      shifts.push(world * width);
    }
    return shifts;
  }

  #stylesOf(feature: Feature, resolution: number): Style[] {
    return asStyles(this.#layer.getStyleFunction()?.(feature, resolution));
  }

  #readTable(): FeatureTable {
    const source = this.#layer.getSource();
    if (source && source.getRevision() !== this.#tableRevision) {
      this.#tableRevision = source.getRevision();
      this.#table = featureTable(source);
    }
    return this.#table;
  }

  /** The widest reach of any feature's styles; styles are shared by classes, so that few are looked at. */
  #readReach(resolution: number): number {
    const revision = this.#layer.getRevision() + (this.#layer.getSource()?.getRevision() ?? 0);
    if (revision !== this.#reachRevision) {
      this.#reachRevision = revision;
      const all = new Set(this.#readTable().features.map((feature) => this.#stylesOf(feature, resolution)));
      this.#reach = Math.max(0, ...[...all].map(reachOf));
    }
    return this.#reach;
  }
}

/** The styles that a style function of a {@link CanvasVectorLayer} makes. */
function asStyles(made: ReturnType<StyleFunction> | undefined): Style[] {
  return (made ?? []) as Style[];
}
