import type Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import WKB from 'ol/format/WKB.js';
import Draw from 'ol/interaction/Draw.js';
import type Polygon from 'ol/geom/Polygon.js';
import OlVectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { isDisplayOnly, toGeoJson, transformFlat } from '../geometry';
import type { FlatGeometry, GeoJsonGeometry } from '../geometry';
import type { FlatArea } from '../geometry/topology';
import { transformEdges } from '../geometry/transform-edges';
import { olGeometry, olProjection } from '../layer';
import { rules } from '../model';
import { createDrawKeys } from './draw-keys';

/** Of OpenLayers, because wkx, which writes the WKB of the server, needs Node's `Buffer`. */
const wkbFormat = new WKB({ hex: false, ewkb: false, srid: false });

/** A region that a person drew: valid, so of several polygons where the outline crosses itself. */
export interface DrawnRegion {
  /** In the projection that was asked for; without, in that of the map, or in EPSG:4326 where that is for display only. */
  readonly geometry: FlatGeometry;
  readonly projection: string;
  /** Well-known binary of `geometry`. */
  readonly wkb: Uint8Array<ArrayBuffer>;
  /** Longitude and latitude. */
  readonly geoJson: GeoJsonGeometry;
}

/** How a region is drawn. */
export interface DrawOptions {
  /** Cancels the drawing. */
  readonly signal?: AbortSignal;
  /**
   * Projection of the region, in units of metres; the map's unless said. Its edges stay where they were drawn: long ones
   * that bend on the way get points, until they are right to a metre.
   */
  readonly projection?: string;
  /**
   * Hears of the region so far with each movement, the place of the pointer being its last point; from 3 points on. It is
   * as it was drawn: where its outline crosses itself, what is inside counts by the even-odd rule.
   */
  readonly onSketch?: (sketch: DrawnRegion) => void;
}

/** Drawing of one region at a time. */
export interface RegionDrawing {
  /** Whether a person is drawing. */
  readonly active: boolean;
  draw(options?: DrawOptions): Promise<DrawnRegion>;
  clear(): void;
  /** Moves the drawn region to another projection of the map; a drawing that is under way is cancelled. */
  reproject(from: string, to: string): void;
  dispose(): void;
}

/** A new drawing replaces the region before it; the drawn region stays until it is cleared. */
export function createRegionDrawing(olMap: OlMap): RegionDrawing {
  const source = new VectorSource();
  const style = new Style({
    stroke: new Stroke({ color: '#1c2521', width: 2, lineDash: [6, 4] }),
    fill: new Fill({ color: '#ffffff40' }),
  });
  const layer = new OlVectorLayer({ source, style, map: olMap });
  let cancel: (() => void) | null = null;

  const draw = ({ signal, onSketch, projection: wanted }: DrawOptions = {}): Promise<DrawnRegion> => {
    cancel?.();
    source.clear(true);
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(aborted());
      const interaction = new Draw({ source, type: 'Polygon', minPoints: rules.regionPoints });
      const byKeys = createDrawKeys(olMap, interaction);
      const end = () => {
        byKeys.dispose();
        document.removeEventListener('keydown', keys, true);
        signal?.removeEventListener('abort', stop);
        cancel = null;
        // It swallows the double click that ends the drawing, which would zoom the map: it goes after that.
        setTimeout(() => {
          olMap.removeInteraction(interaction);
          interaction.dispose();
        });
      };
      const stop = () => {
        interaction.abortDrawing();
        interaction.setActive(false);
        end();
        reject(aborted());
      };
      const keys = (event: KeyboardEvent) => {
        const heard = byKeys.press(event.key);
        if (event.key === 'Escape') stop();
        else if (event.key === 'Backspace' && !isTextField(event.target)) interaction.removeLastPoint();
        else if (!heard) return;
        event.preventDefault();
        event.stopPropagation();
      };
      if (onSketch)
        interaction.on('drawstart', ({ feature }) => {
          const sketch = feature.getGeometry() as Polygon;
          sketch.on('change', () => {
            const area = areaOf(sketch);
            if (pointsOf(area) >= rules.regionPoints)
              onSketch(regionOf(area, olMap.getView().getProjection().getCode(), wanted));
          });
        });
      interaction.on('drawend', ({ feature }) => {
        end();
        const projection = olMap.getView().getProjection().getCode();
        void withoutCrossings(feature).then((drawn) => resolve(regionOf(drawn, projection, wanted)), reject);
      });
      document.addEventListener('keydown', keys, true);
      signal?.addEventListener('abort', stop);
      cancel = stop;
      olMap.addInteraction(interaction);
      // Points can be set by keys at once.
      olMap.getTargetElement()?.focus({ preventScroll: true });
    });
  };

  return {
    get active() {
      return cancel !== null;
    },
    draw,
    clear: () => source.clear(true),
    reproject(from, to) {
      cancel?.();
      for (const feature of source.getFeatures()) {
        feature.getGeometry()?.transform(olProjection(from), olProjection(to));
      }
    },
    dispose() {
      cancel?.();
      layer.setMap(null);
      layer.dispose();
    },
  };
}

/** The area of a drawn polygon; the map shows it too where the outline crossed itself. */
async function withoutCrossings(feature: Feature): Promise<FlatArea> {
  const drawn = areaOf(feature.getGeometry() as Polygon);
  const { makeValid } = await import('../geometry/topology');
  const valid = makeValid(drawn);
  if (valid === null || valid === drawn) return drawn;
  feature.setGeometry(olGeometry(valid));
  return valid;
}

function areaOf(polygon: Polygon): FlatArea {
  return {
    type: 'Polygon',
    flatCoordinates: polygon.getFlatCoordinates().slice(),
    layout: 'XY',
    ends: polygon.getEnds().slice(),
  };
}

/** Different points of an outline. */
function pointsOf({ flatCoordinates }: FlatArea): number {
  const points = new Set<string>();
  for (let i = 0; i < flatCoordinates.length; i += 2)
    points.add(`${flatCoordinates[i]} ${flatCoordinates[i + 1]}`);
  return points.size;
}

/** Metres that an edge may be off after it went to another projection. */
const edgeTolerance = 1;

function regionOf(drawn: FlatArea, shown: string, wanted?: string): DrawnRegion {
  const degrees = { ...drawn, flatCoordinates: transformFlat(drawn.flatCoordinates, shown, 'EPSG:4326') };
  const projection = wanted ?? (isDisplayOnly(shown) ? 'EPSG:4326' : shown);
  const geometry =
    projection === 'EPSG:4326' ? degrees : transformEdges(drawn, shown, projection, edgeTolerance);
  const wkb = new Uint8Array(wkbFormat.writeGeometry(olGeometry(geometry)) as ArrayBuffer);
  return { geometry, projection, wkb, geoJson: toGeoJson(degrees) };
}

function aborted(): DOMException {
  return new DOMException('The drawing was cancelled', 'AbortError');
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName))
  );
}
