import type { FlatGeometry } from '@gep/map-engine/geometry';
import { dissolve, makeValid } from '@gep/map-engine/geometry/topology';
import { crossesMoreThan } from './edge-crossings';
import type { JoinAreasTask } from './tasks';

/** Drawn polygons as one valid area, so that a cell under two of them counts once; null where nothing has an area. */
export function joinAreas({ areas, maxCrossings }: JoinAreasTask): FlatGeometry | 'tangled' | null {
  if (crossesMoreThan(maxCrossings, areas)) return 'tangled';
  const valid = areas.map(makeValid).filter((area) => area !== null);
  return valid.length === 1 ? valid[0] : dissolve(valid);
}
