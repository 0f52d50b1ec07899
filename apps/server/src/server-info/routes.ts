import { calls, limits } from '@gep/api-client/contract';
import type { BasemapLayer } from '@gep/api-client/contract';
import type { FastifyInstance } from 'fastify';
import type { BasemapConfig } from '../config';
import type { Services } from '../services';
import type { RegisterCall } from '../call/register-call';
import { openApi } from './openapi';
import { checkRunQueue } from '../job/queue-queries';
import { version } from '../version';
import { phrase, textOf } from '../message/phrase';

type Health = 'ok' | 'failing';

/** Health, what a client has to know first, the base map and the description of the API. */
export function serverRoutes(register: RegisterCall, services: Services, app: FastifyInstance): void {
  const { config, database, files } = services;
  register(calls.healthz, async (_input, { reply }) => {
    const [databaseHealth, fileHealth, queue] = await Promise.all([
      health(database.check()),
      health(files.check()),
      health(checkRunQueue(database)),
    ]);
    const status: Health = [databaseHealth, fileHealth, queue].includes('failing') ? 'failing' : 'ok';
    if (status === 'failing') reply.code(503);
    return { status, version, database: databaseHealth, files: fileHealth, queue };
  });
  register(calls.appInfo, () =>
    Promise.resolve({
      version,
      regionFile: {
        encoding: 'aes-ecb' as const,
        key: Buffer.from(config.regionFileKey).toString('base64'),
      },
      uploadBytes: { region: limits.regionUploadBytes, input: limits.inputUploadBytes },
      entries: { administrator: null, report: null },
    }),
  );
  register(calls.basemap, () => Promise.resolve({ layers: basemapLayers(config.basemap) }));
  let description: unknown;
  app.get('/openapi.json', () => (description ??= openApi(Object.values(calls))));
}

function health(check: Promise<void>): Promise<Health> {
  return check.then(
    () => 'ok',
    () => 'failing',
  );
}

function basemapLayers(basemap: BasemapConfig): BasemapLayer[] {
  const { kind, url, attribution, projection, minLevel, maxLevel, layer } = basemap;
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
      wmts:
        kind === 'wmts'
          ? { layer: layer ?? '', matrixSet: 'w', format: 'tiles', version: '1.0.0', style: 'default' }
          : null,
    },
  ];
}
