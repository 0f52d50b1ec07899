import type { FeatureData } from '@gep/map-engine/model';
import { decodeWkb } from '@gep/map-engine/geometry';
import type { FlatGeometry } from '@gep/map-engine/geometry';

/** A district as a path in a picture that is `side` wide or high. */
export interface DistrictShape {
  readonly code: string;
  readonly name: string;
  /** As SVG has it. */
  readonly path: string;
  /** `[minX, minY, maxX, maxY]` */
  readonly box: readonly [number, number, number, number];
}

/** Districts of a map in common coordinates, y downwards from the top left corner. */
export interface DistrictShapes {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DistrictShape[];
}

/** Units of the longer side of a map: a tenth of a pixel of small maps. */
const side = 4000;

type Ring = readonly number[];

function ringsOf(geometry: FlatGeometry): Ring[] {
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
  const ends = geometry.type === 'Polygon' ? geometry.ends : geometry.endss.flat();
  return ends.map((end, i) => geometry.flatCoordinates.slice(i === 0 ? 0 : ends[i - 1], end));
}

type Box = [number, number, number, number];

function grow(box: Box, x: number, y: number): void {
  box[0] = Math.min(box[0], x);
  box[1] = Math.min(box[1], y);
  box[2] = Math.max(box[2], x);
  box[3] = Math.max(box[3], y);
}

const noBox = (): Box => [Infinity, Infinity, -Infinity, -Infinity];

/** A ring on whole units: vertices that fall on the one before are left out. */
function ringPath(ring: Ring, at: (x: number, y: number) => [number, number], box: Box): string {
  let path = '';
  let [lastX, lastY] = [NaN, NaN];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [x, y] = at(ring[i], ring[i + 1]);
    if (x === lastX && y === lastY) continue;
    path += `${path === '' ? 'M' : 'L'}${x} ${y}`;
    grow(box, x, y);
    [lastX, lastY] = [x, y];
  }
  return path === '' ? '' : `${path}Z`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The polygons of a layer as paths that several small maps share. Made once: a nation has thousands of districts.
 * @param features in a projection whose y goes up
 */
export function districtShapes(features: readonly Pick<FeatureData, 'wkb' | 'properties'>[]): DistrictShapes {
  const districts = features.map(({ wkb, properties }) => ({
    rings: wkb === null || wkb.length === 0 ? [] : ringsOf(decodeWkb(wkb)),
    code: text(properties.code),
    name: text(properties.Name),
  }));
  const whole = noBox();
  for (const { rings } of districts)
    for (const ring of rings) for (let i = 0; i + 1 < ring.length; i += 2) grow(whole, ring[i], ring[i + 1]);
  const [minX, minY, maxX, maxY] = whole;
  const unit = side / Math.max(maxX - minX, maxY - minY, Number.MIN_VALUE);
  const at = (x: number, y: number): [number, number] => [
    Math.round((x - minX) * unit),
    Math.round((maxY - y) * unit),
  ];
  const shapes = districts.map(({ rings, code, name }) => {
    const box = noBox();
    const path = rings.map((ring) => ringPath(ring, at, box)).join('');
    return { code, name, path, box };
  });
  if (!Number.isFinite(unit) || whole[0] > whole[2]) return { width: 1, height: 1, shapes };
  return { width: Math.max(1, (maxX - minX) * unit), height: Math.max(1, (maxY - minY) * unit), shapes };
}

/** How a map fills a place with a margin: `x * scale + left`. */
export function fitted({ width, height }: DistrictShapes, [w, h]: readonly [number, number], margin = 4) {
  const scale = Math.min((w - 2 * margin) / width, (h - 2 * margin) / height);
  return { scale, left: (w - width * scale) / 2, top: (h - height * scale) / 2 };
}
