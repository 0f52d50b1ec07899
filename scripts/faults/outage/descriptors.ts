import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { ApiError, NetworkError } from '@gep/api-client';
import { settings } from '../kind/save';
import { inputFile } from '../kind/upload';
import { laneOf } from '../lane';
import { pause, until } from '../processes';
import { openStage } from '../stage';
import type { Base } from '../stage';

const most = 256;
const crowd = 400;

/** More connections than the server may have files open: it stays, and works again when they have gone. */
export async function fewDescriptors(base: Base, rounds: number): Promise<string> {
  const stage = await openStage(await base.copy('descriptors'), {
    wrapper: ['sh', '-c', `ulimit -n ${most}; exec "$0" "$@"`],
  });
  let refused = 0;
  let served = 0;
  try {
    const { client, projectId } = stage;
    const lanes = [await laneOf(client, inputFile(projectId)), await laneOf(client, settings(projectId))];
    const port = Number(new URL(stage.server.url).port);
    for (let round = 0; round < rounds; round += 1) {
      const sockets: Socket[] = [];
      for (let one = 0; one < crowd; one += 1) {
        const socket = connect(port, '127.0.0.1');
        socket.on('error', () => undefined);
        sockets.push(socket);
      }
      await pause(500);
      for (const lane of lanes) {
        const done = await Promise.race([
          lane.step(client).then(
            () => 'served',
            (error: unknown) =>
              error instanceof NetworkError || isBusy(error) ? 'refused' : Promise.reject(error),
          ),
          pause(3000).then(() => 'waiting'),
        ]);
        if (done === 'served') served += 1;
        else refused += 1;
      }
      for (const socket of sockets) socket.destroy();
      for (const lane of lanes)
        await until(
          `the recovery of ${lane.name}`,
          () => lane.check(client).then(() => true, tooFew),
          10_000,
        );
    }
    for (const lane of lanes) {
      await lane.step(client);
      await lane.check(client);
    }
    await stage.law();
    return `${rounds} rounds of ${crowd} connections with ${most} descriptors, ${served} calls served meanwhile, ${refused} not`;
  } catch (error) {
    throw new Error(`${String(error)}\n${stage.server.output().slice(-3000)}`, { cause: error });
  } finally {
    await stage.close();
  }
}

/** The database, or the server itself, has no descriptor to spare. */
const isBusy = (error: unknown): boolean =>
  error instanceof ApiError && ['10503', '10504'].includes(error.code);

function tooFew(error: unknown): false {
  if (error instanceof NetworkError || isBusy(error)) return false;
  throw error;
}
