import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import proj4 from 'proj4';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cellToMap } from '@gep/raster';
import { writeGeoTiff } from '@gep/raster/node';
import { calls } from '@gep/api-client/contract';
import type { Scenario } from '@gep/api-client/contract';
import { planRun } from '../calculation/plan';
import { deletePrepared } from '../calculation/prepared-queries';
import { projectFrame } from '../calculation/project-frame';
import type { ProjectFrame } from '../calculation/project-frame';
import { readRunSource } from '../calculation/source-queries';
import { notFound } from '../error/gep-error';
import { importProject } from '../project-folder/import-project';
import { resultsOf, zonalOf } from '../result/queries';
import type { ResultRow } from '../result/queries';
import { polygonOf } from '../testing/polygon-wkb';
import { writePartOfSample } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';
import { actorOf } from '../user/actor';
import { findUserByName } from '../user/queries';
import { readFlat } from '../worker/flat-file';
import { keptFrame } from './kept-frame';
import { preparedInputs } from './prepared-inputs';
import { landCoverScenario } from './scenario';

let server: TestApp;
let token: string;
let projectId: string;
let frame: ProjectFrame;
let cover: Int32Array;
let districts: Int32Array;
let folder: string;
let projects = 0;

/** All models of the sample, calculated with its land cover or another one. */
async function calculated(landCover?: Uint8Array): Promise<string> {
  if (landCover) await writeFile(join(folder, 'land_cover.tif'), landCover);
  const path = join(folder, 'project.json');
  const project = JSON.parse(await readFile(path, 'utf8')) as object;
  await writeFile(path, JSON.stringify({ ...project, name: `情景${(projects += 1)}` }));
  const owner = (await findUserByName(server.app.services.database.db, 'admin')) ?? notFound('user');
  const { id } = await importProject(server.app.services, actorOf(owner, 'import'), folder);
  await startRunOf(server, token, id, 'calculation');
  expect((await endOfRun(server, token, id, 'calculation')).state).toBe('complete');
  return id;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gep-scenario-'));
  await writePartOfSample(folder, 2000, null);
  server = await testApp();
  token = await server.login();
  projectId = await calculated();
  const { services } = server.app;
  const source = (await readRunSource(services.database.db, projectId)) ?? notFound('project');
  frame = await projectFrame(source);
  const prepared = await preparedInputs(services, planRun(source), frame, []);
  const { width, height } = frame.flat;
  cover = readFlat(prepared?.inputs.get('landCover/0')?.path ?? '', 'int32', 0, width * height);
  districts = readFlat(prepared?.districtPath ?? '', 'int32', 0, width * height);
  // Every model of the sample is calculated.
}, 900_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

type Box = readonly [left: number, top: number, right: number, bottom: number];
/** In several districts and ecosystem types. */
const box: Box = [36, 36, 52, 47];

/** A box of whole cells as it is drawn on the map. */
function drawn([left, top, right, bottom]: Box): string {
  const { forward } = proj4(frame.grid.crs.proj4, 'EPSG:3857');
  const corner = (x: number, y: number) =>
    forward([...cellToMap(frame.flat.transform, x, y)]) as [number, number];
  return polygonOf([corner(left, top), corner(left, bottom), corner(right, bottom), corner(right, top)]);
}

const ask = (more: Record<string, unknown> = {}, as = token) =>
  server.send('POST', calls.landCoverScenario.path, {
    token: as,
    json: { projectId, polygon: [drawn(box)], type: 111, ...more },
  });
const ready = () =>
  server.send('GET', `${calls.prepareScenario.path}?projectId=${projectId}&compareFlag=0`, { token });
const scenarioOf = async (more: Record<string, unknown> = {}): Promise<Scenario> => {
  const { code, message, data } = await ask(more);
  expect([code, message]).toEqual(['00000', message]);
  return data as Scenario;
};

/** The land cover with another type in a box, as a file. */
async function changedCover([left, top, right, bottom]: Box, type: number): Promise<Uint8Array> {
  const { width, height, transform } = frame.flat;
  const data = cover.map((code, i) => {
    const [row, column] = [Math.floor(i / width), i % width];
    return row >= top && row < bottom && column >= left && column < right ? type : code;
  });
  return writeGeoTiff([{ width, height, transform, data, crs: frame.grid.crs.wkt, noData: -9999 }]);
}

const figures = async (id: string): Promise<ReadonlyMap<string, ResultRow>> => {
  const rows = await resultsOf(server.app.services.database.db, id);
  return new Map(
    rows.map((row) => [row.childKey === '' ? row.modelId : `${row.modelId}-${row.childKey}`, row]),
  );
};

/** Equal but for rounding: of the change itself, and of the figures that it is the difference of. */
function expectChange(
  what: string,
  found: { account: number | null; change: number } | null,
  before: number | null,
  after: number | null,
): void {
  const [was, is] = [before ?? 0, after ?? 0];
  expect(found?.account ?? 0, what).toBe(was);
  const change = found?.change ?? 0;
  expect(Math.abs(was + change - is), `${what} ${was} ${is}`).toBeLessThanOrEqual(1e-9 * Math.abs(is));
  const rounding = 1e-13 * Math.max(Math.abs(was), Math.abs(is));
  expect(Math.abs(change - (is - was)), what).toBeLessThanOrEqual(1e-9 * Math.abs(is - was) + rounding);
}

describe('what every scenario is made from', () => {
  it('is made ready before an area is drawn, and counts the services that follow the land cover', async () => {
    const { services } = await scenarioOf();
    const followed = new Set(services.map(({ modelId }) => modelId));
    expect(await ready()).toMatchObject({ code: '00000', data: { services: followed.size } });
  });

  it('is kept until the grid or the districts change', async () => {
    const { services } = server.app;
    const source = (await readRunSource(services.database.db, projectId)) ?? notFound('project');
    const kept = await keptFrame(services, source);
    expect(kept.fingerprint).toBe(frame.fingerprint);
    expect(await keptFrame(services, source)).toBe(kept);
    const { settings } = source;
    const coarser = { ...source, settings: settings && { ...settings, resolution: 4000 } };
    expect((await keptFrame(services, coarser)).flat.cellSize).toBe(4000);
    expect((await keptFrame(services, source)).fingerprint).toBe(frame.fingerprint);
  });
});

describe('a scenario of another land cover', () => {
  it.each([
    ['forest', 111],
    ['a lake', 421],
  ])('of %s is what a run with that land cover gives, for every service and district', async (_, type) => {
    const found = await scenarioOf({ type });
    const other = await calculated(await changedCover(box, type));
    const [before, after] = [await figures(projectId), await figures(other)];
    expect(found.missing).toEqual([]);
    const answered = new Set([...found.services, ...found.unchanged].map(({ modelId }) => modelId));
    expect(
      [...before.values()].filter(({ modelId }) => !answered.has(modelId)).map(({ modelId }) => modelId),
    ).toEqual(['totalGep']);
    for (const { id, quantity, value } of found.services) {
      const [was, is] = [before.get(id), after.get(id)];
      expectChange(`quantity of ${id}`, quantity, was?.functionValue ?? null, is?.functionValue ?? null);
      expectChange(`value of ${id}`, value, was?.priceValue ?? null, is?.priceValue ?? null);
    }
    for (const { modelId } of found.unchanged)
      expect(after.get(modelId)?.priceValue).toBe(before.get(modelId)?.priceValue);
    const [was, is] = [before.get('totalGep'), after.get('totalGep')];
    expectChange('total', found.total, was?.priceValue ?? null, is?.priceValue ?? null);

    const { db } = server.app.services.database;
    const ofTotal = async (row?: ResultRow) =>
      zonalOf(db, { resultId: row?.id ?? '', level: frame.partition });
    const [zonesBefore, zonesAfter] = [await ofTotal(was), await ofTotal(is)];
    for (const { code, sum } of zonesBefore) {
      const change = found.districts.find((one) => one.code === code)?.value ?? 0;
      const now = zonesAfter.find((one) => one.code === code)?.sum ?? NaN;
      expectChange(`district ${code}`, { account: sum, change }, sum, now);
    }
    expect(found.districts.length).toBeGreaterThan(1);
  });

  it('counts the cells of the project inside, and those whose type changes', async () => {
    const found = await scenarioOf();
    const [left, top, right, bottom] = box;
    const inside = Array.from(cover.keys()).filter((i) => {
      const [row, column] = [Math.floor(i / frame.flat.width), i % frame.flat.width];
      const isInside = row >= top && row < bottom && column >= left && column < right;
      return isInside && districts[i] >= 0;
    });
    expect(found.cells).toBe(inside.length);
    expect(found.area).toBeCloseTo(inside.length * 400, 6);
    expect(found.changedCells).toBe(inside.filter((i) => cover[i] !== 111).length);
    expect(found.districts.reduce((sum, { cells }) => sum + cells, 0)).toBe(inside.length);
  });

  it('of the type that is there already changes nothing', async () => {
    const [left, top] = box;
    const type = cover[top * frame.flat.width + left];
    const { changedCells, total, services } = await scenarioOf({
      ...{ type, polygon: [drawn([left, top, left + 1, top + 1])] },
    });
    expect([changedCells, total.change]).toEqual([0, 0]);
    expect(services.every(({ value, quantity }) => !value?.change && !quantity?.change)).toBe(true);
  });

  it('stores nothing', async () => {
    const before = [await figures(projectId), server.storedFiles().length];
    await scenarioOf({ type: 611 });
    expect([await figures(projectId), server.storedFiles().length]).toEqual(before);
  });

  it('names services whose result is older than its data, and leaves them out', async () => {
    const save = (capByEmission: boolean) =>
      server.send('PUT', '/gep/user/project/model/8/parameters', {
        token,
        json: { projectId, values: { capByEmission } },
      });
    const whole = await scenarioOf();
    await save(false);
    const { missing, services, total } = await scenarioOf();
    expect(missing).toMatchObject([{ modelId: '8', reason: 'outdated' }]);
    expect(services.some(({ modelId }) => modelId === '8')).toBe(false);
    const air = whole.services.find(({ id }) => id === '8')?.value?.change ?? 0;
    expect(air).not.toBe(0);
    expect(total.change).toBeCloseTo(whole.total.change - air, 0);
    await save(true);
    expect((await scenarioOf()).missing).toEqual([]);
  });
});

describe('a scenario is refused', () => {
  it('of a foreign project, of one without results and of an unknown type', async () => {
    await server.addMainUser('stranger');
    const stranger = await server.login('stranger');
    expect(await ask({}, stranger)).toMatchObject({ code: '10404', data: null });
    const empty = await server.project(token, '空');
    expect((await ask({ projectId: empty })).code).toBe('50101');
    expect((await ask({ type: 999 })).message).toContain('生态系统类型');
    expect((await ask({ type: 0 })).status).toBe(400);
  });

  it('of an area outside the project, and of none', async () => {
    expect((await ask({ polygon: [drawn([-400, -400, -390, -390])] })).code).toBe('50105');
    expect((await ask({ polygon: [drawn([5, 5, 5, 5])] })).code).toBe('50104');
    expect((await ask({ polygon: ['AAAA'] })).code).toBe('50104');
    expect((await ask({ polygon: [] })).code).not.toBe('00000');
  });

  it('not of a ring that crosses itself: each of its parts is in the area', async () => {
    const [left, top, right, bottom] = box;
    const { forward } = proj4(frame.grid.crs.proj4, 'EPSG:3857');
    const at = (x: number, y: number) =>
      forward([...cellToMap(frame.flat.transform, x, y)]) as [number, number];
    const { cells } = await scenarioOf({
      polygon: [polygonOf([at(left, top), at(right, bottom), at(right, top), at(left, bottom)])],
    });
    const half = ((right - left) * (bottom - top)) / 2;
    expect(Math.abs(cells - half)).toBeLessThan(right - left);
  });

  it('of more cells than are computed, and leaves out services that need more', async () => {
    const { services, tools } = server.app;
    const wanted = { projectId, compareFlag: 0, polygon: [drawn(box)], type: 111 } as const;
    const signal = new AbortController().signal;
    const within = (cells: number) =>
      landCoverScenario({ services, workers: tools.reads, language: 'en', signal }, wanted, cells);
    await expect(within(100)).rejects.toMatchObject({ problem: { name: 'SCENARIO_TOO_LARGE' } });
    const { missing, services: followed } = await within(400);
    const reasons = new Map(missing.map(({ modelId, reason }) => [modelId, reason]));
    // What is removed from the air has a cap in every district, and lakes are added up by district.
    expect([reasons.get('8'), reasons.get('10')]).toEqual(['too-large', 'too-large']);
    expect(followed.map(({ modelId }) => modelId)).toContain('6');
  });

  it('of more points than are taken', async () => {
    const points = Array.from({ length: 10_002 }, (_, i): [number, number] => [
      1.3e7 + 1e5 * Math.cos(i / 1600),
      3e6 + 1e5 * Math.sin(i / 1600),
    ]);
    expect((await ask({ polygon: [polygonOf(points)] })).code).toBe('50104');
  });

  it('without the inputs that the results were made from, and says so before an area is drawn', async () => {
    await deletePrepared(server.app.services.database.db, projectId);
    expect((await ask()).code).toBe('50111');
    expect((await ready()).code).toBe('50111');
  });
});
