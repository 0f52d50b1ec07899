import { expect, it } from 'vitest';
import { testApp } from '../../src/testing/test-app';

it('a stranger is not told the key of region files, a session is', async () => {
  const server = await testApp({}, { GEP_REGION_FILE_KEY: '0123456789abcdef' });
  const key = Buffer.from('0123456789abcdef').toString('base64');
  const ask = (token?: string) => server.send('GET', '/gep/user/app', { ...(token && { token }) });
  for (const answer of [await ask(), await ask('nobody')])
    expect(answer).toMatchObject({ code: '00000', data: { regionFile: { encoding: 'aes-ecb', key: null } } });
  expect(await ask(await server.login())).toMatchObject({ data: { regionFile: { key } } });
  await server.close();
});
