import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config';
import { openServices } from '../open-services';
import type { OpenServices } from '../open-services';
import { prepareStart } from '../start';
import type { StoredFile } from './queries';
import { allFilePaths } from './queries';

const dayMs = 24 * 60 * 60_000;

describe('going back to an older copy of the embedded database', () => {
  let dataDir: string;
  let copies: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'gep-older-'));
    copies = await mkdtemp(join(tmpdir(), 'gep-copies-'));
  });
  afterAll(async () => {
    await rm(dataDir, { recursive: true });
    await rm(copies, { recursive: true });
  });

  /** A start of the server, some days from now. */
  async function started<T>(days: number, work: (services: OpenServices) => Promise<T>): Promise<T> {
    const config = readConfig({ GEP_DATA_DIR: dataDir, GEP_SAMPLE: '0', GEP_ADMIN_PASSWORD: 'Admin#2026x' });
    const faults: unknown[] = [];
    const now = (): Date => new Date(Date.now() + days * dayMs);
    const services = await openServices(config, (error) => faults.push(error), { now });
    try {
      await prepareStart(services);
      return await work(services);
    } finally {
      await services.close();
      expect(faults).toEqual([]);
    }
  }
  const keep = ({ files, database }: OpenServices, text: string): Promise<StoredFile> =>
    files
      .receive(Readable.from([Buffer.from(text)]), 'a.txt', 100)
      .then((file) =>
        files.keep(database, [file], { projectId: null, purpose: 'input' }, (_tx, [row]) =>
          Promise.resolve(row),
        ),
      );
  const lies = (file: StoredFile): boolean => existsSync(join(dataDir, 'files/stored', file.path));
  const save = (name: string) => cp(join(dataDir, 'db'), join(copies, name), { recursive: true });
  async function goTo(name: string): Promise<void> {
    await rm(join(dataDir, 'db'), { recursive: true });
    await cp(join(copies, name), join(dataDir, 'db'), { recursive: true });
  }

  it('loses no newer file, and one can go forth again', async () => {
    const first = await started(0, (services) => keep(services, 'of both'));
    await save('older');
    const second = await started(0, (services) => keep(services, 'of the newer'));
    await save('newer');

    await goTo('older');
    await started(0, () => Promise.resolve());
    expect([lies(first), lies(second)]).toEqual([true, true]);

    await goTo('newer');
    const paths = await started(30, ({ database }) => allFilePaths(database.db));
    expect(paths.sort()).toEqual([first.path, second.path].sort());
    expect([lies(first), lies(second)]).toEqual([true, true]);
  });
});
