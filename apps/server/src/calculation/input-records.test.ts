import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordFile } from '@gep/ecosystem-models';
import { geoJsonText } from '../geodata/testing/made-layers';
import { definitionOf } from '../model/model';
import { findInput } from '../model/queries';
import { formOf, madeProject, madeRegionGeodata } from '../testing/made-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { inputRecords } from './input-records';
import { projectFrame } from './project-frame';
import { readRunSource } from './source-queries';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp({ geodata: madeRegionGeodata });
  token = await server.login();
  projectId = await madeProject(server, token, '记录', ['1', '14']);
});
afterAll(() => server.close());

/** Uploads a file, and reads it as a run would. */
async function recordsOf(model: number, key: string, files: Readonly<Record<string, string | Uint8Array>>) {
  const url = `/gep/user/project/model/${model}/file/${key}?projectId=${projectId}`;
  await server.send('POST', url, { token, multipart: formOf(files) });
  const { services, tools } = server.app;
  const row = await findInput(services.database.db, projectId, key, 0);
  const source = await readRunSource(services.database.db, projectId);
  const input = definitionOf(String(model)).files.find((file) => file.key === key) as RecordFile;
  const { signal } = new AbortController();
  return inputRecords(
    { services, workers: tools.workers, signal },
    { place: `${key}/0`, input, row: row! },
    await projectFrame(source!),
  );
}

const header = 'code,product,yield,price,types\n';

describe('inputRecords', () => {
  it('gives the rows of a table with the index of their district, in the order of codes', async () => {
    const csv = `${header}350201,稻谷,10,3000,"5,31"\n350101,小麦,500,2400,\n`;
    const { records, warnings } = await recordsOf(1, 'yields', { 'a.csv': csv });
    expect(records).toEqual({
      kind: 'table',
      rows: [
        { district: 2, values: { product: '稻谷', yield: 10, price: 3000, types: [5, 31] } },
        { district: 0, values: { product: '小麦', yield: 500, price: 2400 } },
      ],
    });
    expect(warnings).toMatchObject([{ name: 'DISTRICTS_MISSING', at: 'yields', args: { names: '西区' } }]);
  });

  it('refuses rows with faults', async () => {
    await expect(recordsOf(1, 'yields', { 'a.csv': `${header}350201,a,x,y,\n` })).rejects.toMatchObject({
      problem: { name: 'CELL_NOT_NUMBER', at: 'yields', args: { row: 2, column: 'yield' } },
      problems: { length: 2 },
    });
  });

  it('gives features in metres of the grid, lines cut at the borders of districts', async () => {
    // The counties are squares of a degree side by side from 117 to 120 degrees east.
    const road = (roadClass: string, from: number, to: number) => ({
      properties: { roadClass },
      geometry: {
        type: 'LineString',
        coordinates: [
          [from, 25.5],
          [to, 25.5],
        ],
      },
    });
    const text = geoJsonText([
      road('trunk', 117.5, 118.5),
      road('branch', 118.2, 118.4),
      road('far', 10, 11),
    ]);
    const { records, warnings } = await recordsOf(14, 'roads', { 'roads.geojson': text });
    if (records.kind !== 'vector') throw new Error('a table');
    expect(records.features.map(({ district, values }) => [values.roadClass, district])).toEqual([
      ['trunk', 0],
      ['trunk', 1],
      ['branch', 1],
    ]);
    const shares = records.features.map(({ share }) => share);
    // The line is straight on the grid, and a parallel is not: the halves differ a little.
    expect(shares[0]).toBeCloseTo(0.5, 3);
    expect(shares[0] + shares[1]).toBeCloseTo(1, 12);
    expect(shares[2]).toBe(1);
    // A fifth of a degree on the parallel of 25.5 degrees: a·cos(φ)/√(1 - e²·sin²(φ)) times the angle (GRS 80).
    const [a, e2, phi] = [6_378_137, 0.0066943800229, (25.5 * Math.PI) / 180];
    const length = ((a * Math.cos(phi)) / Math.sqrt(1 - e2 * Math.sin(phi) ** 2)) * ((0.2 * Math.PI) / 180);
    // Albers keeps areas: lengths within the region are within a hundredth.
    const { geometry } = records.features[2];
    if (geometry.kind !== 'line') throw new Error('not a line');
    const [x0, y0, x1, y1] = geometry.paths[0];
    expect(Math.hypot(x1 - x0, y1 - y0) / length).toBeCloseTo(1, 2);
    expect(warnings).toMatchObject([{ name: 'FEATURES_OUTSIDE', at: 'roads', args: { count: 1, row: 3 } }]);
  });
});
