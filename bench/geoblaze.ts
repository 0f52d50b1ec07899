import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What geoblaze takes for a raster in memory. */
export interface GeoRaster {
  readonly values: readonly (readonly Float32Array[])[];
  readonly [field: string]: unknown;
}

/** The one function of geoblaze that is measured. */
export interface Geoblaze {
  stats(raster: GeoRaster, zone: object, options: { readonly stats: readonly string[] }): Promise<unknown>;
}

const version = '2.8.0';
const sha512 = 'obNU8OJKtyeI3JzIyTiqI2Xxmm5JkrRpHeyHsTFKMjj2ENrpBJRWm8mtwywkhPMusbr6FQ6o+NxQl7RbKSm8Hg==';

/**
 * geoblaze's own bundle, taken from the registry into a folder: as a dependency it would bring 498 packages, webpack 4 among
 * them, for one row of a table. Undefined, and a line says so, where there is no registry.
 */
export function loadGeoblaze(folder: string): Geoblaze | undefined {
  const archive = `geoblaze-${version}.tgz`;
  const packed = spawnSync('npm', ['pack', `geoblaze@${version}`, '--silent'], { cwd: folder });
  if (packed.status !== 0) {
    console.log('geoblaze is left out: the registry does not answer');
    return undefined;
  }
  const found = createHash('sha512')
    .update(readFileSync(join(folder, archive)))
    .digest('base64');
  if (found !== sha512) throw new Error(`${archive}: got sha512 ${found}, allowed: ${sha512}`);
  const bundle = 'package/dist/geoblaze.node.min.js';
  spawnSync('tar', ['xzf', archive, bundle], { cwd: folder });
  return createRequire(import.meta.url)(join(folder, bundle)) as Geoblaze;
}
