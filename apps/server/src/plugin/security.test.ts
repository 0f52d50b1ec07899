import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from '../config';
import { installSecurityHeaders } from './security';

it('lets pictures come from every host of the base map, and scripts from none', async () => {
  const app = Fastify();
  const url = 'https://t{0-2}.tiles.test/wmts';
  const config = readConfig({ GEP_BASEMAP_KIND: 'xyz', GEP_BASEMAP_URL: url });
  await installSecurityHeaders(app, config);
  app.get('/', () => 'page');
  const { headers } = await app.inject('/');
  const policy = String(headers['content-security-policy']).split(';');
  const hosts = 'https://t0.tiles.test https://t1.tiles.test https://t2.tiles.test';
  expect(policy).toContain(`img-src 'self' data: blob: ${hosts}`);
  expect(policy).toContain(`connect-src 'self' ${hosts}`);
  expect(policy).toContain("script-src 'self'");
});
