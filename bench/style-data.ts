import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';
import type { FlatGeometry } from '@gep/map-engine/geometry';
import type { GeometryFeature } from '@gep/map-engine/layer';
import {
  fillSymbol,
  lineSymbol,
  markerSymbol,
  simpleFill,
  simpleLine,
  simpleMarker,
} from '@gep/map-engine/model';
import type { MapSymbol, VectorGeometry, VectorScheme } from '@gep/map-engine/model';
import { generateCategories, graduatedColorScheme } from '@gep/map-engine/scheme';

/**
 * Features of the comparisons fill this box, in metres of EPSG:3857: at `resolution` a map of 1024 x 768 shows 8 ninths
 * of it and may be moved by 64 pixels to either side without an empty edge.
 */
export const [width, height] = [1_152_000, 768_000];
export const resolution = 1000;

/** The same pseudo-random numbers on every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type BenchFeature = GeometryFeature & { readonly geometry: FlatGeometry };

/** `count` points, or blobs of 13 vertices that nearly touch their neighbours, with values 0 to 1. */
export function inputs(geometry: 'point' | 'polygon', count: number): BenchFeature[] {
  const next = random(7);
  const columns = Math.ceil(Math.sqrt((count * width) / height));
  const cell = width / columns;
  return Array.from({ length: count }, (_, index): BenchFeature => {
    const x = ((index % columns) + 0.5) * cell;
    const y = (Math.floor(index / columns) + 0.5) * cell;
    const properties = { v: next() };
    const id = String(index);
    if (geometry === 'point') {
      return { id, properties, geometry: { type: 'Point', layout: 'XY', flatCoordinates: [x, y] } };
    }
    const flatCoordinates: number[] = [];
    for (let i = 0; i < 12; i++) {
      const radius = cell * (0.4 + 0.15 * next());
      const angle = (i * Math.PI) / 6;
      flatCoordinates.push(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
    flatCoordinates.push(flatCoordinates[0]!, flatCoordinates[1]!);
    return { id, properties, geometry: { type: 'Polygon', layout: 'XY', flatCoordinates, ends: [26] } };
  });
}

/** The same features as OpenLayers makes them of attributes, for the peers. */
export function plainFeatures(geometry: 'point' | 'polygon', count: number): Feature[] {
  return inputs(geometry, count).map((input) => {
    const flat = [...input.geometry.flatCoordinates];
    const own = geometry === 'point' ? new Point(flat, 'XY') : new Polygon(flat, 'XY', [26]);
    return new Feature({ geometry: own, ...input.properties });
  });
}

export const colors = [
  ...['#ffffd9', '#edf8b1', '#c7e9b4', '#7fcdbb', '#41b6c4'],
  ...['#1d91c0', '#225ea8', '#253494', '#081d58'],
];
export const edges = Array.from({ length: 10 }, (_, index) => index / 9);
export const upper = { color: '#ffffff80', stroke: '#333333', width: 1, radius: 3 } as const;
export const lower = { stroke: '#000000', width: 2, radius: 5 } as const;

/** 9 classes of equal width; two stacked symbols or one. */
export function benchScheme(geometry: 'point' | 'polygon', stacked = true): VectorScheme {
  const outline = (color: string, width: number) => ({
    useOutline: true,
    outline: lineSymbol(simpleLine({ color, width })),
  });
  const templates = {
    point: markerSymbol(
      simpleMarker({ size: 10, outline: true, strokeColor: lower.stroke, strokeWidth: lower.width }),
      ...(stacked
        ? [simpleMarker({ size: 6, fillColor: upper.color, outline: true, strokeColor: upper.stroke })]
        : []),
    ),
    polygon: fillSymbol(
      simpleFill(outline(lower.stroke, lower.width)),
      ...(stacked ? [simpleFill({ color: upper.color, ...outline(upper.stroke, upper.width) })] : []),
    ),
  } satisfies Partial<Record<VectorGeometry, MapSymbol>>;
  return generateCategories(
    graduatedColorScheme(geometry, {
      field: { name: 'v', type: 'REAL' },
      method: 'equal-interval',
      classes: 9,
      ramp: { name: '', colors },
      template: templates[geometry],
    }),
    { values: edges },
  ) as VectorScheme;
}
