import { decodeWkb, extentOf, transformFlat, unionExtents } from '@gep/map-engine/geometry';
import type { Extent, FlatGeometry } from '@gep/map-engine/geometry';
import { svgFills } from '@gep/map-engine/symbol';
import type { DistrictMap, DistrictMapTask, DrawnShape } from './district-map-task';
import { districtPicture } from './district-picture';
import { mapFurniture } from './map-furniture';
import type { MapMark } from './map-mark';
import { marksSvg } from './marks-svg';
import { placeLabels } from './place-labels';
import type { WishedLabel } from './place-labels';

/** Points round the drawing. */
const edge = 4;
/** Room for scale bar and north below and beside the districts. */
const foot = 26;
const nameSize = 7;
/** Vertices are moved to this raster, in points: neighbours keep one border, and what nobody sees goes. */
const snap = 0.5;

/** Task of a thread: a region can hold more points than the server process can go through beside its requests. */
export function districtMap({ shapes, names, symbolOf, symbols, colors, box }: DistrictMapTask): DistrictMap {
  const geometries = shapes.map((text) => decodeWkb(Buffer.from(text, 'base64')));
  const extent = geometries.reduce<Extent | null>(
    (all, { flatCoordinates }) => unionExtents(all, extentOf(flatCoordinates)),
    null,
  ) ?? [0, 0, 1, 1];
  const [minX, minY, maxX, maxY] = extent;
  const scale = Math.min(
    (box[0] - 2 * edge) / Math.max(maxX - minX, 1),
    (box[1] - 2 * edge - foot) / Math.max(maxY - minY, 1),
  );
  const width = Math.max((maxX - minX) * scale + 2 * edge, 160);
  const height = (maxY - minY) * scale + 2 * edge + foot;
  const left = (width - (maxX - minX) * scale) / 2;
  const place = (x: number, y: number): [number, number] => [
    Math.round((left + (x - minX) * scale) / snap) * snap,
    Math.round((edge + (maxY - y) * scale) / snap) * snap,
  ];
  const drawn = geometries.map((geometry) => ringsOf(geometry).flatMap((ring) => placed(ring, place)));
  const fills = drawn.map((rings, i) => {
    const items = symbols[symbolOf[i]];
    return items && rings.length > 0 ? svgFills(items, rings, `d${i}`) : '';
  });
  const wished = names ? drawn.flatMap((rings, i) => labelOf(rings, names[i])) : [];
  const labels = placeLabels(wished, nameSize, width).map(({ x, y, text }): MapMark => ({
    ...{ kind: 'text', x, y: y + 2.5, anchor: 'middle', size: nameSize, halo: true, text },
  }));
  const pointsPerMetre = scale * groundScale(minY, maxY);
  const marks = [...labels, ...mapFurniture({ width, height, foot, pointsPerMetre })];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${fills.join('')}${marksSvg(marks)}</svg>`;
  const png = districtPicture({ shapes: drawn, symbolOf, colors, marks, width, height });
  return { svg, width, height, png };
}

/** Metres of the projection for one of the ground, in the middle of the map. */
function groundScale(minY: number, maxY: number): number {
  const [, latitude] = transformFlat([0, (minY + maxY) / 2], 'EPSG:3857', 'EPSG:4326');
  return 1 / Math.cos((latitude * Math.PI) / 180);
}

function ringsOf(geometry: FlatGeometry): (readonly number[])[] {
  const { flatCoordinates } = geometry;
  const ends =
    geometry.type === 'MultiPolygon'
      ? geometry.endss.flat()
      : geometry.type === 'Polygon'
        ? geometry.ends
        : [];
  return ends.map((end, i) => flatCoordinates.slice(ends[i - 1] ?? 0, end));
}

/**
 * A ring in points, without vertices that fall on the one before or on the straight line between their neighbours; none
 * where nothing is left of it.
 */
function placed(ring: readonly number[], place: (x: number, y: number) => [number, number]): number[][] {
  const points: number[] = [];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [x, y] = place(ring[i], ring[i + 1]);
    const n = points.length;
    if (n > 0 && points[n - 2] === x && points[n - 1] === y) continue;
    if (n > 2 && isStraight(points, x, y)) points.length = n - 2;
    points.push(x, y);
  }
  return points.length < 6 ? [] : [points];
}

/** Whether the last point is on the straight way from the one before it to the next. */
function isStraight(points: readonly number[], x: number, y: number): boolean {
  const [ax, ay, bx, by] = points.slice(-4);
  return (
    Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) < 1e-9 &&
    (x - bx) * (bx - ax) + (y - by) * (by - ay) >= 0
  );
}

/** The name of a district in the middle of its largest part. */
function labelOf(rings: DrawnShape, text: string): WishedLabel[] {
  let best: { area: number; x: number; y: number } | null = null;
  for (const ring of rings) {
    let [area, x, y] = [0, 0, 0];
    for (let i = 0; i < ring.length; i += 2) {
      const j = (i + 2) % ring.length;
      const cross = ring[i] * ring[j + 1] - ring[j] * ring[i + 1];
      area += cross;
      x += (ring[i] + ring[j]) * cross;
      y += (ring[i + 1] + ring[j + 1]) * cross;
    }
    if (area !== 0 && (best === null || Math.abs(area) > Math.abs(best.area)))
      best = { area, x: x / (3 * area), y: y / (3 * area) };
  }
  return best === null ? [] : [{ x: best.x, y: best.y, area: Math.abs(best.area), text }];
}
