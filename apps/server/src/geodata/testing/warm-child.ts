/** Program of the warm parser process: does task after task with one GDAL, in the folder that its argument names. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { answer } from '../answer';
import type { LastReply, ProgressReply } from '../child-protocol';
import { startGdal } from '../gdal';
import type { GdalDataset } from '../gdal';
import type { GeodataTask } from '../task';

/** What GDAL's build (Emscripten) has and the product does not use. */
interface Inside {
  readonly Module: {
    readonly NODEFS: unknown;
    readonly FS: {
      unmount(at: string): void;
      mount(kind: unknown, options: { root: string }, at: string): void;
    };
    onAbort?: () => void;
  };
}

export type WarmMessage =
  | ProgressReply
  /** `spent`: the process takes no further task. */
  | { readonly kind: 'end'; readonly reply: LastReply; readonly spent: boolean };

/** The memory of GDAL never shrinks: a larger process makes way for a new one. */
const largestBytes = 700e6;

const folder = process.argv[2] ?? '';
const send = (message: WarmMessage): void => {
  process.send?.(message);
};
process.on('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});

const { build } = await startGdal(folder);
const { Module } = build as unknown as Inside;
let broken = false;
Module.onAbort = () => {
  broken = true;
};

/** Data sets that the product leaves to the end of its process: GDAL would take them for those of the next task. */
const open = new Set<GdalDataset>();
const { open: openDatasets, close } = build;
build.open = async (path) => {
  const opened = await openDatasets(path);
  for (const dataset of opened.datasets) open.add(dataset);
  return opened;
};
build.close = (dataset) => {
  open.delete(dataset);
  return close(dataset);
};

process.on('message', (task: GeodataTask) => {
  void perform(task);
});

async function perform(task: GeodataTask): Promise<void> {
  // A new mount forgets the names that the task before gave its files.
  Module.FS.unmount('/output');
  rmSync(folder, { recursive: true });
  mkdirSync(join(folder, 'gdal'), { recursive: true });
  Module.FS.mount(Module.NODEFS, { root: join(folder, 'gdal') }, '/output');
  const reply = await answer({ task, folder }, (fraction) => send({ kind: 'progress', fraction }));
  for (const dataset of [...open]) await build.close(dataset);
  send({ kind: 'end', reply, spent: broken || process.memoryUsage.rss() > largestBytes });
}
