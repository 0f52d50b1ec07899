import type { GepClient } from '@gep/api-client';
import { writeGeoTiff } from '@gep/raster';
import { place } from '../../../apps/server/sample/place';
import { goodRegion } from '../../../apps/server/src/testing/project-state';
import type { Kind } from '../kind';
import { laneOf } from '../lane';
import type { Register } from '../lane';

/** Files of inputs and of regions, each with another name and length than the one before. */
export const upload: Kind = {
  name: 'upload',
  async lanes({ client, projectId }) {
    const { id } = await client.createProject({ name: 'regions' });
    return [await laneOf(client, inputFile(projectId)), await laneOf(client, regionFile(id))];
  },
};

interface InputFile {
  readonly name: string | null;
  readonly bytes: number | null;
}

const model = { modelId: '7', key: 'precipitation' } as const;

/** The rain of the water conservation. */
export function inputFile(projectId: string): Register<InputFile> {
  const files = new Map<string, Blob>();
  return {
    name: 'file of an input',
    async read(client) {
      const { inputs } = await client.getModelSetup({ projectId, modelId: model.modelId });
      const file = inputs.find(({ key }) => key === model.key)?.file ?? null;
      return { name: file?.name ?? null, bytes: file?.bytes ?? null };
    },
    async next(_held, step) {
      const name = `rain-${step}.tif`;
      const file = await rain(step);
      files.clear();
      files.set(name, file);
      return { name, bytes: file.size };
    },
    async change(client, { name }) {
      if (name === null) throw new RangeError('name: got null, allowed: the name of a file');
      const data = files.get(name) ?? new Blob();
      await client.uploadModelFile({ projectId, ...model, files: [{ name, data }] });
    },
  };
}

/** Rain of as many rows as nothing before it has, in cells that do not compress. */
export async function rain(step: number): Promise<Blob> {
  const width = 200;
  const height = 100 + (step % 97);
  const data = Float32Array.from({ length: width * height }, (_, i) => 900 + ((i * 7919 + step) % 5003) / 10);
  const transform = [place.cell, 0, place.west, 0, -place.cell, place.north] as const;
  const bytes = await writeGeoTiff([{ width, height, data, transform, crs: 'EPSG:4490', noData: -9999 }]);
  return new Blob([bytes as Uint8Array<ArrayBuffer>]);
}

function regionFile(projectId: string): Register<{ file: string | null; rows: number | null }> {
  return {
    name: 'region file',
    async read(client: GepClient) {
      const region = await client.getRegionFile({ projectId });
      const { regionFileName } = await client.getBasicSetting({ projectId });
      if ((region?.fileName ?? null) !== regionFileName)
        throw new Error(`the settings name the region file ${regionFileName}, stored is ${region?.fileName}`);
      return { file: regionFileName, rows: region?.rowCount ?? null };
    },
    next: (_held, step) => ({ file: `districts-${step}.shp`, rows: 2 }),
    async change(client, { file }) {
      const parts = goodRegion((file ?? '').replace(/\.shp$/, ''));
      const files = parts.map(([name, bytes]) => ({ name, data: new Blob([new Uint8Array(bytes)]) }));
      await client.uploadRegionFile({ projectId, files });
    },
  };
}
