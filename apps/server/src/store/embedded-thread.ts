/** Program of the thread that the embedded database works in, so that no statement holds up the server's event loop. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { ThreadData, ThreadReply, ThreadRequest } from './embedded-protocol';
import { wireOf } from './embedded-wire';
import type { EmbeddedWire } from './embedded-wire';

const reply = (answer: ThreadReply): void => {
  const { bytes } = answer;
  parentPort?.postMessage(answer, bytes ? [bytes.buffer as ArrayBuffer] : []);
};
const told = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function answer(wire: EmbeddedWire, request: ThreadRequest): Promise<Uint8Array> {
  switch (request.kind) {
    case 'send':
      return wire.send(request.messages);
    case 'close':
      await wire.close();
      return new Uint8Array();
  }
}

const { folder, mostFiles } = workerData as ThreadData;
/**
 * The system keeps the pages of the files, too; these would be kept twice. PostgreSQL takes 128 MB by default. A log of a
 * gigabyte, its other default, is of no use to a database that never forces its pages to disk.
 */
const startParams = [
  ...PGlite.defaultStartParams,
  '-c',
  'shared_buffers=16MB',
  '-c',
  'max_wal_size=256MB',
  '-c',
  `max_files_per_process=${mostFiles}`,
];

await PGlite.create(folder, { startParams }).then(
  (lite) => {
    const wire = wireOf(lite);
    parentPort?.on('message', (request: ThreadRequest) => {
      const { id } = request;
      answer(wire, request).then(
        (bytes) => {
          reply({ id, bytes });
          if (request.kind === 'close') parentPort?.close();
        },
        (error: unknown) => reply({ id, failure: told(error) }),
      );
    });
    reply({ id: 0 });
  },
  (error: unknown) => reply({ id: 0, failure: told(error) }),
);
