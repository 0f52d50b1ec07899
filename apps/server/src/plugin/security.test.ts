import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../config';
import { installSecurityHeaders } from './security';

it('lets pictures come from every host of the base map, and scripts from none', async () => {
  const app = Fastify();
  const url = 'https://t{0-2}.tiles.test/wmts';
  const xyz = { GEP_BASEMAP_KIND: 'xyz', GEP_BASEMAP_URL: url };
  const config = readConfig({ ...xyz, GEP_TIANDITU_KEY: 'tk' });
  await installSecurityHeaders(app, config);
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  const policy = String(headers['content-security-policy']).split(';');
  const own = [0, 1, 2].map((host) => `https://t${host}.tiles.test`);
  const tianditu = [0, 1, 2, 3, 4, 5, 6, 7].map((host) => `https://t${host}.tianditu.gov.cn`);
  const hosts = [...own, ...tianditu].join(' ');
  expect(policy).toContain(`img-src 'self' data: blob: ${hosts}`);
  expect(policy).toContain(`connect-src 'self' ${hosts}`);
  expect(policy).toContain("script-src 'self'");
});
