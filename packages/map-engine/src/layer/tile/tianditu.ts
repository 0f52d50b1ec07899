import type { TileLayerOptions } from './tile-layer';

/** A map of Tianditu. */
export interface TiandituMap {
  /** What it shows, for the name of the layer. */
  readonly name: string;
  /** Finest level of its tiles. */
  readonly maxLevel: number;
}

/**
 * Maps of Tianditu (天地图), the map service of China's surveying administration: three grounds and the names that are
 * laid over each.
 * @example
 * tiandituMaps.vec; // { name: 'Tianditu streets', maxLevel: 18 }
 */
export const tiandituMaps = {
  vec: { name: 'Tianditu streets', maxLevel: 18 },
  cva: { name: 'Tianditu names of streets', maxLevel: 18 },
  img: { name: 'Tianditu imagery', maxLevel: 18 },
  cia: { name: 'Tianditu names of imagery', maxLevel: 18 },
  ter: { name: 'Tianditu terrain', maxLevel: 14 },
  cta: { name: 'Tianditu names of terrain', maxLevel: 14 },
} as const satisfies Record<string, TiandituMap>;

/** Code of a map of Tianditu. */
export type TiandituCode = keyof typeof tiandituMaps;

/** Letter of the grid in addresses, by the map's projection; the grid of 4490 serves EPSG:4326 within a metre. */
const grids = { 'EPSG:3857': 'w', 'EPSG:4490': 'c', 'EPSG:4326': 'c' } as const;

/** How a map of Tianditu is asked for. */
export interface TiandituOptions {
  /** The key that the service gives to a registered application (`tk`). */
  readonly key: string;
  /** Grid of the tiles: web mercator, or degrees. OpenLayers warps in maps of other projections. EPSG:3857 by default. */
  readonly projection?: keyof typeof grids;
}

/**
 * The input of a tile layer for a map of Tianditu. Its capabilities documents state scales that do not match its tiles:
 * the levels are defined here. Level n is 2^n tiles wide in both grids; that of degrees begins at level 1 with 2 x 1 tiles.
 * @throws RangeError for an unknown map or projection, TypeError without a key
 * @example
 * map.addLayer(createTileLayer(tianditu('img', { key: 'my key' })));
 * map.addLayer(createTileLayer({ ...tianditu('cia', { key: 'my key' }), zIndex: 1 }));
 */
export function tianditu(
  code: TiandituCode,
  { key, projection = 'EPSG:3857' }: TiandituOptions,
): TileLayerOptions {
  if (!Object.hasOwn(tiandituMaps, code)) {
    throw new RangeError(`Tianditu map: got ${code}, allowed: ${Object.keys(tiandituMaps).join(', ')}`);
  }
  if (!Object.hasOwn(grids, projection)) {
    throw new RangeError(`Tianditu grid: got ${projection}, allowed: ${Object.keys(grids).join(', ')}`);
  }
  if (!key) throw new TypeError('key: got nothing, allowed: a key of Tianditu');
  const { name, maxLevel } = tiandituMaps[code];
  const grid = grids[projection];
  const query = new URLSearchParams({
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: code,
    STYLE: 'default',
    TILEMATRIXSET: grid,
    FORMAT: 'tiles',
    tk: key,
  });
  const address = `https://t{0-7}.tianditu.gov.cn/${code}_${grid}/wmts`;
  return {
    name,
    // The place of a tile behind the query: its braces must stay as they are.
    url: `${address}?${query.toString()}&TILEMATRIX={z}&TILEROW={y}&TILECOL={x}`,
    projection,
    minLevel: 1,
    maxLevel,
    attribution: '© 天地图',
  };
}
