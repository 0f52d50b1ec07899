import type { SettingName } from './config-table';

/** The base map of the installation. */
export interface BasemapConfig {
  readonly kind: 'none' | 'xyz' | 'wmts';
  /** Of the tiles or the service; hosts that share the load are a range, `{a-c}` or `{0-7}`. */
  readonly url: string | null;
  /** All hosts that tiles come from, as origins; none where they come from the console's own. */
  readonly origins: readonly string[];
  readonly attribution: string;
  readonly projection: string;
  readonly minLevel: number;
  readonly maxLevel: number;
  readonly wmts: {
    readonly layer: string;
    readonly matrixSet: string;
    readonly format: string;
    readonly style: string;
  };
}

interface Reader {
  readonly text: (name: SettingName) => string | null;
  readonly whole: (name: SettingName, min: number, max: number) => number;
  readonly oneOf: <T extends string>(name: SettingName, allowed: readonly T[]) => T;
}

/** @throws RangeError that names the setting */
export function readBasemap({ text, whole, oneOf }: Reader): BasemapConfig {
  const kind = oneOf('GEP_BASEMAP_KIND', ['none', 'xyz', 'wmts']);
  const stated = text('GEP_BASEMAP_URL');
  const projection = text('GEP_BASEMAP_PROJECTION') as string;
  const layer = text('GEP_BASEMAP_LAYER');
  if (kind !== 'none' && stated === null)
    throw new RangeError(`GEP_BASEMAP_KIND ${kind} needs GEP_BASEMAP_URL`);
  if (kind === 'wmts' && layer === null)
    throw new RangeError('GEP_BASEMAP_KIND wmts needs GEP_BASEMAP_LAYER');
  const url = stated === null ? null : withRange(stated);
  return {
    kind,
    url,
    origins: url === null ? [] : tileOrigins(url),
    attribution: text('GEP_BASEMAP_ATTRIBUTION') ?? '',
    projection,
    minLevel: whole('GEP_BASEMAP_MIN_LEVEL', 0, 30),
    maxLevel: whole('GEP_BASEMAP_MAX_LEVEL', 0, 30),
    wmts: {
      layer: layer ?? '',
      matrixSet: text('GEP_BASEMAP_MATRIX_SET') ?? (degrees.has(projection) ? 'c' : 'w'),
      format: text('GEP_BASEMAP_FORMAT') as string,
      style: text('GEP_BASEMAP_STYLE') as string,
    },
  };
}

/** The maps of Tianditu, offered beside the base map of the installation. */
export interface TiandituConfig {
  /** Null: they are not offered. */
  readonly key: string | null;
  readonly origins: readonly string[];
}

export function readTianditu({ text }: Pick<Reader, 'text'>): TiandituConfig {
  const key = text('GEP_TIANDITU_KEY');
  return { key, origins: key === null ? [] : tileOrigins('https://t{0-7}.tianditu.gov.cn') };
}

/** Systems whose tiles Tianditu has in its set `c`. */
const degrees: ReadonlySet<string> = new Set(['EPSG:4490', 'EPSG:4326']);

/** {s} is a habit without a rule: three letters at most services, eight digits at Tianditu. */
function withRange(url: string): string {
  return url.replace('{s}', /\{s\}\.tianditu\./.test(url) ? '{0-7}' : '{a-c}');
}

function tileOrigins(url: string): string[] {
  if (/^\/(?!\/)/.test(url)) return [];
  const origins = expandRange(url).map((one) => {
    const address = one.replaceAll(/\{[^}]*\}/g, '0');
    return /^https?:/.test(address) && URL.canParse(address) ? new URL(address).origin : null;
  });
  const known = origins.filter((origin) => origin !== null);
  if (known.length === origins.length && known.length > 0) return [...new Set(known)];
  throw new RangeError(
    `GEP_BASEMAP_URL: got ${url}, allowed: an http or https address, or a path of this server`,
  );
}

/** The addresses of a range, read as the map of the console reads it: the first range of letters, or of numbers. */
function expandRange(url: string): string[] {
  const [range, first, last] = /\{([a-z])-([a-z])\}/.exec(url) ?? /\{(\d{1,2})-(\d{1,2})\}/.exec(url) ?? [];
  if (range === undefined) return [url];
  const isNumber = /\d/.test(first);
  const code = (text: string) => (isNumber ? Number(text) : text.charCodeAt(0));
  return Array.from({ length: Math.max(0, code(last) - code(first) + 1) }, (_, i) => {
    const host = code(first) + i;
    return url.replace(range, isNumber ? String(host) : String.fromCharCode(host));
  });
}
