import { encodeSymbol } from '@gep/map-engine/codec';
import { lineSymbol, simpleLine } from '@gep/map-engine/model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../src/testing/test-app';
import type { Answer, TestApp } from '../../src/testing/test-app';
import { insertUserStyle } from '../../src/style/queries';

const path = '/CRGis/userstyle';
const MiB = 1024 * 1024;
const symbol = JSON.stringify(encodeSymbol(lineSymbol(simpleLine({ color: '#ff0000' }))));
/** A style of this many bytes: spaces are a part of the text. */
const style = (bytes = 0) => ({ name: '线', styleType: 'LINE', styleJson: symbol.padEnd(bytes) });

let server: TestApp;
let userId: string;
let token: string;

beforeEach(async () => {
  server = await testApp();
  userId = await server.addMainUser('painter');
  token = await server.login('painter');
});
afterEach(() => server.close());

const save = (bytes?: number) => server.send('POST', path, { token, json: style(bytes) });
const list = async () => (await server.send('GET', path, { token })).result as { styleJson: string }[];
const codesOf = (answers: readonly Answer[]) => answers.map(({ code }) => code).sort();

/** Styles that were in the database before. */
async function keep(count: number, bytes?: number): Promise<void> {
  const { db } = server.app.services.database;
  for (let index = 0; index < count; index += 1)
    await insertUserStyle(db, {
      id: `${userId}${index}`,
      userId,
      ...style(bytes),
      createdAt: new Date(index),
    });
}

describe('the private library of a user', () => {
  it('holds 200 styles, also where several are saved at once', async () => {
    await keep(198);
    expect(codesOf(await Promise.all([save(), save(), save(), save()]))).toEqual([
      '00000',
      '00000',
      '50109',
      '50109',
    ]);
    expect(await list()).toHaveLength(200);
  });

  it('holds 20 MB, and says so', async () => {
    await keep(5, 4 * MiB - 1000);
    expect(await save(6000)).toMatchObject({
      code: '50109',
      message: expect.stringContaining('20 MB') as string,
    });
    expect(await save(4000)).toMatchObject({ code: '00000' });
    await server.addMainUser('other');
    const other = await server.login('other');
    expect(await server.send('POST', path, { token: other, json: style() })).toMatchObject({ code: '00000' });
  });

  it('is listed by type, in pages and without the texts, which are read one by one', async () => {
    await keep(5);
    await save();
    const page = async (query: string) =>
      (await server.send('GET', `${path}?${query}`, { token })).result as { id: string; styleJson: string }[];
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    expect(ids(await page('pageNum=2&pageSize=2'))).toEqual([`${userId}2`, `${userId}3`]);
    expect(await page('pageNum=4&pageSize=2')).toEqual([]);
    expect(await page('styleType=POINT')).toEqual([]);
    expect(await page('styleType=LINE')).toHaveLength(6);
    const [first, ...others] = await page('withoutJson=true');
    expect(others).toHaveLength(5);
    expect(first).toEqual({ id: `${userId}0`, name: '线', styleType: 'LINE', styleJson: '' });
    const one = await server.send('GET', `${path}/${first.id}`, { token });
    expect(one.result).toEqual({ ...first, styleJson: symbol });
    await server.addMainUser('other');
    const foreign = await server.send('GET', `${path}/${first.id}`, { token: await server.login('other') });
    expect(foreign).toMatchObject({ status: 404, code: '10404' });
  });

  it('never fills an answer with more, even where it grew before there was a bound', async () => {
    await keep(8, 4 * MiB);
    expect((await list()).map(({ styleJson }) => styleJson.length)).toEqual(Array(5).fill(4 * MiB));
    for (let index = 0; index < 4; index += 1)
      await server.send('DELETE', `${path}/${userId}${index}`, { token });
    expect(await list()).toHaveLength(4);
    expect(await save()).toMatchObject({ code: '00000' });
  });
});
