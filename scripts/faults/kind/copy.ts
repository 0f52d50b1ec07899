import type { Kind } from '../kind';
import { laneOf } from '../lane';
import { contentOf, copyName, deleteCopies, makeCopy, readCopies, sorted } from './copies';
import type { Copy } from './copies';

/** A project is copied with its data, again and again: each copy is whole or not there. */
export const copy: Kind = {
  name: 'copy',
  async lanes(stage) {
    const content = await contentOf(stage.client, stage.projectId);
    return [
      await laneOf(stage.client, {
        name: 'copies of the project',
        read: (client) => readCopies(client, stage),
        next: (held, step) => sorted([...held, { name: copyName(step), ...content }]),
        change: (client, to, from) => makeCopy(client, stage.projectId, addedName(to, from)),
        arrange: (client) => deleteCopies(client, stage),
      }),
    ];
  },
};

function addedName(to: readonly Copy[], from: readonly Copy[]): string {
  return to.find(({ name }) => !from.some((copy) => copy.name === name))?.name ?? '';
}
