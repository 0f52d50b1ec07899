import { testMap } from './map-fixture';

/** What maps of {@link mapOfExtent} show: 400 x 300 pixels of 10 m. */
export const extent = [0, 0, 4000, 3000] as const;
/** Pixels in the middle of its left and its right half. */
export const left = [100, 150];
export const right = [300, 150];
export const greys = { name: '', colors: ['#000000', '#ffffff'] };

/** A map that shows {@link extent} from edge to edge. */
export function mapOfExtent() {
  const { map } = testMap({ zoom: 1 });
  map.olMap.getView().fit([...extent], { padding: [0, 0, 0, 0] });
  return map;
}
