import type Feature from 'ol/Feature.js';
import type { Coordinate } from 'ol/coordinate.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import type Style from 'ol/style/Style.js';
import { limits } from '../../model';

/** Half the width of the band in which drawn lines (markers or pictures along them) are met, in CSS pixels. */
const bandOfCustom = 5;

/** The farthest that an editor lets markers along lines or in patterns stand off, and their half size. */
const reachOfCustom = limits.offset.max + limits.imageWidth.max / 2;

/** Room that styles take beyond their geometry, in CSS pixels. */
export function reachOf(styles: readonly Style[]): number {
  let reach = 0;
  for (const style of styles) {
    const stroke = style.getStroke();
    const image = style.getImage();
    // Sharp corners of a miter stand out by up to its limit.
    const corner = stroke?.getLineJoin() === 'miter' ? (stroke.getMiterLimit() ?? 10) : 1;
    if (stroke) reach = Math.max(reach, ((stroke.getWidth() ?? 1) / 2) * corner);
    if (image) reach = Math.max(reach, ...(image.getSize() ?? []));
    if (style.getRenderer()) reach = Math.max(reach, reachOfCustom);
  }
  return reach + 1;
}

/**
 * How far a drawn feature is from a position, in CSS pixels; 0 on it, Infinity where its styles draw nothing.
 * @param resolution map units a CSS pixel
 */
export function distanceTo(
  feature: Feature,
  styles: readonly Style[],
  position: Coordinate,
  resolution: number,
): number {
  const geometry = feature.getGeometry() as SimpleGeometry | undefined;
  let distance = Infinity;
  if (!geometry || geometry.getFlatCoordinates().length === 0) return distance;
  const area = geometry.getType().endsWith('Polygon');
  const [x, y] = geometry.getClosestPoint(position);
  const [right, down] = [(position[0] - x) / resolution, (y - position[1]) / resolution];
  const away = Math.hypot(right, down);
  for (const style of styles) {
    const image = style.getImage();
    const [drawn, stroke] = [style.getRenderer() !== null, style.getStroke()];
    if (image) {
      const anchor = image.getAnchor() ?? [0, 0];
      const size = image.getSize() ?? [0, 0];
      const dx = Math.max(-anchor[0] - right, right - (size[0] - anchor[0]), 0);
      const dy = Math.max(-anchor[1] - down, down - (size[1] - anchor[1]), 0);
      distance = Math.min(distance, Math.hypot(dx, dy));
    }
    if (area && (drawn || style.getFill())) {
      if (geometry.intersectsCoordinate(position)) return 0;
      distance = Math.min(distance, away);
    }
    if (stroke) distance = Math.min(distance, Math.max(0, away - (stroke.getWidth() ?? 1) / 2));
    if (drawn && !area) distance = Math.min(distance, Math.max(0, away - bandOfCustom));
  }
  return distance;
}
