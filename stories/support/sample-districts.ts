import type { GeoJsonCollection } from '@gep/map-engine';
import { sampleRows } from './sample-fields';

const across = 12;
const width = 0.5;
const height = (width * Math.sqrt(3)) / 2;

/** Corners of the hexagon at a place of the honeycomb, closed. */
function hexagon(index: number): number[][] {
  const [column, row] = [index % across, Math.floor(index / across)];
  const x = 113 + column * width * 0.75;
  const y = 30 - (row + (column % 2) / 2) * height;
  const corner = (turn: number) => [
    x + (width / 2) * Math.cos((turn * Math.PI) / 3),
    y + (width / 2) * Math.sin((turn * Math.PI) / 3),
  ];
  return [0, 1, 2, 3, 4, 5, 0].map(corner);
}

/** The rows of the made-up attribute table as a honeycomb of districts. */
export const sampleDistricts: GeoJsonCollection = {
  type: 'FeatureCollection',
  features: sampleRows.map((properties, index) => ({
    id: index,
    geometry: { type: 'Polygon', coordinates: [hexagon(index)] },
    properties,
  })),
};
