import type View from 'ol/View.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';

/**
 * Where true north is on the screen, in the middle of the map: radians clockwise from up. Grids of planes turn away from it.
 * @example
 * northOf(map.olMap.getView()); // 0: Web Mercator keeps north up
 */
export function northOf(view: View): number {
  const projection = view.getProjection();
  const here = view.getCenter() ?? [0, 0];
  const [lon, lat] = toLonLat(here, projection);
  const north = fromLonLat([lon, lat + (lat < 89 ? 0.01 : -0.01)], projection);
  const side = lat < 89 ? 1 : -1;
  return Math.atan2(side * (north[0] - here[0]), side * (north[1] - here[1])) + view.getRotation();
}
