import { createTestClient, TestFault } from '@gep/api-client/testing';
import type { UserStyle } from '@gep/api-client';
import { fillSymbol, lineSymbol } from '@gep/map-engine/model';
import { expect, it, vi } from 'vitest';
import { fieldPort, libraryPort } from './style-ports';

/** A server that keeps the styles of one user. */
function library() {
  let styles: UserStyle[] = [];
  const own = (id: string) => {
    const found = styles.find((style) => style.id === id);
    if (!found) throw new TestFault('NOT_FOUND', { what: '样式' });
    return found;
  };
  const onNotice = vi.fn();
  const { client } = createTestClient(
    {
      listUserStyles: ({ query: { styleType, pageNum = 1, pageSize = styles.length } }) =>
        styles
          .filter((style) => style.styleType === styleType)
          .slice((pageNum - 1) * pageSize, pageNum * pageSize),
      saveUserStyle: ({ body }) => {
        const saved = { id: String(styles.length + 1), ...body };
        styles = [...styles, saved];
        return saved;
      },
      renameUserStyle: ({ params, body }) => {
        const renamed = { ...own(params.id), ...body };
        styles = styles.map((style) => (style.id === params.id ? renamed : style));
        return renamed;
      },
      deleteUserStyle: ({ params }) => {
        const gone = own(params.id);
        styles = styles.filter((style) => style !== gone);
        return null;
      },
    },
    { onNotice },
  );
  return { port: libraryPort(client), onNotice };
}
const { signal } = new AbortController();

it('saves, lists by kind, renames and deletes the styles of the user, without notices from the library', async () => {
  const { port, onNotice } = library();
  await port.save('林地', fillSymbol());
  await port.save('铁路', lineSymbol());
  expect(await port.privateStyles('fill', signal)).toEqual([{ id: '1', name: '林地', symbol: fillSymbol() }]);
  await port.rename?.('1', '疏林');
  expect((await port.privateStyles('fill', signal)).map(({ name }) => name)).toEqual(['疏林']);
  await port.remove?.('1');
  expect(await port.privateStyles('fill', signal)).toEqual([]);
  expect(await port.privateStyles('line', signal)).toHaveLength(1);
  expect(onNotice).not.toHaveBeenCalled();
});

it('lists more styles than a page holds', async () => {
  const { port } = library();
  for (let index = 0; index < 101; index += 1) await port.save(`${index}`, fillSymbol());
  const names = (await port.privateStyles('fill', signal)).map(({ name }) => name);
  expect(names).toEqual(Array.from({ length: 101 }, (_, index) => `${index}`));
});

it('rejects where a style is gone, so that the editor can say so', async () => {
  const { port } = library();
  await expect(port.rename?.('7', '甲')).rejects.toMatchObject({ code: '10404' });
  await expect(port.remove?.('7')).rejects.toMatchObject({ code: '10404' });
});

const place = { projectId: '1', modelId: '2', layerType: 3, name: 'total', compareFlag: 0 } as const;
const fields = [
  { name: 'Sum', type: 'REAL' },
  { name: 'Name', type: 'STRING' },
] as const;

it('returns the distribution of a numeric field from the features at hand', async () => {
  const { client } = createTestClient({
    fieldDetail: ({ params }) => ({
      field: params.fieldName,
      valueType: 'REAL',
      min: 1,
      max: 9,
      mean: 5,
      stddev: 3.2,
      totalCount: 3,
      uniqueValueCount: 3,
      enableUniqueValue: true,
      uniqueValues: [],
    }),
  });
  const features = [1, 5, 9].map((Sum) => ({ id: `${Sum}`, wkb: null, properties: { Sum, Name: `${Sum}` } }));
  const port = fieldPort(client, place, fields, features);
  const { histogram, mean } = await port.statistics(['Sum'], signal);
  expect([histogram?.min, histogram?.max, mean]).toEqual([1, 9, 5]);
  expect(Array.from(histogram?.counts ?? []).reduce((sum, count) => sum + count, 0)).toBe(3);
  expect((await port.statistics(['Name'], signal)).histogram).toBeNull();
});

it('counts combinations of fields on the features at hand', async () => {
  const { client } = createTestClient({});
  const features = ['a', 'b', 'a'].map((Name, id) => ({
    id: `${id}`,
    wkb: null,
    properties: { Name, Sum: 1 },
  }));
  const port = fieldPort(client, place, fields, features);
  expect(await port.statistics(['Name', 'Sum'], signal)).toMatchObject({
    fields: ['Name', 'Sum'],
    uniqueValues: [
      { values: ['a', 1], count: 2 },
      { values: ['b', 1], count: 1 },
    ],
  });
});
