import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseKind, RowResult } from './figure';
import { startLoadServer } from './load-server';
import { withInstallation } from './row';

const restMs = 45_000;

/** The memory of a server at rest after its first start, which has calculated the sample project. */
export async function idleMemory(database: DatabaseKind, onRow: (result: RowResult) => void): Promise<void> {
  await withInstallation(database, async (dataDir, url) => {
    const started = performance.now();
    const server = await startLoadServer(dataDir, url, { GEP_SAMPLE: '1' });
    const startSeconds = (performance.now() - started) / 1000;
    const atFirst = server.memory();
    await delay(restMs);
    const got = server.memory();
    await server.close();
    onRow({
      row: 'memory',
      database,
      figures: [
        { what: 'first start with the sample', got: startSeconds, unit: 's' },
        { what: 'memory after it', got: atFirst, unit: 'MB' },
        { what: 'memory at rest', got, unit: 'MB', goal: database === 'embedded' ? 400 : 200 },
      ],
      errors: '',
    });
  });
}
