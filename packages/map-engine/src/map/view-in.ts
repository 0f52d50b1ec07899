import View from 'ol/View.js';
import { getPointResolution, transform } from 'ol/proj.js';
import { olProjection } from '../layer';

/** A view of another projection that shows the same place at the same scale on the ground. */
export function viewIn(view: View, code: string): View {
  const [from, to] = [view.getProjection(), olProjection(code)];
  const here = view.getCenter() ?? [0, 0];
  const center = transform(here, from, to);
  const metres = getPointResolution(from, view.getResolution() ?? 1, here, 'm');
  const resolution = metres / getPointResolution(to, 1, center, 'm');
  return new View({ projection: to, center, resolution, rotation: view.getRotation() });
}
