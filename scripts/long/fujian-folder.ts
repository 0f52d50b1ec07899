import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from '../check/files';
import { testData } from '../test-data';

interface Guide {
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Writes the project folder of the guide (Fujian, three rasters, two models) at a resolution in metres. */
export function writeFujianFolder(folder: string, resolution: number): void {
  mkdirSync(join(folder, 'regions'), { recursive: true });
  for (const name of readdirSync(testData('regions/fujian_gbk')))
    copyFileSync(testData(`regions/fujian_gbk/${name}`), join(folder, 'regions', name));
  for (const name of ['landcover_20class.tif', 'npp.tif', 'pre.tif'])
    copyFileSync(testData(`calc/fujian/${name}`), join(folder, name));
  const [, json = ''] = /```json\n([\s\S]*?)```/.exec(read('docs/guide/project-folder.md')) ?? [];
  const project = JSON.parse(json) as Guide;
  const settings = { ...project.settings, resolution };
  writeFileSync(join(folder, 'project.json'), JSON.stringify({ ...project, settings }));
}
