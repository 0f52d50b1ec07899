import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeGeoTiff } from '@gep/raster';
import type { GeodataTask, WarpRasterTask } from '../geodata/task';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { warmGeodata } from '../geodata/testing/warm-geodata';
import type { Services } from '../services';
import { untilAborted } from '../testing/wait-run';
import { warpInStrips } from './warp-in-strips';

const folder = useTempFolder();

/** Two bands of a wave with holes, onto more than a million cells of another size: they are interpolated and averaged. */
async function waveTask(name: string): Promise<WarpRasterTask> {
  const path = join(folder.path, 'wave.tif');
  const [width, height] = [700, 500];
  const wave = (phase: number) => ({
    width,
    height,
    data: Float64Array.from({ length: width * height }, (_, i) =>
      i % 97 === 0 ? NaN : Math.sin(i / 30 + phase) * Math.cos(Math.floor(i / width) / 7),
    ),
    transform: [100, 0, 0, 0, -100, 50_000] as const,
    crs: 'EPSG:3857',
  });
  await writeFile(path, await writeGeoTiff([wave(0), wave(1)]));
  const transform = [0.0006, 0, 0.0001, 0, -0.0002, 0.4488] as const;
  return {
    kind: 'warp-raster',
    path,
    name: 'wave.tif',
    bands: [2, 1],
    scale: 2,
    offset: 1,
    noDataValues: [],
    resampling: 'continuous',
    target: { crs: 'EPSG:4326', transform, width: 1000, height: 1101 },
    outPath: join(folder.path, name),
  };
}

const cellsOf = async (path: string): Promise<Float64Array> =>
  new Float64Array(Uint8Array.from(await readFile(path)).buffer);

const tools = (geodata: Services['geodata'], onProgress: (fraction: number) => void = () => undefined) => ({
  services: { geodata, files: { temporaryFolder: folder.path } },
  signal: new AbortController().signal,
  onProgress,
});

it('gives a large grid in strips what one task gives', async () => {
  const whole = await waveTask('whole.bin');
  await warmGeodata(whole);
  const inStrips = await waveTask('strips.bin');
  const rows: WarpRasterTask['rows'][] = [];
  const told: number[] = [];
  const geodata = (task: GeodataTask, options: Parameters<Services['geodata']>[1]) => {
    if (task.kind === 'warp-raster') rows.push(task.rows);
    return warmGeodata(task, options);
  };
  const work = tools(geodata as Services['geodata'], (fraction) => told.push(fraction));
  expect(await warpInStrips(work, inStrips)).toEqual({ cellType: 'float64' });
  expect(rows).toEqual([
    [0, 550],
    [550, 1101],
  ]);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(1);
  const [cells, wanted] = [await cellsOf(inStrips.outPath), await cellsOf(whole.outPath)];
  expect(cells).toHaveLength(wanted.length);
  const apart = wanted.map((cell, i) =>
    Number.isNaN(cell) ? Number(!Number.isNaN(cells[i])) : Math.abs(cell - cells[i]),
  );
  // Where a block begins, and so how its coordinates are rounded, depends on the strip.
  expect(apart.findIndex((difference) => !(difference < 1e-12))).toBe(-1);
});

it('warps a small grid at once', async () => {
  const task = await waveTask('small.bin');
  const small = { ...task, target: { ...task.target, width: 10, height: 10 } };
  const tasks: GeodataTask[] = [];
  const geodata = (one: GeodataTask, options: Parameters<Services['geodata']>[1]) => {
    tasks.push(one);
    return warmGeodata(one, options);
  };
  await warpInStrips(tools(geodata as Services['geodata']), small);
  expect(tasks).toEqual([small]);
});

it('ends the other strips when one fails', async () => {
  const task = await waveTask('failing.bin');
  const fault = new Error('damaged');
  const geodata = (one: GeodataTask, options: Parameters<Services['geodata']>[1]) =>
    one.kind === 'warp-raster' && one.rows?.[0] === 0 ? untilAborted(options?.signal) : Promise.reject(fault);
  await expect(warpInStrips(tools(geodata as Services['geodata']), task)).rejects.toBe(fault);
});
