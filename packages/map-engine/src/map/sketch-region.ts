import type Feature from 'ol/Feature.js';
import type OlMap from 'ol/Map.js';
import WKB from 'ol/format/WKB.js';
import Draw from 'ol/interaction/Draw.js';
import type Polygon from 'ol/geom/Polygon.js';
import type VectorSource from 'ol/source/Vector.js';
import { isDisplayOnly, toGeoJson, transformFlat } from '../geometry';
import type { FlatArea } from '../geometry/topology';
import { transformEdges } from '../geometry/transform-edges';
import { olGeometry } from '../layer';
import { rules } from '../model';
import { createDrawKeys } from './draw-keys';
import { cancelled } from './drawn-region';
import type { DrawOptions, DrawnRegion } from './drawn-region';

/** Of OpenLayers, because wkx, which writes the WKB of the server, needs Node's `Buffer`. */
const wkbFormat = new WKB({ hex: false, ewkb: false, srid: false });

interface SketchOptions extends DrawOptions {
  readonly signal: AbortSignal;
  /** The outline is closed, or the drawing cancelled. */
  readonly onEnd: () => void;
}

/**
 * Lets the person draw a polygon into a source that the map shows.
 * @throws AbortError where the signal cancels it
 */
export function sketchRegion(
  olMap: OlMap,
  source: VectorSource,
  { signal, onSketch, onEnd, projection: wanted }: SketchOptions,
): Promise<DrawnRegion> {
  const shown = (): string => olMap.getView().getProjection().getCode();
  return new Promise((resolve, reject) => {
    const interaction = new Draw({ source, type: 'Polygon', minPoints: rules.regionPoints });
    const byKeys = createDrawKeys(olMap, interaction);
    const viewport = olMap.getViewport();
    const point = (cursor: string) => viewport?.style.setProperty('cursor', cursor);
    const end = () => {
      point('');
      byKeys.dispose();
      document.removeEventListener('keydown', keys, true);
      signal.removeEventListener('abort', stop);
      onEnd();
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
      reject(cancelled());
    };
    const keys = (event: KeyboardEvent) => {
      const heard = byKeys.press(event.key);
      if (event.key === 'Backspace' && !isTextField(event.target)) interaction.removeLastPoint();
      else if (!heard) return;
      event.preventDefault();
      event.stopPropagation();
    };
    if (onSketch)
      interaction.on('drawstart', ({ feature }) => {
        const sketch = feature.getGeometry() as Polygon;
        sketch.on('change', () => {
          const area = areaOf(sketch);
          if (pointsOf(area) >= rules.regionPoints) onSketch(regionOf(area, shown(), wanted));
        });
      });
    interaction.on('drawend', ({ feature }) => {
      end();
      const projection = shown();
      void withoutCrossings(feature).then((drawn) => resolve(regionOf(drawn, projection, wanted)), reject);
    });
    document.addEventListener('keydown', keys, true);
    signal.addEventListener('abort', stop);
    olMap.addInteraction(interaction);
    point('crosshair');
  });
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

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName))
  );
}
