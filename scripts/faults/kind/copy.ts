import type { Kind } from '../kind';
import { laneOf } from '../lane';
import { contentOf, copyName, deleteCopies, makeCopy, readCopies } from './copies';

/** A project is copied with its data, again and again: each copy is whole or not there. */
export const copy: Kind = {
  name: 'copy',
  async lanes(stage) {
    const content = await contentOf(stage.client, stage.projectId);
    return [
      await laneOf(stage.client, {
        name: 'copies of the project',
        read: (client) => readCopies(client, stage),
        next: (held, step) => [...held, { name: copyName(step), ...content }],
        change: (client, to) => makeCopy(client, stage.projectId, to.at(-1)?.name ?? ''),
        arrange: (client) => deleteCopies(client, stage),
      }),
    ];
  },
};
