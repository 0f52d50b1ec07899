import { zonalStatistics } from '@gep/raster';
import type { PolygonGeometry } from '@gep/raster';
import { renderRaster } from '@gep/map-engine/raster-color';
import { createScheme } from '@gep/map-engine/scheme';
import { compare } from './measure';
import type { Comparison } from './measure';

const side = 2048;

function surface(): Float32Array {
  return Float32Array.from(
    { length: side * side },
    (_, i) => 500 + 300 * Math.sin((i % side) / 90) * Math.cos(Math.floor(i / side) / 70),
  );
}

/** A tiling of the raster by octagons' bounding rows: 64 zones with many vertices. */
function zones(): PolygonGeometry[] {
  const step = side / 8;
  return Array.from({ length: 64 }, (_, index): PolygonGeometry => {
    const x = (index % 8) * step + step / 2;
    const y = Math.floor(index / 8) * step + step / 2;
    const ring = Array.from({ length: 361 }, (_unused, degree): [number, number] => {
      const angle = ((degree % 360) * Math.PI) / 180;
      const radius = (step / 2) * (0.85 + 0.1 * Math.sin(9 * angle));
      return [x + radius * Math.cos(angle), -y + radius * Math.sin(angle)];
    });
    return { type: 'Polygon', coordinates: [ring] };
  });
}

/** Raster work against a hand-written typed-array pass over the same cells, the limit of the machine. */
export function raster(): Comparison[] {
  const data = surface();
  const grid = { width: side, height: side, data, transform: [1, 0, 0, 0, -1, 0], crs: 'EPSG:3857' } as const;
  const polygons = zones();
  const sumPass = () => {
    let sum = 0;
    let min = Infinity;
    let max = -Infinity;
    for (let i = 0; i < data.length; i += 1) {
      const value = data[i]!;
      sum += value;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    return sum + min + max;
  };
  const copy = new Uint32Array(data.length);
  const copyPass = () => {
    for (let i = 0; i < data.length; i += 1) copy[i] = data[i]!;
  };
  const scheme = createScheme('stretch', 'raster', { stretch: 'min-max', min: 200, max: 800 });
  return [
    compare(
      `zonal statistics by centre, ${side} x ${side}, 64 zones`,
      () => zonalStatistics(grid, polygons, { coverage: 'center' }),
      'sum, min, max pass',
      sumPass,
    ),
    compare(
      `stretch and ramp of float32, ${side} x ${side}`,
      () => renderRaster([data], { width: side, height: side }, scheme),
      'copy pass',
      copyPass,
    ),
  ];
}
