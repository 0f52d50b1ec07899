import { open } from 'node:fs/promises';
import { cubeFileParts, readCubes } from '@gep/ecosystem-models';
import type { ModelCube } from '@gep/ecosystem-models';
import { writeWhole } from '@gep/raster/node';

/** Writes cubes to a new file, a column at a time, so that the cubes of a large region need no second copy in memory. */
export async function writeCubeFile(path: string, cubes: readonly ModelCube[]): Promise<void> {
  const file = await open(path, 'wx');
  try {
    for (const { at, bytes } of cubeFileParts(cubes)) await writeWhole(file, bytes, at);
  } finally {
    await file.close();
  }
}

/**
 * Reads the wanted cubes of a file, and no others.
 * @throws CubeFileError for other files and damaged ones
 */
export async function readCubeFile(
  path: string,
  wanted: Parameters<typeof readCubes>[1],
): Promise<ModelCube[]> {
  const file = await open(path, 'r');
  try {
    return await readCubes(async (from, length) => {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, from);
      return bytes.subarray(0, bytesRead);
    }, wanted);
  } finally {
    await file.close();
  }
}
