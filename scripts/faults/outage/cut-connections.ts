import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { inputFile, rain } from '../kind/upload';
import { laneOf } from '../lane';
import { pause, until } from '../processes';
import { randomOf } from '../random';
import { openStage } from '../stage';
import type { Base, Stage } from '../stage';

/** Clients go away after any number of bytes, of what they send and of what they are sent. */
export async function cutConnections(base: Base, rounds: number, seed: number): Promise<string> {
  const random = randomOf(seed);
  const stage = await openStage(await base.copy('cut-connections'));
  try {
    const lane = await laneOf(stage.client, inputFile(stage.projectId));
    await lane.step(stage.client);
    const before = openFiles(stage);
    const sent = await uploadBytes(stage);
    const asked = request(stage, 'GET', `/gep/user/project/model/resultFile?projectId=${stage.projectId}`);
    for (let round = 0; round < rounds; round += 1) {
      // Never the last byte: such an upload stands.
      await cutAfterSending(stage, sent.subarray(0, Math.floor(random() * (sent.length - 1))));
      await cutAfterReading(stage, asked, random() * 200_000);
      await lane.check(stage.client);
    }
    await until(
      'the end of what the cut requests had open',
      () => openFiles(stage).length <= before.length + 3,
      30_000,
    ).catch((error: unknown) => {
      throw new Error(
        `${String(error)}: ${openFiles(stage)
          .filter((file) => !before.includes(file))
          .join(' ')}`,
      );
    });
    await lane.step(stage.client);
    await lane.check(stage.client);
    await stage.law();
    return `${rounds} uploads and downloads cut, ${openFiles(stage).length} files open, ${before.length} before, seed ${seed}`;
  } catch (error) {
    throw new Error(`seed ${seed}: ${String(error)}\n${stage.server.output().slice(-3000)}`, {
      cause: error,
    });
  } finally {
    await stage.close();
  }
}

/** What the server has open, but for the tables of the database: paths, sockets and pipes. */
function openFiles({ server, place }: Stage): string[] {
  const folder = `/proc/${server.pid}/fd`;
  const open = readdirSync(folder).flatMap((fd) => {
    try {
      return [readlinkSync(join(folder, fd))];
    } catch {
      // Closed meanwhile.
      return [];
    }
  });
  return open.filter((file) => !file.startsWith(join(place.dataFolder, 'db')));
}

function request({ token, server }: Stage, method: string, path: string, headers = ''): Buffer {
  const host = new URL(server.url).host;
  return Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nuser-token: ${token}\r\n${headers}\r\n`);
}

async function uploadBytes(stage: Stage): Promise<Buffer> {
  const form = new FormData();
  form.append('files', await rain(0), 'cut.tif');
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = `content-type: ${encoded.headers.get('content-type')}\r\ncontent-length: ${body.length}\r\n`;
  const path = `/gep/user/project/model/7/file/precipitation?projectId=${stage.projectId}`;
  return Buffer.concat([request(stage, 'POST', path, headers), body]);
}

function portOf({ server }: Stage): number {
  return Number(new URL(server.url).port);
}

async function cutAfterSending(stage: Stage, bytes: Buffer): Promise<void> {
  const socket = connect(portOf(stage), '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise<void>((done) => socket.write(bytes, () => done()));
  await pause(10);
  socket.resetAndDestroy();
}

async function cutAfterReading(stage: Stage, asked: Buffer, bytes: number): Promise<void> {
  const socket = connect(portOf(stage), '127.0.0.1');
  socket.write(asked);
  let read = 0;
  await new Promise<void>((done) => {
    socket.on('error', () => done());
    socket.on('close', () => done());
    socket.on('data', (part: Buffer) => {
      read += part.length;
      if (read >= bytes) done();
    });
    // The answer may be shorter.
    socket.setTimeout(2000, done);
  });
  socket.resetAndDestroy();
}
