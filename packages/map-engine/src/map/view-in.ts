import View from 'ol/View.js';
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
  return new View({ projection: to, center, resolution, rotation: view.getRotation() });
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
