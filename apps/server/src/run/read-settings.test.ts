import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRasterFile, modelById, modelsReadBy, resolveParameters, usedInputs } from '@gep/ecosystem-models';
import type { FileInput, Model, RecordFile } from '@gep/ecosystem-models';
import { calls } from '@gep/api-client/contract';
import type { InputSettings, OutdatedResult, StoredInput } from '@gep/api-client/contract';
import { readRunSettings } from '../calculation/source-queries';
import type { RunSettings } from '../calculation/source-queries';
import { sampleProject } from '../testing/sample-project';
import { testApp } from '../testing/test-app';
import type { TestApp } from '../testing/test-app';
import { endOfRun, startRunOf } from '../testing/wait-run';

let server: TestApp;
let token: string;
let projectId: string;

beforeAll(async () => {
  server = await testApp();
  token = await server.login();
  projectId = await sampleProject(server, 4000, null);
  await startRunOf(server, token, projectId, 'calculation');
  await endOfRun(server, token, projectId, 'calculation');
});
afterAll(() => server.close());

/** One setting of an input, changed and changed back. */
interface Change {
  readonly to: Partial<InputSettings>;
  readonly back: Partial<InputSettings>;
  /** Whether results of the current year follow from it. */
  readonly counts: boolean;
}

/** Every setting with other values than the sample has. Confirming classes changes nothing that is read. */
const changes: Record<
  Exclude<keyof InputSettings, 'classesConfirmed'>,
  (input: FileInput, stored: StoredInput) => Change[]
> = {
  scale: (_, stored) => ofRaster(stored, { scale: stored.settings.scale * 2 }),
  offset: (_, stored) => ofRaster(stored, { offset: stored.settings.offset + 1 }),
  noData: (_, stored) => ofRaster(stored, { noData: [...stored.settings.noData, 12] }),
  reclassification: (input, stored) =>
    input.kind === 'class-raster' ? ofRaster(stored, { reclassification: [{ from: 12, to: -9999 }] }) : [],
  preset: (input) =>
    input.kind === 'class-raster' && input.classes === 'ecosystem-types'
      ? [{ to: { preset: 'clcd' }, back: { preset: null }, counts: false }]
      : [],
  plain: (_, { settings: { plain } }) => {
    if (plain === null) return [];
    return [{ to: { plain: Array.isArray(plain) ? [7] : plain / 2 }, back: { plain }, counts: true }];
  },
  fields: (input, { file }) => {
    if (isRasterFile(input) || !file || file.report.kind === 'raster') return [];
    return Object.entries(file.report.mapping).flatMap(([key, column]) =>
      column === null
        ? []
        : {
            to: { fields: { [key]: null } },
            back: { fields: { [key]: column } },
            counts: !ofOtherYear(input, key),
          },
    );
  },
  encoding: (_, { file }) =>
    file?.report.kind === 'table' && file.report.format === 'csv'
      ? [{ to: { encoding: 'gb18030' }, back: { encoding: 'utf-8' }, counts: true }]
      : [],
};

function ofRaster({ file, settings }: StoredInput, to: Partial<InputSettings>): Change[] {
  const { scale, offset, noData, reclassification } = settings;
  return file?.report.kind === 'raster'
    ? [{ to, back: { scale, offset, noData, reclassification }, counts: true }]
    : [];
}

const ofOtherYear = (input: RecordFile, key: string): boolean =>
  input.fields.some(
    (field) => field.key === key && 'comparableOf' in field && field.comparableOf !== undefined,
  );

/** A model with all that it reads. */
const withRead = (model: Model, source: RunSettings): { model: Model; inputs: FileInput[] }[] => {
  const parameters = resolveParameters(model.definition, source.parameters.get(String(model.id)) ?? {});
  const read = modelsReadBy(model, parameters).flatMap((one) => withRead(one, source));
  return [{ model, inputs: usedInputs(model.definition, parameters) }, ...read];
};
const outdated = async (): Promise<OutdatedResult[]> => {
  const path = `${calls.outdatedResults.path}?projectId=${projectId}`;
  return (await server.send('GET', path, { token })).data as OutdatedResult[];
};
const save = async (model: Model, key: string, settings: Partial<InputSettings>): Promise<void> => {
  const path = `/gep/user/project/model/${model.id}/file/${key}/settings`;
  const { code, message } = await server.send('PUT', path, { token, json: { projectId, ...settings } });
  if (code !== '00000') throw new Error(`${key} ${JSON.stringify(settings)}: ${message}`);
};
const storedOf = async (model: Model): Promise<StoredInput[]> => {
  const path = `/gep/user/project/model/${model.id}/setup?projectId=${projectId}`;
  return ((await server.send('GET', path, { token })).data as { inputs: StoredInput[] }).inputs;
};

describe('a changed setting of how an input is read', () => {
  it.each(Object.keys(changes) as (keyof typeof changes)[])(
    'makes exactly the results that use the input outdated: %s',
    async (setting) => {
      const source = await readRunSettings(server.app.services.database.db, projectId);
      if (!source) throw new Error('the project is gone');
      const selected = source.modelIds.flatMap((id) => modelById(Number(id)) ?? []);
      expect(await outdated()).toEqual([]);
      let tried = 0;
      for (const { inputKey: key } of source.inputs) {
        const users = selected.filter((model) =>
          withRead(model, source).some(({ inputs }) => inputs.some((input) => input.key === key)),
        );
        const owner = selected.find(({ definition }) => definition.files.some((file) => file.key === key));
        const input = owner?.definition.files.find((file) => file.key === key);
        const stored = owner && (await storedOf(owner)).find((one) => one.key === key);
        if (!owner || !input || !stored) throw new Error(`no model has ${key}`);
        const expected = [
          ...users.map(({ id }) => String(id)),
          ...(users.some(({ definition }) => definition.hasValue) ? ['totalGep'] : []),
        ].sort();
        for (const { to, back, counts } of changes[setting](input, stored)) {
          await save(owner, key, to);
          const found = await outdated();
          expect([key, to, found.map(({ modelId }) => modelId).sort()]).toEqual([
            key,
            to,
            counts ? expected : [],
          ]);
          for (const { changes: named } of found)
            expect(named.map(({ name }) => name)).toContainEqual(expect.stringContaining(input.name.zh));
          await save(owner, key, back);
          expect([key, back, await outdated()]).toEqual([key, back, []]);
          tried++;
        }
      }
      expect(tried).toBeGreaterThan(0);
    },
  );
});
