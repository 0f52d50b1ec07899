import { child, children, fault, numbersIn, readXml, textIn } from './xml-element';
import type { XmlElement } from './xml-element';
import { olProjection } from '../../source/ol-projection';

/** One level of a tile service, the coarsest first. */
export interface WmtsLevel {
  readonly id: string;
  /** Units of the projection a pixel. */
  readonly resolution: number;
  /** Top left corner, east and north. */
  readonly origin: readonly [number, number];
  /** Pixels of a tile. */
  readonly tileSize: readonly [width: number, height: number];
  /** First and last column and row with tiles. */
  readonly range: readonly [minColumn: number, maxColumn: number, minRow: number, maxRow: number];
}

/** What a WMTS service says about one layer in one projection. */
export interface WmtsDescription {
  readonly layer: string;
  /** `KVP`: addresses take keys and values; `REST`: they are templates with {TileMatrix} {TileRow} {TileCol}. */
  readonly encoding: 'KVP' | 'REST';
  readonly urls: readonly string[];
  readonly format: string;
  readonly style: string;
  /** Further parameters of the requests, at their defaults. */
  readonly dimensions: Readonly<Record<string, string>>;
  readonly matrixSet: string;
  readonly projection: string;
  readonly levels: readonly WmtsLevel[];
}

/** Real documents reach 6 million characters; a text beyond is refused unread. */
const longestText = 8_000_000;
const longestAddress = 4000;
const mostLevels = 64;
const tileBounds = { min: 64, max: 4096, whole: true };
const countBounds = { min: 1, max: 2 ** 31, whole: true };
const indexBounds = { min: 0, max: 2 ** 31, whole: true };
const scaleBounds = { min: 1, max: 1e10 };
const cornerBounds = { min: -1e9, max: 1e9 };
/** Between two levels the map shrinks tiles of the finer one; a wider step could ask for millions of them. */
const widestStep = 10;
/** Metres of a pixel at the scale 1 (OGC 07-057r7, section 6.1). */
const pixel = 0.28e-3;

/**
 * Reads what a layer needs from the capabilities document of a WMTS 1.0.0 service (OGC 07-057r7). Any text may be given:
 * nothing in it is fetched or run, and a fault is an error, never a freeze.
 *
 * @param layer identifier of the layer
 * @param projection the map's; the layer's matrix set in it is taken, else one in degrees of the same place, EPSG:3857,
 *   EPSG:4326, EPSG:4490 or any that is known, from which OpenLayers warps
 * @returns levels from the coarsest to the finest
 * @throws GepDataError `capabilities-size` (over 8 million characters), `-xml`, `-missing`, `-number` (tiles of 64 to 4096
 *   pixels, scales 1 to 1e10), `-levels` (1 to 64, steps of at most 10), `-layer`, `-projection`, `-address` (http and
 *   https only)
 * @example
 * const load = async () => await (await fetch(capabilitiesUrl('https://tiles.example/wmts'))).text();
 * const tiles = async () => readCapabilities(await load(), 'relief', 'EPSG:4490').levels;
 */
export function readCapabilities(text: string, layer: string, projection: string): WmtsDescription {
  const root = readXml(text, 'Capabilities', longestText);
  const contents = child(root, 'Contents');
  const found = children(contents, 'Layer').find((one) => identifier(one) === layer);
  if (found === undefined) throw fault('layer', 'Capabilities/Contents/Layer', `a layer ${layer}`);
  const styles = children(found, 'Style');
  const style = styles.find(({ element }) => element.getAttribute('isDefault') === 'true') ?? styles[0];
  const set = chooseSet(contents, found, projection);
  return {
    layer,
    ...addresses(root, found),
    style: style ? identifier(style) : '',
    dimensions: Object.fromEntries(
      children(found, 'Dimension').map((one) => [identifier(one), valueOf(one)]),
    ),
    matrixSet: identifier(set.element),
    projection: set.crs.code,
    levels: readLevels(set),
  };
}

function identifier(parent: XmlElement): string {
  return textIn(child(parent, 'Identifier'));
}

function valueOf(dimension: XmlElement): string {
  const [value] = [...children(dimension, 'Default'), ...children(dimension, 'Value')];
  return value ? textIn(value) : '';
}

interface MatrixSet {
  readonly element: XmlElement;
  readonly link: XmlElement;
  readonly crs: Crs;
}

/** The matrix set that needs the least warping for a projection. */
function chooseSet(contents: XmlElement, layer: XmlElement, projection: string): MatrixSet {
  const sets = new Map(children(contents, 'TileMatrixSet').map((set) => [identifier(set), set]));
  const known = children(layer, 'TileMatrixSetLink').flatMap((link): MatrixSet[] => {
    const name = textIn(child(link, 'TileMatrixSet'));
    const element = sets.get(name);
    if (element === undefined) {
      throw fault(
        'missing',
        `${link.at}/TileMatrixSet`,
        `the name of a TileMatrixSet, got ${name.slice(0, 80)}`,
      );
    }
    const crs = crsOf(textIn(child(element, 'SupportedCRS')));
    return crs === null ? [] : [{ element, link, crs }];
  });
  const degrees = ['EPSG:4326', 'EPSG:4490'];
  const preferred = [projection, ...(degrees.includes(projection) ? degrees : []), 'EPSG:3857', ...degrees];
  const best = preferred
    .map((code) => known.find(({ crs }) => crs.code === code))
    .find((set) => set !== undefined);
  const set = best ?? known[0];
  if (set === undefined) throw fault('projection', layer.at, `a TileMatrixSet in a known projection`);
  return set;
}

interface Crs {
  readonly code: string;
  readonly northFirst: boolean;
  /** North of it the tiles of any service begin. */
  readonly south: number;
  readonly metresPerUnit: number;
}

/** A CRS by URN, address or code; null for one that nobody has registered. */
function crsOf(name: string): Crs | null {
  const plain = /\bCRS:?84$/.test(name);
  const number = plain ? '4326' : /\bEPSG[:/]+(?:[\d.]*[:/])*(\d{4,6})$/i.exec(name.slice(-80))?.[1];
  if (number === undefined) return null;
  const code = number === '900913' || number === '102100' ? 'EPSG:3857' : `EPSG:${number}`;
  try {
    const projection = olProjection(code);
    return {
      code,
      northFirst: !plain && projection.getAxisOrientation().startsWith('ne'),
      south: projection.getUnits() === 'degrees' ? -90 : 0,
      metresPerUnit: projection.getMetersPerUnit() ?? 1,
    };
  } catch {
    return null;
  }
}

function readLevels({ element, link, crs }: MatrixSet): WmtsLevel[] {
  const matrices = children(element, 'TileMatrix');
  if (matrices.length < 1 || matrices.length > mostLevels) {
    throw fault('levels', element.at, `1 to ${mostLevels} TileMatrix, got ${matrices.length}`);
  }
  const all = matrices.map((matrix) => readLevel(matrix, crs)).sort((a, b) => b.resolution - a.resolution);
  const levels = limited(all, link, identifier(element));
  for (let i = 1; i < levels.length; i++) {
    const step = levels[i - 1].resolution / levels[i].resolution;
    if (!(step > 1 && step <= widestStep)) {
      throw fault('levels', element.at, `scales that differ by at most ${widestStep} times, got ${step}`);
    }
  }
  return levels;
}

function readLevel(matrix: XmlElement, crs: Crs): WmtsLevel {
  const one = (name: string, bounds: typeof scaleBounds) => numbersIn(child(matrix, name), 1, bounds)[0];
  const corner = numbersIn(child(matrix, 'TopLeftCorner'), 2, cornerBounds);
  const [x, y] = crs.northFirst ? [corner[1], corner[0]] : corner;
  // Some services write the easting first where the registry says northing: tiles would be south of their world.
  const mixed = crs.northFirst && y <= crs.south;
  return {
    id: identifier(matrix),
    resolution: (one('ScaleDenominator', scaleBounds) * pixel) / crs.metresPerUnit,
    origin: mixed ? [y, x] : [x, y],
    tileSize: [one('TileWidth', tileBounds), one('TileHeight', tileBounds)],
    range: [0, one('MatrixWidth', countBounds) - 1, 0, one('MatrixHeight', countBounds) - 1],
  };
}

/** The levels that a layer has in a matrix set, each with the tiles that it has; all of them where it says nothing. */
function limited(levels: WmtsLevel[], link: XmlElement, set: string): WmtsLevel[] {
  const lists = children(link, 'TileMatrixSetLimits').flatMap((list) => children(list, 'TileMatrixLimits'));
  if (lists.length === 0) return levels;
  const limits = new Map(lists.map((limit) => [textIn(child(limit, 'TileMatrix')), limit]));
  const left = levels.flatMap((level) => {
    const limit = limits.get(level.id) ?? limits.get(`${set}:${level.id}`);
    if (limit === undefined) return [];
    const index = (name: string) => numbersIn(child(limit, name), 1, indexBounds)[0];
    const range = [
      index('MinTileCol'),
      index('MaxTileCol'),
      index('MinTileRow'),
      index('MaxTileRow'),
    ] as const;
    return [{ ...level, range }];
  });
  if (left.length === 0) throw fault('levels', link.at, `limits of a TileMatrix of ${set}`);
  return left;
}

type Addresses = Pick<WmtsDescription, 'encoding' | 'urls' | 'format'>;

/** Where tiles are asked for: by keys and values where the service offers that, else by templates. */
function addresses(root: XmlElement, layer: XmlElement): Addresses {
  const operations = children(root, 'OperationsMetadata')
    .flatMap((metadata) => children(metadata, 'Operation'))
    .filter(({ element }) => element.getAttribute('name') === 'GetTile');
  const gets = ['DCP', 'HTTP', 'Get'].reduce(
    (places, name) => places.flatMap((place) => children(place, name)),
    operations,
  );
  const keyed = gets.filter((get) => {
    const constraints = children(get, 'Constraint');
    return constraints.length === 0 || constraints.some((one) => /\bKVP\b/.test(textIn(one)));
  });
  const formats = children(layer, 'Format').map(textIn);
  if (keyed.length > 0) {
    const urls = keyed.map((get) => httpAddress(get, get.element.getAttributeNS(xlink, 'href')));
    return { encoding: 'KVP', urls, format: formats[0] ?? 'image/png' };
  }
  const tiles = children(layer, 'ResourceURL').filter(
    ({ element }) => element.getAttribute('resourceType') === 'tile',
  );
  if (tiles.length === 0) throw fault('missing', `${layer.at}/ResourceURL`, 'an address of tiles');
  const format = tiles[0].element.getAttribute('format') ?? '';
  const same = tiles.filter(({ element }) => (element.getAttribute('format') ?? '') === format);
  const urls = same.map((tile) => httpAddress(tile, tile.element.getAttribute('template')));
  return { encoding: 'REST', urls, format };
}

const xlink = 'http://www.w3.org/1999/xlink';

function httpAddress({ at }: XmlElement, address: string | null): string {
  const known = address !== null && address.length <= longestAddress && URL.canParse(address);
  if (known && ['http:', 'https:'].includes(new URL(address).protocol)) return address;
  throw fault('address', at, `an address of http or https, got ${address?.slice(0, 80)}`);
}
