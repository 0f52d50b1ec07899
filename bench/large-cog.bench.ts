import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineWorker, inPage } from './in-page';
import { beside } from './measure';
import type { Comparison } from './measure';
import { pythonPeer } from './python-peer';
import { serveRanges } from './range-server';

const peer = 'OpenLayers GeoTIFF source';
const rounds = 5;

/** Cells of 4 bytes without compression: 2 GiB, before overviews. */
const [width, height] = [32_768, 16_384];
const extent = [12_000_000, 2_000_000, 12_000_000 + width * 30, 2_000_000 + height * 30];

/**
 * The first map of a cloud-optimised file of more than 2 GB over HTTP, from its address to its picture: time, requests
 * and bytes beside those of OpenLayers. Every round has a page that has never seen the file.
 */
export async function largeCog(): Promise<Comparison[]> {
  const gdal = pythonPeer('./geotiff-peers.py', ['numpy', 'osgeo.gdal']);
  if (!gdal) return [];
  const folder = await mkdtemp(join(tmpdir(), 'gep-cog-'));
  try {
    const path = join(folder, 'large.tif');
    await gdal.ask({ work: 'make_large', path, width, height, extent });
    return await readOverHttp(path);
  } finally {
    gdal.close();
    await rm(folder, { recursive: true });
  }
}

async function readOverHttp(path: string): Promise<Comparison[]> {
  const server = await serveRanges(path);
  const worker = await engineWorker();
  const seen = (name: string) => async () => {
    server.counted();
    const ms = await inPage<number>('./large-cog-page.ts', 'firstMap', name, server.url, extent, worker);
    return { ms, ...server.counted() };
  };
  try {
    const [mine, others] = [[], []] as Awaited<ReturnType<ReturnType<typeof seen>>>[][];
    for (let round = 0; round < rounds; round += 1) {
      mine!.push(await seen('ours')());
      others!.push(await seen('peer')());
    }
    const line = (task: string, of: 'ms' | 'requests' | 'bytes', unit = 1) =>
      beside(
        task,
        mine!.map((one) => one[of] / unit),
        peer,
        others!.map((one) => one[of] / unit),
      );
    const task = 'first map of a COG of 2 GB over HTTP';
    return [line(task, 'ms'), line(`${task}: requests`, 'requests'), line(`${task}: KB`, 'bytes', 1000)];
  } finally {
    server.close();
  }
}
