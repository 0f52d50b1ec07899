import { decodeSymbol, encodeSymbol } from '@gep/map-engine/codec';
import { imageMarker, lineSymbol, markerSymbol, simpleLine, svgMarker } from '@gep/map-engine/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
});
afterAll(() => server.close());

const path = '/CRGis/userstyle/';
const save = (form: Record<string, string>, language = 'zh') =>
  server.send('POST', path, { token, form, headers: { 'accept-language': language } });
const list = async (as: string) => (await server.send('GET', path, { token: as })).result as unknown[];
const json = (symbol: Parameters<typeof encodeSymbol>[0]) => JSON.stringify(encodeSymbol(symbol));
const line = {
  name: '红线',
  styleJson: json(lineSymbol(simpleLine({ color: '#ff0000' }))),
  styleType: 'LINE',
};
const marker = (styleJson: string) => ({ name: '点', styleJson, styleType: 'POINT' });
const drawing = (inner: string) =>
  json(
    markerSymbol(
      svgMarker({ svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>` }),
    ),
  );

describe('POST /CRGis/userstyle/', () => {
  it('saves for the signed-in user only; GET lists under result and data', async () => {
    expect(await save(line)).toMatchObject({ code: '00000', result: line });
    await server.addMainUser('painter');
    expect(await list(await server.login('painter'))).toEqual([]);
    const [saved] = (await list(token)) as { styleJson: string }[];
    expect(saved).toMatchObject(line);
    expect(decodeSymbol(saved.styleJson, 'line')).toEqual(lineSymbol(simpleLine({ color: '#ff0000' })));
  });

  describe('PUT and DELETE /CRGis/userstyle/{id}', () => {
    const idOf = async (form: Record<string, string>) =>
      ((await save(form)).result as { readonly id: string }).id;
    const rename = (as: string | undefined, id: string, name: string) =>
      server.send('PUT', `${path}${id}`, { ...(as && { token: as }), form: { name } });
    const remove = (as: string | undefined, id: string) =>
      server.send('DELETE', `${path}${id}`, as ? { token: as } : {});

    it('renames and deletes a style of the signed-in user', async () => {
      const id = await idOf(line);
      expect(await rename(token, id, ' 河流 ')).toMatchObject({
        code: '00000',
        result: { ...line, id, name: '河流' },
      });
      expect(await list(token)).toContainEqual({ ...line, id, name: '河流' });
      expect(await remove(token, id)).toMatchObject({ code: '00000' });
      expect(await list(token)).not.toContainEqual(expect.objectContaining({ id }));
      expect(await remove(token, id)).toMatchObject({ status: 404, code: '10404' });
    });

    it('asks for a name', async () => {
      const id = await idOf(line);
      const message = expect.stringContaining('请输入符号名称') as unknown;
      expect(await rename(token, id, ' ')).toMatchObject({ code: '10400', message });
    });

    it.each(['unknown', 'somebody else’s'])('knows no %s style', async (whose) => {
      await server.addMainUser(whose === 'unknown' ? 'stranger1' : 'stranger2');
      const other = await server.login(whose === 'unknown' ? 'stranger1' : 'stranger2');
      const id = whose === 'unknown' ? '0' : await idOf(line);
      const before = await list(token);
      const absent = { status: 404, code: '10404', message: '样式不存在' };
      expect(await rename(other, id, '我的')).toMatchObject(absent);
      expect(await remove(other, id)).toMatchObject(absent);
      expect(await list(token)).toEqual(before);
    });

    it('is for who is signed in', async () => {
      const id = await idOf(line);
      expect((await rename(undefined, id, '甲')).code).toBe('10204');
      expect((await remove(undefined, id)).code).toBe('10204');
    });
  });

  it('asks for a name', async () => {
    const message = expect.stringContaining('请输入符号名称') as unknown;
    expect(await save({ ...line, name: ' ' })).toMatchObject({ code: '10400', message });
  });

  const patterns = (layer: object) => JSON.stringify({ geometryType: 1, patterns: [layer] });
  it.each([
    ['no JSON', '{"a":', 'styleJson', 'JSON'],
    ['a list', '[7]', 'styleJson', 'object'],
    ['a marker that is a word', patterns({ markerType: 'star' }), 'patterns[0].markerType', '0, 1, 2, 3'],
    [
      'a colour that is none',
      patterns({ markerType: 0, fillColor: 'reddish' }),
      'patterns[0].fillColor',
      '#769868',
    ],
    ['a size below 0', patterns({ markerType: 0, size: -1 }), 'patterns[0].size', '0'],
    ['a forbidden name', '{"patterns":[{"markerType":0,"__proto__":{}}]}', 'patterns[0].__proto__', ''],
  ])('names the path of what is wrong: %s', async (_what, styleJson, at, expected) => {
    const before = await list(token);
    for (const language of ['zh', 'en']) {
      const answer = await save(marker(styleJson), language);
      expect(answer).toMatchObject({ status: 400, code: '50103', at });
      expect(answer.message).toContain(at);
      expect(answer.message).toContain(expected);
    }
    expect(await list(token)).toEqual(before);
  });

  it.each([
    '<path d="M0 0h9v9z" fill="#123456" style="stroke:url(#g)"/><defs><linearGradient id="g"/></defs>',
    '<style>.a{fill:#fff}</style><use href="#p"/><text x="1">甲 &amp; 乙</text>',
    '<!-- <script> in a comment --><sodipodi:namedview pagecolor="#fff"/>',
    '<title>onload=</title>',
  ])('takes the drawing %s', async (inner) => {
    expect(await save(marker(drawing(inner)))).toMatchObject({ code: '00000' });
  });

  // What the lists of OWASP (XSS through SVG) and of DOMPurify's own tests try.
  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT href="data:,alert(1)"/>',
    '<svg:script>alert(1)</svg:script>',
    '<path onload="alert(1)"/>',
    "<path\nonclick='alert(1)'/>",
    '<a href="javascript:alert(1)"><path/></a>',
    '<use href="https://example.org/a.svg#x"/>',
    '<use xlink:href="//example.org/a.svg#x"/>',
    '<image href="https://example.org/a.png"/>',
    '<foreignObject><body/></foreignObject>',
    '<style>@import "https://example.org/a.css";</style>',
    '<style>path{fill:url(https://example.org/a)}</style>',
    '<style>path{fill:\\75 rl(https://example.org/a)}</style>',
    '<path fill="u&#x72;l(https://example.org/a)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '<set attributeName="onclick" to="alert(1)"/>',
    '<path d="M0 0"',
    '<path d=x onload=alert(1)>',
    '<![CDATA[<script>alert(1)</script>]]>',
    '<?php echo 1 ?>',
  ])('refuses the drawing %s', async (inner) => {
    const before = await list(token);
    expect(await save(marker(drawing(inner)))).toMatchObject({ code: '50103', at: 'patterns[0].svg' });
    expect(await list(token)).toEqual(before);
  });

  it('refuses entities, and drawings inside parts that this version does not know', async () => {
    const svg = '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>';
    expect((await save(marker(json(markerSymbol(svgMarker({ svg })))))).code).toBe('50103');
    const unknown = patterns({ markerType: 0, later: { svg: '<svg onload="alert(1)"/>' } });
    expect(await save(marker(unknown))).toMatchObject({ code: '50103', at: 'patterns[0].later.svg' });
  });

  it.each([
    ['data:image/png;base64,iVBORw0KGgo=', '00000'],
    ['https://example.org/a.png', '00000'],
    [`data:image/svg+xml;utf8,${encodeURIComponent('<svg><path/></svg>')}`, '00000'],
    [`data:image/svg+xml;base64,${btoa('<svg onload="x()"/>')}`, '50103'],
    ['data:text/html,<script>alert(1)</script>', '50103'],
    ['javascript:alert(1)', '50103'],
    ['file:///etc/passwd', '50103'],
  ])('answers the picture %s with %s', async (source, code) => {
    expect((await save(marker(json(markerSymbol(imageMarker({ source })))))).code).toBe(code);
  });
});
