import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { emptyProject, isAlive, preparedProject, stateOf } from '../../src/testing/project-state';
import type { Prepared } from '../../src/testing/project-state';
import { testApp } from '../../src/testing/test-app';
import type { NamedBytes, TestApp } from '../../src/testing/test-app';
import { expectClear } from './clear-message';

const read = (folder: string): NamedBytes[] =>
  readdirSync(testData(folder)).map((name) => [name, readFileSync(testData(`${folder}/${name}`))]);

type Refusal = readonly [code: string, ...words: (string | readonly [zh: string, en: string])[]];
const missing = (...parts: string[]): Refusal => ['20101', ...parts];
const noPolygons = (file: string, ...kind: [string, string]): Refusal => [
  '20210',
  file,
  kind,
  ['面', 'olygons'],
];

/** Folder of bad/shp: code and what the message has to name, by what the README of the data says is wrong. */
const refused: Readonly<Record<string, Refusal>> = {
  bad_state_no_dbf: missing('.dbf', '.prj'),
  bigoffset: missing('.prj'),
  buggymultiline: missing('.dbf', '.prj'),
  buggymultipoly: missing('.dbf', '.prj'),
  buggypoint: missing('.dbf', '.prj'),
  chinese_dbf: missing('.shp', '.shx', '.prj'),
  chinese_poly_no_dbf: missing('.dbf'),
  corrupt_too_long: missing('.prj'),
  d01_missing_prj: missing('.prj'),
  d02_missing_dbf: missing('.dbf'),
  d03_missing_shx: missing('.shx'),
  d04_different_base_names: ['20102', 'longyan.', 'longyan2.', ['相同', 'same base name']],
  // The header of the whole file says 100652 bytes; half of them are there.
  d05_truncated_shp: ['20202', 'longyan.shp', '100\u2009652', '50\u2009326'],
  d06_truncated_dbf: ['20205', 'longyan.dbf'],
  d07_zero_byte_shp: ['20105', 'longyan.shp', ['0字节', '0 bytes']],
  d08_prj_is_text: ['20207', 'longyan.prj', 'WKT'],
  d09_prj_local_cs: ['20208', 'longyan.prj', ['地理坐标系或投影坐标系', 'geographic or projected']],
  d11_shp_is_png: ['20201', 'longyan.shp', 'shapefile'],
  d12_dbf_fewer_rows: ['20206', 'longyan.dbf', '4', '7'],
  d13_wrong_prj_for_coordinates: ['20209', 'gk.shp', '.prj'],
  d16_points_not_polygons: noPolygons('pts.shp', '点', 'point'),
  empty: missing('.prj'),
  emptymultipoly: missing('.prj'),
  emptyshapefilewithsbn: missing('.dbf', '.prj'),
  facility_surface_dd_dbf: missing('.shp', '.shx', '.prj'),
  latin1: missing('.shx', '.prj'),
  line_with_one_point: missing('.dbf'),
  mixed_shape_type_non_conformant: missing('.prj'),
  multipatch: missing('.prj'),
  nonconformant_shx_ticket5608: missing('.prj'),
  null_geometry: noPolygons('sample_null.shp', '点', 'point'),
  padding_after_field_defns_dbf: missing('.shp', '.shx', '.prj'),
  pointnan: missing('.prj'),
  pointzm_with_one_valid_m: missing('.dbf', '.prj'),
  prjwithutf8bom: noPolygons('prjwithutf8bom.shp', '点', 'point'),
};

/** Folder: what is read from it, and warnings. Counts and coordinate systems as the README says. */
const imported: Readonly<Record<string, object>> = {
  CoHI_GCS12: { rowCount: 4, crs: 'EPSG:4269', warnings: [] },
  d10_cpg_lies: {
    rowCount: 85,
    encoding: 'gb18030',
    warnings: [
      { code: '20215', at: 'fj.cpg' },
      { code: '20219', at: 'fj.shp' },
    ],
  },
  d14_upper_case_names: { rowCount: 7, fileName: 'LONGYAN.SHP', crs: 'EPSG:4326', warnings: [] },
  d15_duplicate_and_missing_codes: { rowCount: 9, warnings: [] },
  self_intersecting_counties: { rowCount: 30, warnings: [{ code: '20219', at: 'selfint.shp' }] },
};

describe.skipIf(!hasTestData)('bad region files', () => {
  let server: TestApp;
  let project: Prepared;
  let before: unknown;

  beforeAll(async () => {
    server = await testApp();
    project = await preparedProject(server, await server.login(), '坏文件');
    before = await stateOf(server, project);
  });
  afterAll(() => server.close());

  /** Uploads in both languages and expects a clear refusal that leaves no trace. */
  async function expectRefusal(parts: readonly NamedBytes[], [code, ...words]: Refusal): Promise<void> {
    const answers = await Promise.all([project.region(parts, 'zh-CN'), project.region(parts, 'en')]);
    answers.forEach((answer, i) => {
      expect(answer).toMatchObject({ code, data: null });
      expectClear(answer.message, i === 0 ? 'zh' : 'en', words);
    });
    expect(await stateOf(server, project)).toEqual(before);
    expect(await isAlive(server)).toBe(true);
  }

  it('has a line for every case', () => {
    expect([...Object.keys(refused), ...Object.keys(imported)].sort()).toEqual(
      readdirSync(testData('bad/shp')).sort(),
    );
  });

  it.each(Object.entries(refused))('refuses %s', (folder, refusal) =>
    expectRefusal(read(`bad/shp/${folder}`), refusal),
  );

  it.each(readdirSync(testData('bad/json')))('refuses GeoJSON: %s', (name) =>
    expectRefusal(
      [[name, readFileSync(testData(`bad/json/${name}`))]],
      ['20103', name, '.shp', '.shx', '.dbf', '.prj'],
    ),
  );

  it.each(Object.entries(imported))('imports %s', async (folder, expected) => {
    const own = await emptyProject(server, project.token, folder);
    expect(await own.region(read(`bad/shp/${folder}`))).toMatchObject({ code: '00000' });
    const path = `/gep/user/project/regionFile?projectId=${own.projectId}`;
    const send = { token: own.token, headers: { 'accept-language': 'zh' } };
    const { data } = await server.send('GET', path, send);
    expect(data).toMatchObject(expected);
    for (const warning of (data as { warnings: { message: string; at: string }[] }).warnings)
      expectClear(warning.message, 'zh', [warning.at]);
    expect(await isAlive(server)).toBe(true);
  });

  it('names rows without a code when departments are generated', async () => {
    const own = await emptyProject(server, project.token, '编码');
    expect((await own.region(read('bad/shp/d15_duplicate_and_missing_codes'))).code).toBe('00000');
    const { token, projectId } = own;
    const post = (path: string, form: Record<string, string>) =>
      server.send('POST', `/gep/user/project/${path}`, { token, form });
    const projectBasicSetting = { projectId, nationField: 'DT_NAME', nationCodeField: 'DT_CODE' };
    await post('basicSetting', { projectBasicSetting: JSON.stringify(projectBasicSetting) });
    const levels = { projectId, accountingField: 'nation', partitionField: 'nation' };
    const refusal = await post('basicSettingUser', levels);
    // Rows 4 and 5 of the table (features 3 and 4) lack name and code.
    expect(refusal).toMatchObject({ code: '20218' });
    expectClear(refusal.message, 'zh', ['4', 'DT_NAME']);
    expect(refusal.problems).toMatchObject([{ code: '20218' }, { code: '20217' }]);
  });
});
