import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeScheme, encodeScheme } from '@gep/map-engine/codec';
import { fillSymbol, imageMarker, markerSymbol, pointPatternFill } from '@gep/map-engine/model';
import type { FillSymbol } from '@gep/map-engine/model';
import { createScheme, generateCategories } from '@gep/map-engine/scheme';
import { calls, limits } from '@gep/api-client/contract';
import type { VectorLayer } from '@gep/api-client/contract';
import { calculatedSample } from '../testing/calculated-sample';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  ({ server, token, projectId } = await calculatedSample());
});
afterAll(() => server.close());

/** A picture as data, of so many bytes. */
const picture = (bytes: number) => `data:image/png;base64,${Buffer.alloc(bytes, 7).toString('base64')}`;
const showing = (source: string): FillSymbol =>
  fillSymbol(pointPatternFill({ marker: markerSymbol(imageMarker({ name: 'tree.png', source })) }));

/** Twenty classes that show one picture, as their template and the row of everything else do. */
function twentyClasses(source: string) {
  const field = { name: 'value', type: 'REAL' } as const;
  const start = { ...createScheme('graduated-color', 'polygon', { template: showing(source) }), field };
  const classification = { ...start.classification, classes: 20, method: 'equal-interval' } as const;
  const values = Array.from({ length: 100 }, (_, i) => i);
  const scheme = generateCategories({ ...start, classification }, { values });
  return {
    ...scheme,
    categories: scheme.categories.map((row) => ({ ...row, symbol: showing(source) })),
  };
}

const address = () => `/gep/user/layer/modify/${projectId}/7/3/water-conservation/style`;
const save = (layerStyle: string) => server.send('PUT', address(), { token, json: { layerStyle } });
const saved = async () => {
  const path = `/gep/user/layer/vector/${projectId}/7/3/water-conservation/data?part=info`;
  return ((await server.send('GET', path, { token })).data as VectorLayer).layerStyle;
};

describe('a layer style with pictures', () => {
  it('of 2 MB in twenty classes is saved and read again', async () => {
    const scheme = twentyClasses(picture(2_097_152));
    expect(scheme.categories).toHaveLength(20);
    const text = JSON.stringify(encodeScheme(scheme));
    expect(await save(text)).toMatchObject({ code: '00000' });
    const again = await saved();
    expect(again).toBe(text);
    expect(decodeScheme(again)).toEqual(scheme);
    expect(calls.saveLayerStyle.bodyBytes).toBe(limits.styleBodyBytes);
  });

  it('is refused where a symbol names no picture of the list, or one that leads elsewhere', async () => {
    const before = await saved();
    const wire = (pictures: unknown, imageIndex: number) =>
      JSON.stringify({
        ...{ schemeType: 1, geometryType: 3, pictures },
        categories: [
          {
            symbolizer: {
              patterns: [{ polygonType: 3, pointSymbolizer: { patterns: [{ markerType: 3, imageIndex }] } }],
            },
          },
        ],
      });
    const at = 'categories[0].symbolizer.patterns[0].pointSymbolizer.patterns[0]';
    const good = picture(1);
    expect(await save(wire([good], 1))).toMatchObject({ code: '50103', at: `${at}.imageIndex` });
    expect(await save(wire('all', 0))).toMatchObject({ code: '50103', at: 'pictures' });
    for (const source of ['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'file:///a'])
      expect(await save(wire([good, source], 1))).toMatchObject({ code: '50103', at: `${at}.imageSource` });
    expect(await saved()).toBe(before);
    expect(await save(wire([good], 0))).toMatchObject({ code: '00000' });
  });
});
