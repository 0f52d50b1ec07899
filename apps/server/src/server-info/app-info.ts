import { limits } from '@gep/api-client/contract';
import type { BasemapLayer, Basemaps, SupportInfo } from '@gep/api-client/contract';
import type { Config } from '../config';
import type { BasemapConfig } from '../config/basemap';
import { phrase, textOf } from '../message/phrase';
import type { Services } from '../services';
import { lastMigration } from '../store/check-schema';
import { version } from '../version';

/**
 * What a client has to know first.
 * @param isSignedIn the key of region files is for who may send some
 */
export function appInfo({ regionFileKey, registration, entries }: Config, isSignedIn: boolean) {
  const key = isSignedIn ? Buffer.from(regionFileKey).toString('base64') : null;
  return {
    version,
    regionFile: { encoding: 'aes-ecb' as const, key },
    uploadBytes: { region: limits.regionUploadBytes, input: limits.inputUploadBytes },
    registration,
    entries: { administrator: portOf(entries.administrator), report: portOf(entries.report) },
  };
}

const portOf = (port: number): string | null => (port === 0 ? null : String(port));

/** Whom to ask for help, and which programs run here. */
export function supportInfo({ config, database }: Services): SupportInfo {
  return {
    contact: config.supportText,
    version,
    tables: lastMigration(),
    database: database.kind,
    node: process.version,
  };
}

/** What maps can be drawn on. */
export function basemaps({ basemap, tianditu }: Config): Basemaps {
  return { layers: basemapLayers(basemap), tiandituKey: tianditu.key };
}

/** The base map of the installation, none where it is not set. */
function basemapLayers(basemap: BasemapConfig): BasemapLayer[] {
  const { kind, url, attribution, projection, minLevel, maxLevel, wmts } = basemap;
  if (kind === 'none' || url === null) return [];
  return [
    {
      id: 'basemap',
      name: textOf(phrase('name.basemap')).zh,
      type: kind,
      url,
      attribution,
      minZoom: minLevel,
      maxZoom: maxLevel,
      projection,
      wmts: kind === 'wmts' ? { ...wmts, version: '1.0.0' } : null,
    },
  ];
}
