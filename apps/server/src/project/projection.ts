import { definitionOf, gaussKrugerZone } from '@gep/map-engine/geometry';
import { findProject } from './queries';
import { findGrid } from './grid-queries';
import type { User } from '../user/queries';
import type { Services } from '../services';
import { fail, notFound } from '../error/gep-error';
import { mayRead } from './open-project';

export interface ProjectionDefinition {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly proj4: string;
  readonly wkt?: string;
}

const fixed: Readonly<Record<number, readonly [string, string] | undefined>> = {
  4326: ['WGS 84', '+proj=longlat +datum=WGS84 +no_defs'],
  4490: ['China Geodetic Coordinate System 2000', '+proj=longlat +ellps=GRS80 +no_defs'],
  4479: ['CGCS2000 geocentric', '+proj=geocent +ellps=GRS80 +units=m +no_defs'],
  3857: [
    'WGS 84 / Pseudo-Mercator',
    '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +wktext +no_defs',
  ],
};

/** CGCS2000 Gauss-Krüger as the registry names it. */
function cgcs2000(code: number): readonly [string, string] | undefined {
  const [zone, definition] = [gaussKrugerZone(`EPSG:${code}`), definitionOf(`EPSG:${code}`)];
  if (zone === undefined || definition === undefined) return undefined;
  const place = zone.number === null ? `CM ${zone.meridian}E` : `zone ${zone.number}`;
  return [`CGCS2000 / ${zone.width === 3 ? '3-degree ' : ''}Gauss-Kruger ${place}`, definition];
}

/** UTM on WGS 84: EPSG 32601-32660 north, 32701-32760 south. */
function utm(code: number): readonly [string, string] | undefined {
  const zone = code % 100;
  const hemisphere = Math.floor(code / 100);
  if (zone < 1 || zone > 60 || (hemisphere !== 326 && hemisphere !== 327)) return undefined;
  const south = hemisphere === 327;
  return [
    `WGS 84 / UTM zone ${zone}${south ? 'S' : 'N'}`,
    `+proj=utm +zone=${zone}${south ? ' +south' : ''} +datum=WGS84 +units=m +no_defs`,
  ];
}

/** The definition of an EPSG code that this server knows, undefined for others. */
export function knownProjection(code: number): ProjectionDefinition | undefined {
  const found = fixed[code] ?? cgcs2000(code) ?? utm(code);
  return found && { id: String(code), code: `EPSG:${code}`, name: found[0], proj4: found[1] };
}

/**
 * A coordinate system by EPSG number, or the grid's of a project that the user may read.
 * @throws GepError NOT_FOUND or FORBIDDEN
 */
export async function projection(services: Services, user: User, id: string): Promise<ProjectionDefinition> {
  const number = /^(?:EPSG:)?(\d{4,6})$/i.exec(id)?.[1];
  if (number !== undefined) return knownProjection(Number(number)) ?? notFound('projection');
  const { db } = services.database;
  const project = (await findProject(db, id)) ?? notFound('projection');
  if (!mayRead(user, project)) fail('FORBIDDEN');
  const grid = (await findGrid(db, id)) ?? notFound('projection');
  const epsg = /^EPSG:(\d+)$/.exec(grid.crs)?.[1];
  const known = epsg === undefined ? undefined : knownProjection(Number(epsg));
  if (known) return { ...known, id };
  const isProj4 = grid.crs.trimStart().startsWith('+proj');
  const name = /^\w+\["([^"]*)"/.exec(grid.crs)?.[1] ?? 'project grid';
  return { id, code: `GEP:${id}`, name, proj4: isProj4 ? grid.crs : '', ...(!isProj4 && { wkt: grid.crs }) };
}
