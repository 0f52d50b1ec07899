import { encodeSymbol } from '@gep/map-engine/codec';
import { lineSymbol, markerSymbol } from '@gep/map-engine/model';
import type { PublicGroup, SessionUser } from '@gep/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAdministrator } from '../user/is-administrator';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let head: string;

beforeAll(async () => {
  server = await testApp({}, { GEP_ADMINISTRATORS: 'head, second' });
  await server.addMainUser('head');
  head = await server.login('head');
});
afterAll(() => server.close());

const path = '/CRGis/public/style/library';
const file = (...names: readonly string[]) =>
  JSON.stringify({
    ...{ type: 'gep-styles', version: 1 },
    styles: names.map((name) => ({
      name,
      style: encodeSymbol(name.startsWith('点') ? markerSymbol() : lineSymbol()),
    })),
  });
const load = (group: string, text: string, token = head) =>
  server.send('POST', path, { token, json: { group, file: text } });
const library = async () =>
  (await server.send('GET', path, { token: head })).result as readonly PublicGroup[];
/** Names of groups and of their styles. */
const shelf = async () =>
  (await library()).map(({ name, styles }) => [name, ...styles.map((style) => style.name)].join(' '));
const idOf = async (name: string) =>
  (await library()).flatMap(({ styles }) => styles).find((style) => style.name === name)?.id ?? '';
const change = (id: string, name: string, group: string) =>
  server.send('PUT', `${path}/${id}`, { token: head, form: { name, group } });

beforeEach(async () => {
  await load('福建', file('红线', '点'));
  await load('江西', file('蓝线'));
});

describe('the public style library, for administrators of the installation', () => {
  it('lists what the installation has added, not what comes with the product', async () => {
    expect(await shelf()).toEqual(expect.arrayContaining(['江西 蓝线', '福建 红线 点']));
    expect(await library()).toHaveLength(2);
    const [styles] = (await library()).map((group) => group.styles.map(({ styleType }) => styleType));
    expect(['LINE', 'LINE,POINT']).toContain(styles.join());
  });

  it('takes a file in place of a group, and refuses one that it cannot use whole', async () => {
    expect(await load('江西', file('绿线', '灰线'))).toMatchObject({ code: '00000', result: { count: 2 } });
    expect(await shelf()).toContain('江西 绿线 灰线');
    for (const text of ['no json', '{"type":"FeatureCollection"}'])
      expect(await load('江西', text)).toMatchObject({ status: 400, code: '10400' });
    const bad = JSON.stringify({ type: 'gep-styles', version: 1, styles: [{ name: 'a', style: {} }] });
    expect(await load('江西', bad)).toMatchObject({ status: 400, code: '50103' });
    expect(await load(' ', file('a'))).toMatchObject({ status: 400, code: '10400' });
    expect(await shelf()).toContain('江西 绿线 灰线');
  });

  it('renames a style where it is, and moves it to the end of another group or of a new one', async () => {
    expect(await change(await idOf('红线'), '省界', '福建')).toMatchObject({ code: '00000' });
    expect(await shelf()).toContain('福建 省界 点');
    await change(await idOf('省界'), '省界', '江西');
    expect(await shelf()).toEqual(expect.arrayContaining(['福建 点', '江西 蓝线 省界']));
    await change(await idOf('点'), '点', '安徽');
    expect(await shelf()).toEqual(expect.arrayContaining(['安徽 点', '江西 蓝线 省界']));
    // Everybody sees it at its new place.
    const { result } = await server.send('GET', '/CRGis/public/style/type/POINT', { token: head });
    expect((result as { name: string }[]).at(-1)?.name).toBe('安徽');
    await server.send('DELETE', `${path}?group=${encodeURIComponent('安徽')}`, { token: head });
  });

  it('renames a group, which joins one that has the name already', async () => {
    const rename = (group: string, name: string) =>
      server.send('PUT', `${path}?group=${encodeURIComponent(group)}`, { token: head, form: { name } });
    expect(await rename('福建', '福建省')).toMatchObject({ code: '00000' });
    expect(await shelf()).toEqual(expect.arrayContaining(['福建省 红线 点', '江西 蓝线']));
    expect(await rename('福建', '福建省')).toMatchObject({ status: 404, code: '10404' });
    expect(await rename('福建省', ' ')).toMatchObject({ status: 400, code: '10400' });
    expect(await rename('福建省', '福建省')).toMatchObject({ code: '00000' });
    await rename('福建省', '江西');
    expect(await shelf()).toEqual(['江西 蓝线 红线 点']);
    const { result } = await server.send('GET', '/CRGis/public/style/type/LINE', { token: head });
    const styles = (result as PublicGroup[]).filter(({ name }) => name === '江西');
    expect(styles).toHaveLength(1);
  });

  it('removes a style and a group, once', async () => {
    const id = await idOf('红线');
    const remove = (rest: string) => server.send('DELETE', `${path}${rest}`, { token: head });
    expect(await remove(`/${id}`)).toMatchObject({ code: '00000' });
    expect(await remove(`/${id}`)).toMatchObject({ status: 404, code: '10404' });
    expect(await change(id, 'a', '福建')).toMatchObject({ status: 404, code: '10404' });
    expect(await shelf()).toContain('福建 点');
    const group = `?group=${encodeURIComponent('福建')}`;
    expect(await remove(group)).toMatchObject({ code: '00000' });
    expect(await remove(group)).toMatchObject({ status: 404, code: '10404' });
    expect(await shelf()).toEqual(['江西 蓝线']);
  });

  it('is closed to owners of projects whom the setting does not name, and says so to the console', async () => {
    const owner = await server.login();
    expect(await load('江西', file('a'), owner)).toMatchObject({ status: 403, code: '10403' });
    expect(await server.send('GET', path, { token: owner })).toMatchObject({ status: 403, code: '10403' });
    expect(await shelf()).toContain('江西 蓝线');
    for (const [token, expected] of [
      [owner, false],
      [head, true],
    ] as const) {
      const { data } = await server.send('GET', '/gep/user/userinfo', { token });
      expect((data as SessionUser).isAdministrator).toBe(expected);
    }
  });

  it('is closed to a department whose account is called as one that the setting names', () => {
    const named = ['head', 'second'];
    expect(isAdministrator(named, { role: 'PROJECT_ADMIN', userName: 'second' })).toBe(true);
    expect(isAdministrator(named, { role: 'DATA_ENTRY', userName: 'second' })).toBe(false);
    expect(isAdministrator([], { role: 'PROJECT_ADMIN', userName: '' })).toBe(false);
  });
});
