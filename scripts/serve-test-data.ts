import { createReadStream, readdirSync, statSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { hasTestData, testDataFolder } from './test-data';

/**
 * Gives tests in the browser the real test data: `/test-data/rasters/single/dem.tif`, also by ranges, and the names in
 * a folder as a JSON list.
 */
export function serveTestData(): Plugin {
  return {
    name: 'test-data',
    configureServer({ middlewares }) {
      if (!hasTestData) return;
      middlewares.use('/test-data', ({ url = '/', headers }, response) => {
        const path = resolve(testDataFolder, `.${decodeURIComponent(new URL(url, 'http://-').pathname)}`);
        if (path !== testDataFolder && !path.startsWith(testDataFolder + sep)) return answer(response, 404);
        const found = statSync(path, { throwIfNoEntry: false });
        if (!found) return answer(response, 404);
        if (found.isDirectory()) return answer(response, 200, JSON.stringify(readdirSync(path)));
        const range = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '');
        if (!range) return void createReadStream(path).pipe(response);
        const [start, last] = [Number(range[1]), range[2] === '' ? Infinity : Number(range[2])];
        if (start >= found.size) return answer(response, 416);
        const end = Math.min(last, found.size - 1);
        response.writeHead(206, {
          'Content-Range': `bytes ${start}-${end}/${found.size}`,
          'Content-Length': end - start + 1,
        });
        createReadStream(path, { start, end }).pipe(response);
      });
    },
  };
}

function answer(response: ServerResponse, status: number, body = ''): void {
  response.writeHead(status).end(body);
}
