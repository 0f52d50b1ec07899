import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RasterPreflight, StoredInput } from '@gep/api-client/contract';
import { dbfBytes } from '../geodata/testing/dbf-fixture';
import { zipBytes } from '../geodata/testing/zip-fixture';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { madeRaster } from '../testing/made-raster';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '类别名称', ['13']);
});
afterAll(() => server.close());

const cover = () =>
  madeRaster(
    30,
    Uint8Array.from({ length: 300 }, (_, i) => (i % 3 === 0 ? 2 : 1)),
  );
const about = `<PAMDataset><PAMRasterBand band="1"><CategoryNames>
  <Category/><Category>有林地</Category><Category>水田</Category><Category>旱地</Category>
</CategoryNames><ColorTable>
  <Entry c1="0" c2="0" c3="0" c4="0"/><Entry c1="0" c2="100" c3="0" c4="255"/>
</ColorTable></PAMRasterBand></PAMDataset>`;
const place = '/gep/user/project/model/13/file/landCover';
const upload = async (files: Readonly<Record<string, string | Uint8Array>>) => {
  const path = `${place}?projectId=${projectId}`;
  const answer = await server.send('POST', path, { token, multipart: formOf(files) });
  return { ...answer, input: answer.data as StoredInput };
};
const classes = ({ file }: StoredInput) => (file?.report.kind === 'raster' ? file.report.classes : null);
const named = [
  { value: 1, count: 200, name: '有林地', color: '#006400' },
  { value: 2, count: 100, name: '水田' },
];

describe('names of classes beside a raster', () => {
  it('are taken from the file of GDAL that comes with it', async () => {
    const { input } = await upload({ 'cover.tif.aux.xml': about, 'cover.tif': await cover() });
    expect(input.file?.name).toBe('cover.tif');
    expect(classes(input)).toEqual(named);
  });

  it('are taken from a ZIP, whose raster is looked at like any other', async () => {
    const zip = await zipBytes({ 'data/cover.tif': await cover(), 'data/cover.tif.aux.xml': about });
    const { input } = await upload({ 'cover.zip': zip });
    expect(classes(input)).toEqual(named);
    const look = await server.send('GET', `${place}/preflight?projectId=${projectId}`, { token });
    expect((look.data as RasterPreflight).classes?.map(({ value }) => value)).toEqual([1, 2]);
  });

  it('are taken from the attribute table of ArcGIS, where the file of GDAL has none', async () => {
    const columns = [
      { name: Buffer.from('Value'), letter: 'N', length: 5 },
      { name: Buffer.from('Class_Name'), letter: 'C', length: 20 },
    ] as const;
    const rows = [
      [1, Buffer.from('其他林地')],
      [2, Buffer.from('水田')],
    ];
    const vat = { 'cover.tif.vat.dbf': dbfBytes(columns, rows), 'cover.tif.vat.cpg': 'UTF-8' };
    const alone = await upload({ 'cover.tif': await cover(), ...vat });
    expect(alone.input.file?.name).toBe('cover.tif');
    expect(alone.input.warnings).toEqual([]);
    expect(classes(alone.input)).toEqual([
      { value: 1, count: 200, name: '其他林地' },
      { value: 2, count: 100, name: '水田' },
    ]);
    const ofGdal = about.replace('<Category>水田</Category>', '<Category/>');
    const zip = await zipBytes({ 'cover.tif': await cover(), 'cover.tif.aux.xml': ofGdal, ...vat });
    expect(classes((await upload({ 'cover.zip': zip })).input)).toEqual(named);
  });

  it('are left out with a warning where the file cannot be read', async () => {
    const { input } = await upload({ 'cover.tif': await cover(), 'cover.tif.aux.xml': '<PAM' });
    expect(classes(input)).toEqual(named.map(({ value, count }) => ({ value, count })));
    expect(input.warnings.map(({ message }) => message).join()).toContain('cover.tif.aux.xml');
    const vat = await upload({ 'cover.tif': await cover(), 'cover.tif.vat.dbf': 'no table' });
    expect(vat.input.warnings.map(({ message }) => message).join()).toContain('cover.tif.vat.dbf');
  });

  it('do not let a second raster in, beside the first or in a ZIP', async () => {
    const [one, two] = [await cover(), await cover()];
    expect((await upload({ 'a.tif': one, 'b.tif': two })).code).toBe('10400');
    expect((await upload({ 'two.zip': await zipBytes({ '1.tif': one, '2.tif': two }) })).code).toBe('10400');
    expect((await upload({ 'cover.tif.aux.xml': about })).code).toBe('10400');
  });
});
