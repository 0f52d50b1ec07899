import { blockNumber, numberBlock } from '../../source/block-number';
import { sentProjections } from '../../source/sent-projections';
import type { PlacedBlock } from '../../source/raster-block';
import type { RasterShader } from '../webgl/webgl-raster';
import type { TaskOf, WorkerTasks } from '../../worker/protocol';
import type { WorkerQueue } from '../../worker/queue';
import { createPictureRenderer } from './render-picture';
import type { PictureSettings, RasterPicture, RenderPicture } from './render-picture';

/**
 * Renders the pictures of a layer one at a time, quick ones on the page and the others in a worker; of the pictures that
 * wait only the last is rendered.
 */
export interface PictureQueue {
  render(block: PlacedBlock, settings: PictureSettings): void;
  /** Nothing that was asked for so far is shown any more. */
  clear(): void;
}

/** What the queue reports to the layer. */
export interface PictureQueueEvents {
  /** The picture is to be shown: a bitmap is the layer's, which closes it, a canvas stays the queue's. */
  readonly rendered: (block: PlacedBlock, settings: PictureSettings, picture: RasterPicture) => void;
  /** Whether a picture is on its way. */
  readonly rendering: (rendering: boolean) => void;
  readonly failed: (error: unknown) => void;
}

interface Job {
  readonly block: PlacedBlock;
  readonly settings: PictureSettings;
  cleared: boolean;
}

/**
 * Most cells of a picture that is rendered on the page, those of a full screen: its worst, the first picture under a
 * relief, takes a frame; moving a slider takes a few milliseconds, less than asking a worker.
 */
const mostOnPage = 2 ** 21;

/** Whether a picture is made of the block's own cells and soon done: nothing is warped or sent to a graphics card. */
function isQuick({ width, height }: PlacedBlock, { frame, webgl }: PictureSettings): boolean {
  return frame === null && !webgl && width * height <= mostOnPage;
}

/** @param worker renders what takes long; null: all pictures are rendered on the page */
export function createPictureQueue(events: PictureQueueEvents, worker: WorkerQueue | null): PictureQueue {
  let createShader: () => RasterShader | null = () => null;
  const renderNow = createPictureRenderer(undefined, () => createShader());
  const renderHere = async (block: PlacedBlock, settings: PictureSettings): Promise<RasterPicture> => {
    if (settings.webgl) ({ createRasterShader: createShader } = await import('../webgl/webgl-raster'));
    return renderNow(block, settings);
  };
  let renderAway = worker && renderingIn(worker);
  let working = false;
  let running: Job | null = null;
  let next: Job | null = null;

  const render = async (job: Job): Promise<RasterPicture> => {
    const { block, settings } = job;
    if (isQuick(block, settings)) return renderNow(block, settings);
    if (renderAway === null) return renderHere(block, settings);
    try {
      return await renderAway(block, settings);
    } catch (error) {
      if (job.cleared) throw error;
      // A host whose bundler did not find the worker still gets its pictures; a fault of the scheme is thrown again.
      const picture = await renderHere(block, settings);
      renderAway = null;
      return picture;
    }
  };
  const runAll = async (): Promise<void> => {
    events.rendering(true);
    // What is asked for at once is rendered once.
    await Promise.resolve();
    while (next !== null) {
      const job: Job = next;
      [running, next] = [job, null];
      try {
        const picture = await render(job);
        if (!job.cleared) events.rendered(job.block, job.settings, picture);
        else if (picture.image instanceof ImageBitmap) picture.image.close();
      } catch (error) {
        if (!job.cleared) events.failed(error);
      }
    }
    working = false;
    events.rendering(false);
  };

  return {
    render(block, settings) {
      next = { block, settings, cleared: false };
      if (working) return;
      working = true;
      void runAll();
    },
    clear() {
      next = null;
      if (running !== null) running.cleared = true;
    },
  };
}

type RenderQuestion = { readonly task: 'render-picture' } & WorkerTasks['render-picture']['question'];

/** Cells that the worker decoded are there already; others are sent once, and again to a worker that lost them. */
function renderingIn(worker: WorkerQueue): (...job: Parameters<RenderPicture>) => Promise<RasterPicture> {
  return async (block, settings) => {
    const codes = settings.frame ? [settings.frame.projection, block.projection] : [];
    const known = blockNumber(block);
    const question = {
      task: 'render-picture',
      block: known ?? numberBlock(block),
      settings,
      projections: sentProjections(codes),
    } as const;
    const rendered = known === undefined ? null : await worker.ask<TaskOf<RenderQuestion>>(question);
    const picture = rendered ?? (await worker.ask<TaskOf<RenderQuestion>>({ ...question, cells: block }));
    if (picture === null) throw new TypeError('the worker lost the cells it was sent');
    return picture;
  };
}
