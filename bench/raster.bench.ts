import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TypedArray } from '@gep/raster';
import { compileRasterScheme, renderRaster, windowFacts } from '@gep/map-engine/raster-color';
import {
  generateCategories,
  rasterGraduatedScheme,
  rasterUniqueValuesScheme,
  rgbCompositeScheme,
  stretchScheme,
} from '@gep/map-engine/scheme';
import type { RasterScheme } from '@gep/map-engine/model';
import { compare, compareTimed, timed } from './measure';
import type { Comparison } from './measure';
import { pythonPeer } from './python-peer';

const side = 4096;
/** The first ones are spent on compiling: medians describe the others. */
const rounds = 11;

/** Hills of 200 to 800 with a little noise, in whole tenths. */
function hills(): Float32Array {
  return Float32Array.from({ length: side * side }, (_, i) => {
    const wave = Math.sin((i % side) / 90) * Math.cos(Math.floor(i / side) / 70);
    return Math.round(5000 + 3000 * wave + (Math.imul(i, 2654435761) >>> 0) / 2 ** 26) / 10;
  });
}

/**
 * Colouring 4096 x 4096 cells with all that a picture takes (statistics, table) into memory that is kept from one picture
 * to the next, as the renderer of the layer keeps it; beside a pass that reads the cells and writes as many numbers into
 * kept memory, and beside numpy and GDAL as people write it, in one process, by turns. One row allocates its memory.
 */
export async function raster(): Promise<Comparison[]> {
  const floats = hills();
  const words = Uint16Array.from(floats, (value) => value * 10);
  const bytes = Uint8Array.from(floats, (value) => value / 4);
  const folder = mkdtempSync(join(tmpdir(), 'gep-bench-'));
  writeFileSync(join(folder, 'floats'), floats);
  writeFileSync(join(folder, 'words'), words);
  const python = pythonPeer('./raster-peers.py', ['numpy', 'osgeo.gdal']);
  await python?.ask({ work: 'load', folder, side });
  const kept = new Uint8ClampedArray(4 * side * side);
  const size = { width: side, height: side, cellSize: 30 };
  const draw =
    (scheme: RasterScheme, ...bands: TypedArray[]) =>
    () =>
      compileRasterScheme(scheme, { window: windowFacts(bands, null) }).render(bands, size, kept);
  const pixels = new Uint32Array(kept.buffer);
  // Written out: one loop that has seen three kinds of arrays takes twice the time.
  const copyFloats = () => {
    for (let i = 0; i < floats.length; i += 1) pixels[i] = floats[i]!;
  };
  const copyWords = () => {
    for (let i = 0; i < words.length; i += 1) pixels[i] = words[i]!;
  };
  const copyBytes = () => {
    for (let i = 0; i < bytes.length; i += 1) pixels[i] = bytes[i]!;
  };
  const copyAnew = () => {
    const fresh = new Uint32Array(floats.length);
    for (let i = 0; i < floats.length; i += 1) fresh[i] = floats[i]!;
  };
  const stretch = draw(stretchScheme({ min: 200, max: 800 }), floats);
  const clip = draw(stretchScheme({ stretch: 'percent-clip' }), floats);
  const equal = draw(stretchScheme({ stretch: 'histogram-equalization' }), floats);
  const rgb = draw(rgbCompositeScheme(), words, words.slice().reverse(), words.slice().fill(7, 0, 9));
  const classes = rasterGraduatedScheme({ method: 'quantile', classes: 8 });
  const graduated = draw(generateCategories(classes, { values: floats.subarray(0, 1e5) }), floats);
  const zones = floats.map((value) => Math.round(value / 40));
  const unique = draw(
    generateCategories(rasterUniqueValuesScheme(), { values: zones.subarray(0, 1e6) }),
    zones,
  );
  const relief = draw(stretchScheme({ min: 200, max: 800, relief: { used: true } }), floats);
  const allocating = () => renderRaster([floats], size, stretchScheme({ min: 200, max: 800 }));
  const limit = 'copy pass into kept memory';
  const rows = [
    compare('stretch and ramp of float32', stretch, limit, copyFloats, rounds),
    compare(
      'stretch and ramp of uint16',
      draw(stretchScheme({ min: 2000, max: 8000 }), words),
      limit,
      copyWords,
      rounds,
    ),
    compare(
      'stretch and ramp of uint8',
      draw(stretchScheme({ min: 50, max: 200 }), bytes),
      limit,
      copyBytes,
      rounds,
    ),
    compare(
      'stretch and ramp of float32 into fresh memory',
      allocating,
      'copy pass into fresh memory',
      copyAnew,
      rounds,
    ),
    compare('percent clip of float32', clip, limit, copyFloats, rounds),
    compare('equalisation of float32', equal, limit, copyFloats, rounds),
    compare('8 classes of float32', graduated, limit, copyFloats, rounds),
    compare('unique values of float32', unique, limit, copyFloats, rounds),
    compare('stretch under relief of float32', relief, limit, copyFloats, rounds),
  ];
  if (python) {
    const peers: [string, () => unknown, string, string][] = [
      ['stretch and ramp of float32', stretch, 'numpy clip and table', 'stretch'],
      ['percent clip of float32', clip, 'numpy percentile and table', 'clip'],
      ['equalisation of float32', equal, 'numpy, 1024 bins', 'equalise'],
      ['composite of 3 uint16, 2.5 deviations', rgb, 'numpy', 'rgb'],
      ['composite of 3 uint16, 2.5 deviations', rgb, 'GDAL', 'rgb-gdal'],
    ];
    for (const [task, ours, peer, job] of peers) {
      const theirs = async (): Promise<number> => (await python.ask<{ ms: number }>({ work: job })).ms;
      rows.push(
        await compareTimed(
          `${task}, into kept memory`,
          timed(() => Promise.resolve(ours())),
          peer,
          theirs,
          rounds,
        ),
      );
    }
    python.close();
  }
  rmSync(folder, { recursive: true });
  return rows.map((row) => ({ ...row, task: `${row.task}, ${side} x ${side}` }));
}
