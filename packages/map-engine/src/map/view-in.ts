import View from 'ol/View.js';
import type { ViewOptions } from 'ol/View.js';
import { getPointResolution, transform } from 'ol/proj.js';
import type Projection from 'ol/proj/Projection.js';
import { chinaCenter } from '../geometry';
import { olProjection } from '../layer';

/**
 * A view of another projection that shows the same place at the same scale on the ground; the default centre where the
 * projection does not reach that place.
 */
export function viewIn(view: View, code: string): View {
  const [from, to] = [view.getProjection(), olProjection(code)];
  const here = view.getCenter() ?? [0, 0];
  const center = centerIn(here, from, to);
  const metres = getPointResolution(from, view.getResolution() ?? 1, here, 'm');
  const resolution = metres / getPointResolution(to, 1, center, 'm');
  return new View({ ...zoomLevels(to), projection: to, center, resolution, rotation: view.getRotation() });
}

/** Metres a pixel at zoom level 0, where the world is 256 pixels wide. */
const metresOfLevel0 = (2 * Math.PI * 6378137) / 256;

/** Zoom levels as in web maps also in a plane, of which OpenLayers would count them from the extent. */
export function zoomLevels(projection: Projection): ViewOptions {
  if (projection.isGlobal()) return {};
  return { maxResolution: metresOfLevel0 / (projection.getMetersPerUnit() ?? 1) };
}

/** proj4 throws, or gives no number, for places too far from a plane's meridian. */
function centerIn(here: number[], from: Projection, to: Projection): number[] {
  try {
    const center = transform(here, from, to);
    if (center.every(Number.isFinite)) return center;
  } catch {
    // As below.
  }
  return transform([...chinaCenter], 'EPSG:4326', to);
}
