import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@gep/api-client/contract';
import { openServices } from '../open-services';
import type { OpenServices } from '../open-services';
import { indicatorInputsOf } from '../account/indicator-queries';
import { templateOf } from '../account-report/template-queries';
import { reportTextsOf } from '../account-report/text-queries';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import { zipBytes } from '../geodata/testing/zip-fixture';
import { findProject, projectsOf } from '../project/queries';
import { rerun } from '../rerun/rerun';
import type { OpenScratch } from '../rerun/rerun';
import { findLayerStyle } from '../result/layer-style-queries';
import { resultPlaces } from '../result/model-results';
import { calculatedSample } from '../testing/calculated-sample';
import type { TestApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { actorOf } from '../user/actor';
import { createAdministrator } from '../user/create-administrator';
import { findUserByName } from '../user/queries';
import { openBundle } from './open-bundle';
import { readBundle } from './read-bundle';
import { style, unpacked } from './testing/bundle-fixture';
import { forge, forgeTemplate, uploadTemplate } from './testing/forged-bundle';
import type { Change, Entity } from './testing/forged-bundle';
import { verifyBundle } from './verify-bundle';

let server: TestApp;
let token: string;
let projectId: string;
let folder: string;
let bundle: string;
let template: Buffer;
let files: ReadonlyMap<string, Buffer>;
let graph: readonly Entity[];

const people = [{ compareFlag: 0, districtCode: '', population: 5e4, gdp: null }];

const fetched = () =>
  server.app.fastify.inject({
    url: `${calls.evidenceBundle.path}?projectId=${projectId}`,
    headers: { 'user-token': token, 'accept-language': 'en' },
  });

beforeAll(async () => {
  ({ server, token, projectId } = await calculatedSample());
  const address = `/gep/user/layer/modify/${projectId}/7/3/water-conservation/style`;
  await server.send('PUT', address, { token, json: { layerStyle: style() } });
  const entered = { projectId, rows: JSON.stringify(people), source: 'Yearbook' };
  await server.send('PUT', calls.saveIndicatorInputs.path, { token, form: entered });
  const written = { projectId, chapter: 'region', language: 'en', text: 'By hand' };
  await server.send('PUT', calls.saveReportText.path, { token, json: written });
  template = await uploadTemplate(server, token, projectId);
  folder = await mkdtemp(join(tmpdir(), 'gep-bundle-'));
  bundle = join(folder, 'bundle.zip');
  const answer = await fetched();
  if (answer.statusCode !== 200 || answer.headers['content-type'] !== 'application/zip')
    throw new Error(answer.body.slice(0, 2000));
  await writeFile(bundle, answer.rawPayload);
  files = await unpacked(bundle);
  const text = files.get('ro-crate-metadata.json')?.toString('utf8') ?? '';
  graph = (JSON.parse(text) as { '@graph': Entity[] })['@graph'];
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const of = (id: string) => graph.find((one) => one['@id'] === id);
const idsOf = (value: unknown) => [value].flat().map((one) => (one as { '@id': string })['@id']);

/** Writes the bundle with some files changed. */
async function changed(change: Change): Promise<string> {
  const entries = new Map(files);
  change(entries);
  const path = join(folder, 'changed.zip');
  await writeFile(path, await zipBytes(Object.fromEntries(entries)));
  return path;
}

async function verified(change: Change) {
  const opened = await readBundle(await changed(change));
  try {
    return await verifyBundle(opened, 'en');
  } finally {
    opened.close();
  }
}

describe('the evidence bundle', () => {
  it('is a Process Run Crate: what the profile requires is there', () => {
    expect(of('ro-crate-metadata.json')).toMatchObject({
      '@type': 'CreativeWork',
      about: { '@id': './' },
      conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
    });
    const root = of('./');
    expect(root).toMatchObject({
      '@type': 'Dataset',
      name: expect.stringContaining('Evidence of') as string,
    });
    expect(new Date(String(root?.datePublished)).getTime()).toBeGreaterThan(0);
    expect(of(idsOf(root?.conformsTo)[0])).toMatchObject({
      '@id': 'https://w3id.org/ro/wfrun/process/0.5',
      '@type': 'CreativeWork',
    });
    const actions = graph.filter((one) => one['@type'] === 'CreateAction');
    expect(actions).toHaveLength(1);
    const [action] = actions;
    expect(idsOf(root?.mentions)).toContain(action['@id']);
    expect(of(idsOf(action.instrument)[0])).toMatchObject({ '@type': 'SoftwareApplication' });
    expect(of(idsOf(action.agent)[0])).toMatchObject({ '@type': 'Person', name: 'admin' });
    expect(new Date(String(action.endTime)).getTime()).toBeGreaterThan(0);
    const named = [...idsOf(action.object), ...idsOf(action.result)];
    expect(named.length).toBeGreaterThan(8);
    for (const id of named) expect(of(id), id).toBeDefined();
    for (const id of idsOf(root?.hasPart)) expect(of(id), id).toMatchObject({ '@type': 'File' });
  });

  it('lists every file with the hash and size of its bytes, and no other', () => {
    const listed = graph.filter((one) => one['@type'] === 'File');
    for (const one of listed) {
      const bytes = files.get(decodeURIComponent(one['@id']));
      expect(bytes, one['@id']).toBeDefined();
      expect(one).toMatchObject({
        sha256: createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
        contentSize: String(bytes?.length),
        encodingFormat: expect.stringMatching(/^[a-z]+\//) as string,
      });
    }
    const paths = listed.map((one) => decodeURIComponent(one['@id']));
    expect([...files.keys()].sort()).toEqual([...paths, 'ro-crate-metadata.json'].sort());
  });

  it('names files in the language of the reader, with units, and the project in its own name', async () => {
    const names = [...files.keys()];
    expect(names).toContain('results/07-Water-conservation/value-(CNY)-current.tif');
    expect(names).toContain('results/07-Water-conservation/value-(CNY)-current.qml');
    expect(names).toContain('results/07-Water-conservation/districts.geojson');
    expect(names.filter((name) => name.startsWith('inputs/Annual-precipitation/'))).toHaveLength(1);
    for (const name of names) expect(name).toMatch(/^[^\\:*?"<>|]+$/);
    const answer = await fetched();
    expect(answer.headers['content-disposition']).toMatch(/GEP-.*-evidence\.zip/);
  });

  it('gives districts the figures of their table', () => {
    const text = files.get('results/07-Water-conservation/districts.geojson')?.toString('utf8') ?? '';
    const { features } = JSON.parse(text) as {
      features: { properties: Record<string, number>; geometry: { type: string } }[];
    };
    expect(features.length).toBeGreaterThan(1);
    expect(Object.keys(features[0].properties)).toEqual(
      expect.arrayContaining(['Name', 'Code', 'Value (10,000 CNY) · current', 'Value (CNY) · current']),
    );
    for (const { properties, geometry } of features) {
      expect(geometry.type).toMatch(/Polygon$/);
      const [inTens, value] = [
        properties['Value (10,000 CNY) · current'],
        properties['Value (CNY) · current'],
      ];
      expect(inTens).toBeCloseTo(value / 10_000, 6);
    }
  });

  it('passes its own check, and the check names what somebody has changed', async () => {
    expect((await verified(() => undefined)).differences).toEqual([]);
    const rain = [...files.keys()].find((name) => name.startsWith('inputs/Annual-precipitation/')) ?? '';
    const { differences } = await verified((entries) => {
      entries.set(rain, Buffer.concat([files.get(rain) ?? Buffer.alloc(0), Buffer.from('x')]));
      entries.delete('README.txt');
      entries.set('more.txt', Buffer.from('more'));
    });
    expect(differences.map(({ path, state }) => [path, state])).toEqual([
      [rain, 'changed'],
      ['README.txt', 'missing'],
      ['more.txt', 'extra'],
    ]);
    expect(differences[0].name).toMatch(/^Annual precipitation/);
  });

  it('names an input that was replaced together with its hash', async () => {
    const rain = [...files.keys()].find((name) => name.startsWith('inputs/Annual-precipitation/')) ?? '';
    const { differences } = await verified((entries) => forge(entries, rain, Buffer.from('another file')));
    expect(differences).toContainEqual(
      expect.objectContaining({ name: 'Annual precipitation', state: 'replaced' }),
    );
  });
});

describe('a bundle that is opened on an empty data folder', () => {
  let fresh: OpenServices;
  let opened: string;
  let open: (path: string) => Promise<string>;
  const emptyServices = async (dataDir: string): Promise<OpenServices> => {
    const { config, report } = server.app.services;
    const database = await testDatabase();
    return openServices({ ...config, dataDir }, report, { database, geodata: warmGeodata });
  };
  const openScratch: OpenScratch = emptyServices;

  beforeAll(async () => {
    fresh = await emptyServices(join(folder, 'data'));
    await createAdministrator(fresh);
    const owner = await findUserByName(fresh.database.db, 'admin');
    if (!owner) throw new Error('there is no administrator');
    open = async (path) =>
      (await openBundle(fresh, actorOf(owner, 'import'), path, { language: 'en', tell: () => undefined })).id;
    opened = await open(bundle);
  });
  afterAll(() => fresh.close());

  it('has the same results and styles', async () => {
    const shown = async (services: OpenServices | TestApp['app']['services'], id: string) =>
      (await resultPlaces(services, id)).map(({ id: place, years }) => ({
        place,
        years: years.map(({ row, rasters }) => [
          row.functionValue,
          row.priceValue,
          row.warnings,
          rasters.map(({ quantity, statistics }) => [quantity, statistics]),
        ]),
      }));
    expect(await shown(fresh, opened)).toEqual(await shown(server.app.services, projectId));
    const at = { projectId: opened, modelId: '7', layerType: 3, name: 'water-conservation' };
    expect(await findLayerStyle(fresh.database.db, at)).toBe(style());
  });

  it('has what was entered and written for its account, by name alone of who wrote it', async () => {
    const { db } = fresh.database;
    expect(await indicatorInputsOf(db, opened)).toMatchObject({ rows: people, source: 'Yearbook' });
    expect(await reportTextsOf(db, opened, 'en')).toMatchObject([
      { chapter: 'region', text: 'By hand', savedBy: { by: 'import', userId: '', userName: 'admin' } },
    ]);
  });

  it('writes its report into the Word template that it was written into', async () => {
    const { db } = fresh.database;
    const row = await templateOf(db, { projectId: opened, language: 'en' });
    expect(row).toMatchObject({ savedBy: { by: 'import', userId: '', userName: 'admin' } });
    const [{ path }] = await fresh.files.paths(db, [row?.fileId ?? '']);
    expect(await readFile(path)).toEqual(template);
    expect(row?.chapters.length).toBeGreaterThan(0);
    expect(await templateOf(db, { projectId: opened, language: 'zh' })).toBeNull();
  });

  it('repeats its run bit for bit', async () => {
    const report = await rerun(fresh, opened, { language: 'en', openScratch });
    expect(report).toMatchObject({ lost: [], differences: [], compared: 6 });
  });

  it('is opened once more under another name', async () => {
    const again = await open(bundle);
    const [first, second] = [
      await findProject(fresh.database.db, opened),
      await findProject(fresh.database.db, again),
    ];
    expect(second).toMatchObject({ name: `${first?.name} (2)`, readOnly: true, copying: false });
  });

  it.each<[string, Change]>([
    [
      'whose rows are cut off',
      (entries) => forge(entries, 'record/rows/results.jsonl', Buffer.from('{"id":')),
    ],
    [
      'whose rows are of another kind',
      (entries) => forge(entries, 'record/rows/results.jsonl', Buffer.from('{"id":"x","model_id":{}}\n')),
    ],
    [
      'with a script in a style',
      (entries) => {
        const row = { id: 'x', model_id: '7', layer_type: 3, name: 'x', layer_style: '{"svg":"<script/>"}' };
        forge(entries, 'record/rows/layer_styles.jsonl', Buffer.from(`${JSON.stringify(row)}\n`));
      },
    ],
    ['whose Word template is another file', forgeTemplate],
    ['that holds a file nobody has listed', (entries) => entries.set('record/x', Buffer.from('x'))],
    ['without its project', (entries) => forge(entries, 'record/project.json', Buffer.from('{}'))],
  ])('refuses a bundle %s, and leaves nothing of it', async (_what, change) => {
    const owner = await findUserByName(fresh.database.db, 'admin');
    const page = { limit: 100, offset: 0, by: 'name', descending: false } as const;
    const before = await projectsOf(fresh.database.db, owner?.id ?? '', page);
    await expect(changed(change).then(open)).rejects.toThrow();
    expect(await projectsOf(fresh.database.db, owner?.id ?? '', page)).toEqual(before);
  });
});
