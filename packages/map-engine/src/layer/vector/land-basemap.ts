import { GepDataError } from '@gep/raster';
import type { FrameState } from 'ol/Map.js';
import { containsExtent } from 'ol/extent.js';
import OlVectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Style from 'ol/style/Style.js';
import { feature } from 'topojson-client';
import type { Position } from 'geojson';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Extent } from '../../model';
import { escapeHtml } from '../escape-html';
import { aroundView, drawable, landFeatures, viewInDegrees } from './land-features';
import type { LandPolygon } from './land-features';

/** A TopoJSON topology with an object `land`, as in `land-50m.json` and `land-110m.json` of the npm package world-atlas. */
export interface LandTopology {
  readonly type: string;
  readonly objects: { readonly land: object };
  readonly arcs: readonly (readonly (readonly number[])[])[];
}

/** How land looks. */
export interface LandBasemapOptions {
  /** Opaque; see-through land is made by the opacity of the layer. */
  readonly color?: string;
  /** Named at the edge of the map, as text. */
  readonly attribution?: string;
}

/**
 * A base map that needs no service: the land of the world without borders, under all layers, in any projection of the
 * map. It is not a data layer: it is added to the map of OpenLayers, and the pointer does not find it.
 * @param topology of world-atlas only the files of land: its files of countries show borders
 * @throws GepDataError `land-topology` for anything else
 * @example
 * const { default: topology } = await import('world-atlas/land-110m.json');
 * map.olMap.addLayer(createLandBasemap(topology, { color: '#e7ece4' }));
 */
export function createLandBasemap(
  topology: LandTopology,
  { color = '#e3e7e2', attribution = 'Natural Earth' }: LandBasemapOptions = {},
): OlVectorLayer<VectorSource> {
  return new LandBasemap(polygonsOf(topology), color, attribution);
}

/** Under base maps of tiles too, which may have holes. */
const bottom = -3000;

class LandBasemap extends OlVectorLayer<VectorSource> {
  readonly #land: readonly LandPolygon[];
  #projection = '';
  /** Degrees of which the source has the land. */
  #box: Extent = [0, 0, 0, 0];
  /** What is on the canvas. */
  #drawn = { view: '', element: null as HTMLElement | null };

  constructor(land: readonly LandPolygon[], color: string, attribution: string) {
    super({
      source: new VectorSource({ attributions: escapeHtml(attribution) }),
      style: new Style({ fill: new Fill({ color }) }),
      zIndex: bottom,
      // A separate canvas, on which OpenLayers draws no layer above: its opacity is the land's alone.
      className: 'ol-layer gep-land',
    });
    this.#land = land;
  }

  /**
   * Projects again what was cut from the globe: land moved from plane to plane would lose what a plane cannot hold. Only
   * what is near the view is, because the page stands still for all coasts of the world; and land stays on its canvas
   * while the map moves nowhere, as when only a layer above changes.
   */
  override render(frame: FrameState | null, target: HTMLElement): HTMLElement {
    if (frame !== null) this.#follow(frame);
    const view = frame === null ? '' : viewOf(frame, this.getOpacity());
    if (view !== this.#drawn.view || this.#drawn.element === null)
      this.#drawn = { view, element: super.render(frame, target) as HTMLElement };
    return this.#drawn.element as HTMLElement;
  }

  /** Has the land around the view, unless it is there. */
  #follow({ viewState: { projection }, extent }: FrameState): void {
    const code = projection.getCode();
    const view = extent && viewInDegrees(extent, code);
    if (code === this.#projection && containsExtent([...this.#box], [...(view ?? drawable(code))])) return;
    this.#projection = code;
    this.#box = view ? aroundView(view, code) : drawable(code);
    const source = this.getSource()!;
    source.clear(true);
    source.addFeatures(landFeatures(this.#land, this.#box, code));
  }
}

/** All that the picture of land depends on; what came into view in a movement is drawn where it ends. */
function viewOf({ viewState, viewHints, size, pixelRatio }: FrameState, opacity: number): string {
  const { center, resolution, rotation, projection } = viewState;
  const view = [...center, resolution, rotation, projection.getCode(), ...viewHints];
  return [...view, ...size, pixelRatio, opacity].join(' ');
}

function polygonsOf(topology: LandTopology): Position[][][] {
  const wrong = (cause?: unknown) =>
    new GepDataError('land-topology', 'objects.land', 'a TopoJSON topology of land', { cause });
  if (topology?.type !== 'Topology' || !topology.objects?.land) throw wrong();
  const whole = topology as unknown as Topology<{ land: GeometryCollection }>;
  try {
    return feature(whole, whole.objects.land).features.flatMap(({ geometry }) => {
      if (geometry.type === 'Polygon') return [geometry.coordinates];
      if (geometry.type === 'MultiPolygon') return geometry.coordinates;
      throw wrong();
    });
  } catch (cause) {
    throw cause instanceof GepDataError ? cause : wrong(cause);
  }
}
