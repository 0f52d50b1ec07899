import * as z from 'zod';
import { defineCall } from './protocol/define-call';

const health = z.enum(['ok', 'failing']);

export const healthz = defineCall({
  name: 'healthz',
  summary: 'Version and state of database, files and queue; without envelope, 503 when one fails.',
  method: 'GET',
  path: '/healthz',
  encoding: 'none',
  response: z.object({
    status: health,
    version: z.string(),
    database: health,
    files: health,
    queue: health,
  }),
  payloadKey: 'none',
  access: 'public',
});

export const appInfo = defineCall({
  name: 'appInfo',
  summary: 'What a client has to know before signing in.',
  method: 'GET',
  path: '/gep/user/app',
  encoding: 'none',
  response: z.object({
    version: z.string(),
    /**
     * How region files travel: plain, or encoded by AES-ECB with this key (base64), which only callers with a session
     * get. A wire encoding, no protection.
     */
    regionFile: z.object({ encoding: z.enum(['none', 'aes-ecb']), key: z.string().nullable() }),
    /** Largest uploads in bytes. */
    uploadBytes: z.object({ region: z.number(), input: z.number() }),
    /** Whether anybody with a phone can register. */
    registration: z.boolean(),
    /** Ports of the administrator and report entries on the same host, null when there are none. */
    entries: z.object({ administrator: z.string().nullable(), report: z.string().nullable() }),
  }),
  payloadKey: 'data',
  access: 'public',
});

/** A tiled base map layer. Attribution is text, never HTML. */
export const basemapLayer = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['xyz', 'wmts']),
  /** With `{z} {x}` and `{y}` or `{-y}`, for WMTS the address of the service; hosts may be a range, `{a-c}` or `{0-7}`. */
  url: z.string(),
  attribution: z.string(),
  minZoom: z.number().int(),
  maxZoom: z.number().int(),
  projection: z.string(),
  /** WMTS: layer, tile matrix set, format, version. */
  wmts: z
    .object({
      layer: z.string(),
      matrixSet: z.string(),
      format: z.string(),
      version: z.string(),
      style: z.string(),
    })
    .nullable(),
});
export type BasemapLayer = z.infer<typeof basemapLayer>;

/** What maps can be drawn on. */
export const basemaps = z.object({ layers: z.array(basemapLayer), tiandituKey: z.string().nullable() });
export type Basemaps = z.infer<typeof basemaps>;

export const basemap = defineCall({
  name: 'basemap',
  summary:
    'Base map layers of the installation, bottom first, none where it has none; and its key of Tianditu, whose maps are offered with it.',
  method: 'GET',
  path: '/gep/user/basemap',
  encoding: 'none',
  response: basemaps,
  payloadKey: 'data',
  access: 'session',
});
