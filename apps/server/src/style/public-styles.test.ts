import { encodeSymbol } from '@gep/map-engine/codec';
import { lineSymbol, markerSymbol, simpleLine, svgMarker } from '@gep/map-engine/model';
import type { MapSymbol } from '@gep/map-engine/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { importPublicStyles, listPublicGroups, removePublicStyles } from './public-styles';

let server: TestApp;
let token: string;
beforeAll(async () => {
  server = await testApp();
  token = await server.login();
});
afterAll(() => server.close());

const file = (...styles: readonly (readonly [string, MapSymbol])[]) =>
  JSON.stringify({
    type: 'gep-styles',
    version: 1,
    styles: styles.map(([name, symbol]) => ({ name, style: encodeSymbol(symbol) })),
  });
const red = lineSymbol(simpleLine({ color: '#ff0000' }));
const load = (text: string) => importPublicStyles(server.app.services, '福建', text);
const groups = async (type: string) =>
  (await server.send('GET', `/CRGis/public/style/type/${type}`, { token })).result as {
    readonly name: string;
    readonly children: readonly { readonly name: string }[];
  }[];

describe('a group that an installation adds to the public library', () => {
  it('comes after the groups of the product, with the styles in the order of its file', async () => {
    expect(await load(file(['红线', red], ['点', markerSymbol()], ['蓝线', lineSymbol()]))).toBe(3);
    const lines = await groups('LINE');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.at(-1)).toMatchObject({ name: '福建', children: [{ name: '红线' }, { name: '蓝线' }] });
    expect((await groups('POINT')).at(-1)).toMatchObject({ name: '福建', children: [{ name: '点' }] });
    expect((await groups('POLYGON')).map(({ name }) => name)).not.toContain('福建');
  });

  it('is replaced by the next file of its name, and removed', async () => {
    await load(file(['绿线', red]));
    expect(await listPublicGroups(server.app.services)).toEqual([{ name: '福建', count: 1 }]);
    expect(await removePublicStyles(server.app.services, '福建')).toBe(1);
    expect(await listPublicGroups(server.app.services)).toEqual([]);
    await expect(removePublicStyles(server.app.services, '福建')).rejects.toMatchObject({ name: 'GepError' });
  });

  it.each([
    ['no JSON', 'not json', /FILE/],
    ['another kind of file', '{"type":"FeatureCollection"}', /type/],
    [
      'a style without a name',
      JSON.stringify({ type: 'gep-styles', version: 1, styles: [{ style: {} }] }),
      /styles\.0\.name/,
    ],
    [
      'a symbol that cannot be read',
      JSON.stringify({ type: 'gep-styles', version: 1, styles: [{ name: 'a', style: {} }] }),
      /styles\[0\]\.style/,
    ],
    [
      'a drawing with a script',
      file([
        'a',
        markerSymbol(svgMarker({ svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' })),
      ]),
      /styles\[0\]\.style/,
    ],
  ])('refuses %s and keeps what is there', async (_, text, culprit) => {
    await load(file(['红线', red]));
    const error = await load(text).catch((reason: unknown) => reason);
    expect(JSON.stringify(error)).toMatch(culprit);
    expect(await listPublicGroups(server.app.services)).toEqual([{ name: '福建', count: 1 }]);
  });
});
