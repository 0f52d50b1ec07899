import { readdirSync, readFileSync } from 'node:fs';
import { mixedLanes } from './outage/mixed';
import { calculate } from './kind/results';
import { pause } from './processes';
import { openStage } from './stage';
import type { Base, Stage } from './stage';

const sampleMs = 5000;
/** Steps of a lane after which its list is emptied, so that answers stay as long as they are. */
const tidyEvery = 50;
/** Between the second quarter of the time and the last one; the first quarter fills caches. */
const mostGrowth = { memory: 1.1, files: 8 };

/** Within which rows and files agree after the last step. */
const settledMs = 10_000;

interface Sample {
  readonly megabytes: number;
  readonly files: number;
}

function sampleOf({ server }: Stage): Sample {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return {
    megabytes: Number(kilobytes) / 1024,
    files: readdirSync(`/proc/${server.pid}/fd`).length,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

/**
 * Uploads, forms, styles, runs, downloads and reads for a long time: memory and descriptors of the server stay flat, and
 * the law holds at the end.
 * @throws Error when something is refused or grows
 */
export async function soak(base: Base, minutes: number): Promise<string> {
  const stage = await openStage(await base.copy('soak'));
  const { client, projectId } = stage;
  const samples: Sample[] = [];
  let steps = 0;
  let over = false;
  try {
    const calculated = await stage.copySample('beside');
    const lanes = await mixedLanes(stage);
    const others: readonly (() => Promise<unknown>)[] = [
      () => calculate(client, calculated),
      () => client.resultFile({ projectId }).then((file) => file?.arrayBuffer()),
      () => client.resultView({ projectId }),
      () => client.vectorData({ projectId, modelId: '7', layerType: 3, name: 'water-conservation' }),
      () => client.listProjects({ userId: stage.userId, pageSize: 0 }),
    ];
    const working = [
      ...lanes.map((lane) => {
        let own = 0;
        return async () => {
          await lane.step(client);
          if (++own % tidyEvery === 0) await lane.arrange(client);
        };
      }),
      ...others,
    ].map(async (work) => {
      while (!over) {
        await work();
        steps += 1;
        await pause(50);
      }
    });
    const all = Promise.all(working);
    const watch = async (): Promise<void> => {
      const end = Date.now() + minutes * 60_000;
      while (Date.now() < end) {
        await pause(sampleMs);
        samples.push(sampleOf(stage));
      }
    };
    await Promise.race([watch(), all]).finally(() => (over = true));
    await all;
    for (const lane of lanes) await lane.check(client);
    await lawInTime(stage);
  } catch (error) {
    const seen = `${figuresOf(samples).line} until then\n${stage.server.output().slice(-3000)}`;
    throw new Error(`${String(error)}\n${seen}`, { cause: error });
  } finally {
    await stage.close();
  }
  const { line, grows } = figuresOf(samples);
  if (grows) throw new Error(`${line}: they grow`);
  return `${minutes} minutes, ${steps} steps; ${line}`;
}

/** Waits until rows and files agree: what a run has replaced is removed after its end. */
async function lawInTime(stage: Stage): Promise<void> {
  const end = Date.now() + settledMs;
  for (;;)
    try {
      return await stage.law('spare files');
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(500);
    }
}

function figuresOf(samples: readonly Sample[]): { readonly line: string; readonly grows: boolean } {
  if (samples.length < 4) return { line: 'no samples', grows: false };
  const quarter = samples.length >> 2;
  const early = samples.slice(quarter, 2 * quarter);
  const late = samples.slice(-quarter);
  const memory = [early, late].map((part) => median(part.map(({ megabytes }) => megabytes)));
  const files = [early, late].map((part) => median(part.map((sample) => sample.files)));
  const most = Math.max(...samples.map(({ megabytes }) => megabytes));
  const line = `memory ${memory.map(Math.round).join(' -> ')} MB (most ${Math.round(most)}), descriptors ${files.join(' -> ')}`;
  return {
    line,
    grows: memory[1] > mostGrowth.memory * memory[0] || files[1] > files[0] + mostGrowth.files,
  };
}
