import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { errorCodes, languageOf } from '@gep/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { word } from '../error/word';
import { phrase } from '../message/phrase';
import { keepPrivate } from './security';

/**
 * The administration on another port of the host hands a session over in the name of the window. A page that keeps to its
 * own windows would open with an empty name.
 */
const handOffPage = '/adminViewPage';

/**
 * Serves the console: its files, and its page for every other path that a browser opens (history mode). Unknown paths
 * of the API answer NOT_FOUND. Without a folder there is the API alone.
 */
export async function installConsole(app: FastifyInstance, folder: string | null): Promise<void> {
  const built = folder !== null && existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: 'index.html',
      // The build leaves .br and .gz beside its files.
      preCompressed: true,
      // Its own header would win over the one below.
      cacheControl: false,
      setHeaders: (response, path) => {
        const immutable = /[/\\]assets[/\\]/.test(path);
        response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0];
    const isPage = request.method === 'GET' && !/^\/(gep|CRGis)\//.test(path) && !/\.\w+$/.test(path);
    if (built && isPage) {
      if (path === handOffPage) reply.header('cross-origin-opener-policy', 'unsafe-none');
      return reply.header('cache-control', 'no-cache').sendFile('index.html');
    }
    keepPrivate(reply);
    const { code, message } = word(
      { name: 'NOT_FOUND', args: { what: phrase('thing.call') } },
      languageOf(request.headers['accept-language']),
    );
    return reply.code(errorCodes.NOT_FOUND.status).send({ code, message, data: null });
  });
}
