import type { LineItem } from '../display-list';
import { stationsAlong } from './along-path';
import type { Assets, Canvas2D, Paths } from './context';
import { paintMarkers } from './paint-marker';
import { applyStroke, tracePaths } from './paint-stroke';

/** Paints a line symbol's items along paths in CSS pixels. */
export function paintLines(canvas: Canvas2D, items: readonly LineItem[], paths: Paths, assets: Assets): void {
  for (const item of items) {
    if (item.kind === 'stroke') {
      canvas.save();
      applyStroke(canvas, item.stroke);
      tracePaths(canvas, paths);
      canvas.stroke();
      canvas.restore();
      continue;
    }
    for (const path of paths) {
      for (const station of stationsAlong(path, item.position, item.interval, item.offset)) {
        const turn = item.followLine ? station.angle : 0;
        paintMarkers(canvas, item.markers, station.x, station.y, turn, assets);
      }
    }
  }
}
