import type { Kind } from '../kind';
import { laneOf } from '../lane';
import { folderFiles } from '../law';
import type { Place } from '../law';
import { pause, until } from '../processes';
import type { Stage } from '../stage';
import { resultsOf } from './results';

/** From the last stored result to the end: all go to the place of earlier ones, and those are removed. */
const swapMs = 120;

/** Files that the results of a run are in. */
const resultFiles = new WeakMap<Stage, number>();

/**
 * A run in the place of an earlier one: half of the kills come while results are stored, the others while all change
 * places. By the files, as a short run is over before it shows that it is far.
 */
export const swap: Kind = {
  name: 'swap',
  async lanes(stage) {
    const added = addedFiles(stage.place);
    const results = await resultsOf(stage.client, stage.projectId);
    resultFiles.set(stage, added());
    return [await laneOf(stage.client, results)];
  },
  async moment(stage, random) {
    const added = addedFiles(stage.place);
    const all = resultFiles.get(stage) ?? 1;
    const wanted = Math.min(all, 1 + Math.floor(random() * 2 * all));
    await until(`${wanted} stored results`, () => added() >= wanted);
    await pause(random() * (wanted < all ? swapMs / all : swapMs));
  },
};

/** Counts the files that come to those of now. */
function addedFiles(place: Place): () => number {
  const { list } = folderFiles(place);
  const before = new Set(list());
  return () => list().filter((path) => !before.has(path)).length;
}
