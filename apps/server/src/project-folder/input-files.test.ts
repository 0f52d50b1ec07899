import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTempFolder } from '../geodata/testing/temp-folder';
import { inputFiles } from './input-files';

const folder = useTempFolder();
beforeAll(async () => {
  await mkdir(join(folder.path, 'rain'));
  const names = ['r1.tif', 'r2.TIFF', 'x(1).tif', '.r3.tif', 'r1.tif.aux.xml', 'readme.txt'];
  for (const name of names) await writeFile(join(folder.path, 'rain', name), '');
  for (const name of ['a.shp', 'a.dbf', 'a.shp.xml', 'ab.shp', 'rain.zip'])
    await writeFile(join(folder.path, name), '');
});

const namesOf = async (file: string) =>
  (await inputFiles(folder.path, file)).map((path) => basename(path)).sort();

describe('the files of an input in a project folder', () => {
  it.each([
    ['rain', ['r1.tif', 'r2.TIFF', 'x(1).tif']],
    ['rain/r*', ['r1.tif', 'r1.tif.aux.xml', 'r2.TIFF', 'readme.txt']],
    ['rain/*(1).tif', ['x(1).tif']],
    ['rain.zip', ['rain.zip']],
    ['a.shp', ['a.dbf', 'a.shp']],
  ])('%s are %j', async (file, names) => expect(await namesOf(file)).toEqual(names));

  it('are missed by name', async () => {
    await expect(inputFiles(folder.path, 'rain/2020*.tif')).rejects.toThrow('rain/2020*.tif');
    await expect(inputFiles(folder.path, 'none.tif')).rejects.toThrow('none.tif');
  });
});
