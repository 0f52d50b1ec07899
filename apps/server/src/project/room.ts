import { fail } from '../error/gep-error';
import { sizeText } from '../error/size-text';
import { findFiles } from '../file/queries';
import type { Services } from '../services';
import type { Db } from '../store/database';
import { lockOwner, usedRoom } from './room-queries';
import type { UsedRoom } from './room-queries';

/** What stored files may take; infinite without a bound. */
type Bounds = Services['config']['quota'];

/** @throws GepError PROJECT_ROOM, OWNER_ROOM where there is no room for more bytes */
function check(used: UsedRoom, bounds: Bounds, more: { projectBytes: number; ownerBytes: number }): void {
  for (const [name, part] of [
    ['PROJECT_ROOM', 'projectBytes'],
    ['OWNER_ROOM', 'ownerBytes'],
  ] as const) {
    const limit = bounds[part];
    if (used[part] + more[part] <= limit) continue;
    fail(name, { used: sizeText(used[part]), limit: sizeText(limit) });
  }
}

/**
 * Call in the transaction that stores what a user gave, when all its rows are written: uploads for one owner come one
 * after another from here on.
 * @param coming bytes of the owner that follow, those of a copy for example
 * @throws GepError PROJECT_ROOM, OWNER_ROOM where they are too many now
 */
export async function checkRoom(
  { config: { quota } }: Services,
  tx: Db,
  projectId: string,
  coming = 0,
): Promise<void> {
  await lockOwner(tx, projectId);
  const used = await usedRoom(tx, projectId);
  if (used) check(used, quota, { projectBytes: 0, ownerBytes: coming });
}

/** What is on its way to the file store of this process: it counts before it is there. */
export interface Arrivals {
  /**
   * @param bytes that are about to be received for a project
   * @param replaced ids of the files that go when they are stored
   * @returns call it when they are stored, or are no longer awaited
   * @throws GepError PROJECT_ROOM, OWNER_ROOM where there is no room for them
   */
  expect(projectId: string, bytes: number, replaced: readonly string[]): Promise<() => void>;
}

export function openArrivals({ database: { db }, config: { quota } }: Services): Arrivals {
  const expected = new Set<{ projectId: string; ownerId: string; bytes: number }>();
  const sum = (of: (one: { projectId: string; ownerId: string }) => boolean): number =>
    [...expected].reduce((bytes, one) => (of(one) ? bytes + one.bytes : bytes), 0);
  return {
    async expect(projectId, bytes, replaced) {
      const going = (await findFiles(db, replaced)).reduce((all, { size }) => all + size, 0);
      const used = await usedRoom(db, projectId);
      if (!used) return () => undefined;
      const { ownerId } = used;
      // From here to the end nothing is awaited, so that no other upload is overlooked.
      const more = Math.max(0, bytes - going);
      check(used, quota, {
        projectBytes: more + sum((one) => one.projectId === projectId),
        ownerBytes: more + sum((one) => one.ownerId === ownerId),
      });
      const arrival = { projectId, ownerId, bytes: more };
      expected.add(arrival);
      return () => expected.delete(arrival);
    },
  };
}
