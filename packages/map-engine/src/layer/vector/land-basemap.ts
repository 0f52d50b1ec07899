import { GepDataError } from '@gep/raster';
import Feature from 'ol/Feature.js';
import type { FrameState } from 'ol/Map.js';
import Polygon from 'ol/geom/Polygon.js';
import { getTransform } from 'ol/proj.js';
import OlVectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Style from 'ol/style/Style.js';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { cutPolygon } from '../../geometry/cut-polygon';
import { planeWorld } from '../../geometry/projection/plane-world';
import type { Extent } from '../../model';
import { escapeHtml } from '../escape-html';
import { olProjection } from '../../source/ol-projection';

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

type Rings = readonly (readonly (readonly number[])[])[];

class LandBasemap extends OlVectorLayer<VectorSource> {
  readonly #polygons: readonly Rings[];
  #projection = '';
  /** What is on the canvas. */
  #drawn = { view: '', element: null as HTMLElement | null };

  constructor(polygons: readonly Rings[], color: string, attribution: string) {
    super({
      source: new VectorSource({ attributions: escapeHtml(attribution) }),
      style: new Style({ fill: new Fill({ color }) }),
      zIndex: bottom,
      // A separate canvas, on which OpenLayers draws no layer above: its opacity is the land's alone.
      className: 'ol-layer gep-land',
    });
    this.#polygons = polygons;
  }

  /**
   * Projects again what was cut from the globe: land moved from plane to plane would lose what a plane cannot hold. The
   * coasts of the world stay on their canvas while the map moves nowhere, as when only a layer above changes.
   */
  override render(frame: FrameState | null, target: HTMLElement): HTMLElement {
    const code = frame?.viewState.projection.getCode() ?? this.#projection;
    if (code !== this.#projection) {
      this.#projection = code;
      const source = this.getSource()!;
      source.clear(true);
      source.addFeatures(landFeatures(this.#polygons, code));
    }
    const view = frame === null ? '' : viewOf(frame, this.getOpacity());
    if (view !== this.#drawn.view || this.#drawn.element === null)
      this.#drawn = { view, element: super.render(frame, target) as HTMLElement };
    return this.#drawn.element as HTMLElement;
  }
}

/** All that the picture of land depends on; what came into view in a movement is drawn where it ends. */
function viewOf({ viewState, viewHints, size, pixelRatio }: FrameState, opacity: number): string {
  const { center, resolution, rotation, projection } = viewState;
  const view = [...center, resolution, rotation, projection.getCode(), ...viewHints];
  return [...view, ...size, pixelRatio, opacity].join(' ');
}

function landFeatures(polygons: readonly Rings[], code: string): Feature[] {
  const box = drawable(code);
  // Of OpenLayers, not proj4's: that takes 180.5 degrees for -179.5 in web mercator.
  const project = getTransform('EPSG:4326', olProjection(code));
  return polygons
    .flatMap((polygon) => cutPolygon(polygon, box))
    .map((rings) => {
      let end = 0;
      const ends = rings.map((ring) => (end += ring.length * 2));
      return new Feature(new Polygon(project!(rings.flat(2), undefined, 2), 'XY', ends));
    });
}

/** Beyond the edges of the world, in degrees: without it a hair of sea would show where copies of the world meet. */
const overlap = 0.5;

/** Degrees that a projection can draw: the world, or the surroundings of the middle meridian of a plane. */
function drawable(code: string): Extent {
  const projection = olProjection(code);
  if (projection.getUnits() === 'degrees') return [-180 - overlap, -90, 180 + overlap, 90];
  // Where web mercator is a square.
  if (projection.isGlobal()) return [-180 - overlap, -85.0511287, 180 + overlap, 85.0511287];
  return planeWorld(code)?.degrees ?? [0, 0, 0, 0];
}

function polygonsOf(topology: LandTopology): Rings[] {
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
