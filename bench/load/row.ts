import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/postgres-server';
import { inOwnProcess } from '../own-process';
import { LoadClient } from './client';
import type { DatabaseKind, Figure, RowResult } from './figure';
import { startLoadServer } from './load-server';
import type { LoadServer } from './load-server';
import type { Scene } from './scene';

/** What a row works with. */
export interface Stage {
  readonly database: DatabaseKind;
  readonly server: LoadServer;
  readonly client: LoadClient;
  readonly scene: Scene;
  /** How long a load lasts that the goal names no time for, in seconds. */
  readonly seconds: number;
  /** Whether every load is cut to some seconds. */
  readonly isQuick: boolean;
}

export interface Measured {
  readonly figures: readonly Figure[];
  readonly errors?: string;
}

/** A row of the table: a load, and what it is judged by. */
export type Row = (stage: Stage) => Promise<Measured>;

/** No input may block the event loop for longer. */
const loopGoalMs = 50;

/** Runs rows one after the other on a fresh installation, and watches event loop and memory meanwhile. */
export async function runRows(
  rows: Readonly<Record<string, Row>>,
  database: DatabaseKind,
  isQuick: boolean,
  onRow: (result: RowResult) => void,
): Promise<void> {
  await withInstallation(database, async (dataDir, url) => {
    const scene = inOwnProcess<Scene>('./load/make-scene.ts', dataDir, url ?? '');
    for (const [row, measure] of Object.entries(rows)) {
      const server = await startLoadServer(dataDir, url);
      const client = new LoadClient(server.origin);
      try {
        const seconds = isQuick ? 8 : 30;
        const { figures, errors = '' } = await measure({ database, server, client, scene, seconds, isQuick });
        const ends: Figure[] = [
          { what: 'event loop, longest', got: await server.loopDelay(), unit: 'ms', goal: loopGoalMs },
          { what: 'memory at the end', got: server.memory(), unit: 'MB' },
        ];
        onRow({ row, database, figures: [...figures, ...ends], errors });
      } finally {
        client.close();
        await server.close();
      }
    }
  });
}

/** An empty data folder, and for PostgreSQL an empty database, which are removed afterwards. */
export async function withInstallation(
  database: DatabaseKind,
  work: (dataDir: string, databaseUrl: string | null) => Promise<void>,
): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'gep-load-'));
  const postgres = database === 'postgres' ? await startPostgres() : null;
  try {
    await work(join(root, 'data'), postgres?.url ?? null);
  } finally {
    await postgres?.remove();
    await rm(root, { recursive: true, force: true });
  }
}
