import proj4 from 'proj4';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeWkb, toGeoJson } from '@gep/map-engine/geometry';
import { cellToMap, zonalStatistics } from '@gep/raster';
import type { Grid, PolygonGeometry } from '@gep/raster';
import { readGeoTiff } from '@gep/raster/node';
import { catalogueEntries, reclassificationPresets } from '@gep/ecosystem-models';
import type {
  CalculatedModel,
  OutdatedResult,
  RunStatus,
  StatisticRow,
  VectorLayer,
} from '@gep/api-client/contract';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { preparedInputsOf } from '../calculation/prepared-queries';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { regionFeaturesOf } from '../region/queries';
import { resultsOf } from '../result/queries';
import { fujianProject, resolution } from '../testing/fujian-project';
import { storedRaster } from '../testing/stored-raster';
import { filesOf, testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf, statusOf, untilAborted } from '../testing/wait-run';

describe.skipIf(!hasTestData)('the calculation of Fujian', () => {
  let server: TestApp;
  let token: string;
  let projectId: string;
  let pretreatment: RunStatus;
  let calculation: RunStatus;
  /** While set, reading a file takes until it is aborted. */
  let stuck = false;

  beforeAll(async () => {
    server = await testApp({
      geodata: (task, options) => (stuck ? untilAborted(options?.signal) : warmGeodata(task, options)),
    });
    token = await server.login();
    projectId = await fujianProject(server, token);
    await startRunOf(server, token, projectId, 'pretreatment');
    pretreatment = await endOfRun(server, token, projectId, 'pretreatment');
    await startRunOf(server, token, projectId, 'calculation');
    calculation = await endOfRun(server, token, projectId, 'calculation');
  });
  afterAll(() => server.close());

  const get = async (path: string) => (await server.send('GET', path, { token })).data;
  const outdated = async () =>
    (await get(`/gep/user/project/result/outdated?projectId=${projectId}`)) as OutdatedResult[];
  const rasterOf = (modelId: string, quantity: string, childKey = '', compareFlag = 0): Promise<Grid> =>
    storedRaster(server, { projectId, modelId, childKey, compareFlag }, quantity);

  it('prepares every input on one equal-area grid, with warnings that name the files', async () => {
    expect(pretreatment).toMatchObject({ state: 'complete', progress: 100, error: null });
    expect(pretreatment.items.map(({ key, state }) => [key, state])).toEqual([
      ['@districts', 'complete'],
      ['landCover', 'complete'],
      ['npp', 'complete'],
      ['precipitation', 'complete'],
    ]);
    expect(
      pretreatment.warnings.filter(({ code }) => code === '30205').map(({ message }) => message),
    ).toEqual(expect.arrayContaining([expect.stringContaining('npp.tif')]));
    const grid = await rasterOf('5', 'function');
    expect(grid.crs).toContain('Albers');
    expect([grid.transform[0], grid.transform[4]]).toEqual([resolution, -resolution]);
  });

  it('ends complete, says what is done, and sets the run state', async () => {
    expect(calculation).toMatchObject({ state: 'complete', progress: 100 });
    expect(calculation.items.map(({ modelId }) => modelId)).toEqual(['5', '6', '7', '11', 'totalGep']);
    expect(calculation.warnings.some(({ message }) => message.includes('气候调节'))).toBe(true);
    expect(await get(`/gep/user/project/?projectId=${projectId}`)).toMatchObject({
      projectState: 'COMPLETE',
    });
  });

  it('gives climate regulation by the table, cell by cell from the file', async () => {
    const [cover] = await readGeoTiff(testData('calc/fujian/landcover_20class.tif'));
    const energy = await rasterOf('6', 'function');
    const rows = reclassificationPresets.find(({ key }) => key === 'glcnmo-south')?.rows ?? [];
    const typeOf = new Map(rows.map(({ source, type }) => [source, type]));
    const heat: Readonly<Record<number, number>> = { 1: 2837.27, 2: 1300.95, 3: 969.83 };
    const area = resolution ** 2;
    const toDegrees = proj4(energy.crs, 'EPSG:4326');
    let compared = 0;
    energy.data.forEach((value, i) => {
      if (value === energy.noData) return;
      const centre = cellToMap(
        energy.transform,
        (i % energy.width) + 0.5,
        Math.floor(i / energy.width) + 0.5,
      );
      const [x, y] = toDegrees.forward([...centre]);
      const column = (x - cover.transform[2]) / cover.transform[0];
      const row = (y - cover.transform[5]) / cover.transform[4];
      // Cells whose centre is on the border of two source cells could fall on either side.
      if ([column, row].some((place) => Math.abs(place - Math.round(place)) < 1e-4)) return;
      const type = typeOf.get(cover.data[Math.floor(row) * cover.width + Math.floor(column)]) ?? NaN;
      const level1 = Number(String(type)[0]);
      const expected =
        level1 === 4
          ? ((600 * area) / 1000) * ((1000 * 2450) / (3600 * 3) + 120)
          : ((heat[level1] ?? 0) * area * 90) / (3600 * 3);
      expect(Math.abs(value - expected)).toBeLessThanOrEqual(expected * 1e-6);
      compared++;
    });
    expect(compared).toBeGreaterThan(1000);
  });

  it('gives carbon by hand from bilinear NPP in tenths', async () => {
    const [npp] = await readGeoTiff(testData('calc/fujian/npp.tif'));
    const co2 = await rasterOf('5', 'function');
    let compared = 0;
    co2.data.forEach((value, i) => {
      if (value === co2.noData || value === 0) return;
      const [x, y] = cellToMap(co2.transform, (i % co2.width) + 0.5, Math.floor(i / co2.width) + 0.5);
      const column = (x - npp.transform[2]) / npp.transform[0] - 0.5;
      const row = (y - npp.transform[5]) / npp.transform[4] - 0.5;
      const [left, top] = [Math.floor(column), Math.floor(row)];
      if (left < 0 || top < 0 || left + 1 >= npp.width || top + 1 >= npp.height) return;
      const cell = (c: number, r: number): number => npp.data[(top + r) * npp.width + left + c] * 0.1;
      const [u, v] = [column - left, row - top];
      const mean =
        (cell(0, 0) * (1 - u) + cell(1, 0) * u) * (1 - v) + (cell(0, 1) * (1 - u) + cell(1, 1) * u) * v;
      if (Number.isNaN(mean)) return;
      const expected = ((0.2 * mean * resolution ** 2) / 1e6) * (44 / 12);
      expect(Math.abs(value - expected)).toBeLessThanOrEqual(expected * 1e-5);
      compared++;
    });
    expect(compared).toBeGreaterThan(300);
  });

  it('sums districts as zonalStatistics does on the stored rasters, and the totals are their sums', async () => {
    const { db } = server.app.services.database;
    const features = await regionFeaturesOf(db, projectId);
    for (const [modelId, name, quantity, field] of [
      ['5', 'carbon-sequestration', 'function', 'functionValue'],
      ['7', 'water-conservation', 'value', 'value'],
      ['totalGep', 'totalGep', 'value', 'value'],
    ] as const) {
      const grid = await rasterOf(modelId, quantity);
      const { forward } = proj4('EPSG:4326', grid.crs);
      const polygons = features.map(({ wkb }) => {
        const shape = decodeWkb(wkb ?? new Uint8Array());
        const flatCoordinates = [...shape.flatCoordinates];
        for (let i = 0; i < flatCoordinates.length; i += 2)
          [flatCoordinates[i], flatCoordinates[i + 1]] = forward([
            flatCoordinates[i],
            flatCoordinates[i + 1],
          ]);
        return toGeoJson({ ...shape, flatCoordinates }) as PolygonGeometry;
      });
      const expected = new Map(
        zonalStatistics(grid, polygons, { coverage: 'center' }).map((zone, i) => [
          features[i].attributes['县代码'],
          zone,
        ]),
      );
      const layer = (await get(
        `/gep/user/layer/vector/${projectId}/${modelId}/3/${name}/data`,
      )) as VectorLayer;
      expect(layer.features).toHaveLength(85);
      let total = 0;
      for (const { featureTableData } of layer.features) {
        const of = (key: string) => featureTableData.find((one) => one.name === key)?.data ?? null;
        const zone = expected.get(String(of('code')));
        const value = of(field);
        if (zone?.count === 0) expect(value).toBeNull();
        else
          expect(Math.abs(Number(value) - (zone?.sum ?? NaN))).toBeLessThanOrEqual(1e-6 * (zone?.sum ?? 0));
        expect(of('validCount') ?? 0).toBe(zone?.count);
        total += Number(value);
      }
      const row = (await resultsOf(db, projectId)).find(
        (one) => one.modelId === modelId && one.compareFlag === 0,
      );
      const whole = field === 'value' ? row?.priceValue : row?.functionValue;
      expect(total / (whole ?? NaN)).toBeCloseTo(1, 9);
    }
  });

  it('lists the total first, knows both years, and adds model 11 to nothing', async () => {
    const models = (await get(`/gep/user/project/result/model?projectId=${projectId}`)) as CalculatedModel[];
    expect(models.map(({ id }) => id)).toEqual(['totalGep', '5', '6', '7', '11', '11-runoff-cn']);
    expect(models[0]).toMatchObject({
      name: '3 项服务价值合计（部分）',
      statisticUnits: '万元',
      priceResultUnits: '元',
    });
    const english = await server.send('GET', `/gep/user/project/result/model?projectId=${projectId}`, {
      token,
      headers: { 'accept-language': 'en' },
    });
    for (const { statisticUnits, priceResultUnits } of english.data as CalculatedModel[])
      expect(`${statisticUnits} ${priceResultUnits}`).not.toMatch(/\p{Script=Han}/u);
    expect(models.every(({ compareFlags }) => compareFlags.join() === '0,1')).toBe(true);
    const view = async (flag: number, code = '') =>
      (await get(
        `/gep/user/project/resultView?projectId=${projectId}&compareFlag=${flag}&districtCode=${code}`,
      )) as StatisticRow[];
    const [total, regulation] = await view(0);
    const prices = regulation.children.map(({ priceValue }) => priceValue);
    expect(prices[3]).toBeNull();
    expect(total.composition?.services.map(({ modelId }) => modelId)).toEqual(['5', '6', '7']);
    expect(total.composition?.missing.map(({ modelId }) => modelId)).toEqual(
      catalogueEntries
        .filter(({ id, service }) => service.role === 'final' && ![5, 6, 7].includes(id))
        .map(({ id }) => String(id)),
    );
    expect(total.priceValue).toBeCloseTo(
      prices.reduce<number>((sum, one) => sum + (one ?? 0), 0),
      -3,
    );
    const comparable = (await view(1))[1].children[0];
    expect(comparable.priceValue).toBeCloseTo((prices[0] ?? NaN) / 2, 0);
    expect(comparable.functionValue).toBe(regulation.children[0].functionValue);
    const [cityA, province] = [await view(0, '350102'), await view(0, '350000')];
    expect(province[0].priceValue! / total.priceValue!).toBeCloseTo(1, 9);
    expect(cityA[0].priceValue ?? 0).toBeLessThan(total.priceValue!);
  });

  it('recalculates with the other method, keeps what was prepared, and drops the old method', async () => {
    const { db } = server.app.services.database;
    const before = await preparedInputsOf(db, projectId);
    const values = { method: 'runoff-coefficient' };
    expect(await outdated()).toEqual([]);
    await server.send('PUT', '/gep/user/project/model/11/parameters', { token, json: { projectId, values } });
    const changed = (await outdated()).map(({ modelId, compareFlag }) => [modelId, compareFlag]);
    expect(changed).toEqual([
      ['11', 0],
      ['11', 1],
    ]);
    expect((await outdated())[0].changes).toContainEqual({ kind: 'parameter', name: '计算方法' });
    await startRunOf(server, token, projectId, 'calculation');
    expect((await startRunOf(server, token, projectId, 'calculation')).code).toBe('10601');
    expect(await endOfRun(server, token, projectId, 'calculation')).toMatchObject({ state: 'complete' });
    const ids = (rows: typeof before) => rows.map(({ id }) => id).sort();
    expect(ids(await preparedInputsOf(db, projectId))).toEqual(ids(before));
    const models = (await get(`/gep/user/project/result/model?projectId=${projectId}`)) as CalculatedModel[];
    expect(models.map(({ id }) => id)).toEqual(['totalGep', '5', '6', '7', '11', '11-runoff-coefficient']);
    expect(await outdated()).toEqual([]);
    const depth = await rasterOf('11', 'extra-coefficient-depth', 'runoff-coefficient');
    const volume = await rasterOf('11', 'function', 'runoff-coefficient');
    const cell = volume.data.findIndex((value) => value !== volume.noData && value > 0);
    expect(volume.data[cell] / depth.data[cell]).toBeCloseTo(resolution ** 2 / 1000, -1);
  });

  it('refuses physically impossible cells naming file and count, and leaves the results', async () => {
    const body = { projectId, scale: -0.1 };
    await server.send('PUT', '/gep/user/project/model/7/file/precipitation/settings', { token, json: body });
    await startRunOf(server, token, projectId, 'calculation');
    const failed = await endOfRun(server, token, projectId, 'calculation');
    expect(failed).toMatchObject({ state: 'failed', error: { code: '30201' } });
    expect(failed.error?.message).toMatch(/pre\.tif.*\d+个项目网格像元/);
    expect(await get(`/gep/user/project/?projectId=${projectId}`)).toMatchObject({ projectState: 'FAILED' });
    expect(await get(`/gep/user/project/result/model?projectId=${projectId}`)).toHaveLength(6);
    const older = (await outdated()).filter(({ compareFlag }) => compareFlag === 0);
    expect(older.map(({ modelId, changes }) => [modelId, changes])).toEqual(
      ['11', '7', 'totalGep'].map((modelId) => [modelId, [{ kind: 'input', name: '“年降水量”的缩放系数' }]]),
    );
  });

  it('stops at once, and reset deletes results and their files', async () => {
    const body = { projectId, scale: 0.1 };
    await server.send('PUT', '/gep/user/project/model/7/file/precipitation/settings', { token, json: body });
    stuck = true;
    await startRunOf(server, token, projectId, 'calculation');
    while ((await statusOf(server, token, projectId, 'calculation')).state === 'queued')
      await new Promise((resolve) => setTimeout(resolve, 50));
    const form = { projectId };
    expect((await server.send('POST', '/gep/user/project/model/reset', { token, form })).code).toBe('10601');
    expect((await server.send('POST', '/gep/user/project/model/stop', { token, form })).code).toBe('00000');
    expect(await statusOf(server, token, projectId, 'calculation')).toMatchObject({ state: 'stopped' });
    expect((await server.send('POST', '/gep/user/project/model/stop', { token, form })).code).toBe('40105');
    expect((await server.send('POST', '/gep/user/project/model/reset', { token, form })).code).toBe('00000');
    expect(await get(`/gep/user/project/result/model?projectId=${projectId}`)).toEqual([]);
    expect(await statusOf(server, token, projectId, 'calculation')).toMatchObject({ state: 'none' });
    expect(await get(`/gep/user/project/?projectId=${projectId}`)).toMatchObject({ projectState: 'NOT_RUN' });
  });

  it('fails a model whose cells show a fault, in the words of the model', async () => {
    stuck = false;
    const model = '/gep/user/project/model';
    const multipart = await filesOf([testData('calc/fujian/elev.tif')]);
    await server.send('POST', `${model}/4/file/dem?projectId=${projectId}`, { token, multipart });
    const values = { rMethod: 'daily', fvcMethod: 'type' };
    await server.send('PUT', `${model}/4/parameters`, { token, json: { projectId, values } });
    const select = (json: string[]) =>
      server.send('POST', `${model}?projectId=${projectId}`, { token, json });
    await select(['4']);
    // Two storms do not make a year of days.
    await startRunOf(server, token, projectId, 'calculation');
    const failed = await endOfRun(server, token, projectId, 'calculation');
    expect(failed).toMatchObject({ state: 'failed', error: { code: '40111' } });
    expect(failed.error?.message).toMatch(/减少泥沙淤积.*逐日降水须为自1月1日起的整年序列/);
  });
});
