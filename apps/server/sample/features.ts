import { isSea } from './land-cover';
import { fractal, hash } from './noise';
import { bay, degrees, place, towns } from './place';

const { width, height, seed } = place;

type Properties = Readonly<Record<string, string | number>>;
type Position = readonly [number, number];

/** A feature of GeoJSON (RFC 7946), in degrees. */
interface Feature {
  readonly type: 'Feature';
  readonly properties: Properties;
  readonly geometry:
    | { readonly type: 'Point'; readonly coordinates: Position }
    | { readonly type: 'LineString'; readonly coordinates: readonly Position[] };
}

/** Text of a GeoJSON file. */
export function geoJson(features: readonly Feature[]): string {
  return `${JSON.stringify({ type: 'FeatureCollection', features })}\n`;
}

function line(properties: Properties, cells: readonly Position[]): Feature {
  const coordinates = cells.map(([column, row]) => degrees(column, row));
  return { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } };
}

/** A winding way between two places, in cells. */
function way([fromX, fromY]: Position, [toX, toY]: Position, salt: number): Position[] {
  return Array.from({ length: 41 }, (_, step) => {
    const t = step / 40;
    // The ends stay where they are; the middle sways by up to 14 cells.
    const sway = 28 * (fractal(8 * t, 1, seed + salt, 3) - 0.5) * Math.sin(Math.PI * t);
    return [fromX + t * (toX - fromX) + sway, fromY + t * (toY - fromY) + sway] as const;
  });
}

const centre = ({ x, y }: (typeof towns)[number]): Position => [x * width, y * height];

/** Roads between the towns, and out of the largest one. */
export function makeRoads(): Feature[] {
  const [large, south, east] = towns.map(centre) as [Position, Position, Position];
  return [
    line({ roadClass: 'expressway' }, way([0.08 * width, 0.9 * height], large, 1)),
    line({ roadClass: 'expressway' }, way(large, east, 2)),
    line({ roadClass: 'trunk' }, way(large, south, 3)),
    line({ roadClass: 'trunk' }, way(south, [0.3 * width, 0.3 * height], 4)),
    line({ roadClass: 'secondary' }, way(east, [0.55 * width, 0.35 * height], 5)),
    line({ roadClass: 'branch' }, way(large, [0.62 * width, 0.55 * height], 6)),
  ];
}

/** The shore of the bay in segments, sheltered by mangrove and salt marsh. */
export function makeShoreline(): Feature[] {
  const shore = Array.from({ length: 49 }, (_, step): Position => {
    const angle = Math.PI * (1 + step / 96);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let reach = 0;
    while (reach < 120 && isSea(bay.x * width + dx * reach, bay.y * height + dy * reach)) reach += 0.5;
    return [bay.x * width + dx * reach, bay.y * height + dy * reach];
  });
  return Array.from({ length: 8 }, (_, part) => {
    const habitat = part % 3 === 1 ? 'marsh' : 'mangrove';
    return line({ habitat, width: 60 + 20 * part }, shore.slice(6 * part, 6 * part + 7));
  });
}

/** Points around the towns, as many as asked for; the same on every machine. */
function around(count: number, salt: number, properties: (at: number) => Properties): Feature[] {
  return Array.from({ length: count }, (_, at) => {
    const town = towns[at % towns.length]!;
    const angle = 2 * Math.PI * hash(at, 1, seed + salt);
    const reach = town.radius * Math.sqrt(hash(at, 2, seed + salt));
    const [x, y] = centre(town);
    const coordinates = degrees(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
    return { type: 'Feature', properties: properties(at), geometry: { type: 'Point', coordinates } };
  });
}

/** Housing estates. */
export function makeHomes(): Feature[] {
  return around(180, 700, (at) => ({
    floorArea: 4000 + Math.round(30000 * hash(at, 3, seed)),
    price: 5200 + 100 * Math.round(60 * hash(at, 4, seed)),
  }));
}

/** Hotels with the premium of their view. */
export function makeHotels(): Feature[] {
  return around(36, 800, (at) => ({
    rooms: 30 + Math.round(150 * hash(at, 5, seed)),
    occupancy: 0.45 + Math.round(30 * hash(at, 6, seed)) / 100,
    roomRate: 180 + 20 * Math.round(12 * hash(at, 7, seed)),
    premium: [0, 0.05, 0.1, 0.15][at % 4]!,
  }));
}
