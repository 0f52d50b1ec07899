import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hillshade, slope } from '@gep/raster';
import type { Grid } from '@gep/raster';
import { compare, compareTimed, timed } from './measure';
import type { Comparison } from './measure';
import { pythonPeer } from './python-peer';
import { hillGrid, side } from './zonal-data';

const cells = 4096;

/** Relief of 4096 x 4096 float32 heights beside gdaldem, from memory to memory, and beside a pass that copies them. */
export async function terrain(): Promise<Comparison[]> {
  const hills = hillGrid().data as Float32Array;
  const data = new Float32Array(cells * cells);
  for (let row = 0; row < cells; row += 1)
    data.set(hills.subarray(row * side, row * side + cells), row * cells);
  const grid: Grid = { width: cells, height: cells, data, transform: [30, 0, 0, 0, -30, 0], crs: '' };
  const size = `${cells} x ${cells}`;
  const rows = [
    compare(
      `hillshade, ${size}`,
      () => hillshade(grid),
      'copy pass',
      () => {
        const pixels = new Uint32Array(data.length);
        for (let i = 0; i < data.length; i += 1) pixels[i] = data[i]!;
        return pixels;
      },
    ),
  ];
  const python = pythonPeer('./zonal-peers.py', ['numpy', 'osgeo.gdal']);
  if (!python) return rows;
  const folder = mkdtempSync(join(tmpdir(), 'gep-bench-'));
  try {
    writeFileSync(join(folder, 'cells'), hills);
    await python.ask({ work: 'load', folder, side });
  } finally {
    rmSync(folder, { recursive: true });
  }
  const products: readonly [string, () => Grid, string, readonly string[]][] = [
    ['hillshade', () => hillshade(grid), 'hillshade', []],
    [
      'hillshade from four lights',
      () => hillshade(grid, { multidirectional: true }),
      'hillshade',
      ['-multidirectional'],
    ],
    ['slope', () => slope(grid), 'slope', []],
  ];
  for (const [name, ours, kind, options] of products) {
    const ask = () =>
      python.ask<{ ms: number; sum: number }>({ work: 'gdaldem', kind, side: cells, options });
    const { sum } = await ask();
    let got = 0;
    for (const value of ours().data) got += value;
    if (Math.abs(got - sum) > 1e-4 * Math.abs(sum)) throw new Error(`${name}: sum ${got}, gdaldem's ${sum}`);
    const theirs = async () => (await ask()).ms;
    rows.push(
      await compareTimed(
        `${name}, ${size}`,
        timed(async () => ours()),
        'gdaldem',
        theirs,
        7,
      ),
    );
  }
  python.close();
  return rows;
}
