import { geoTiffLoader } from '@gep/map-engine/layer';
import { GepDataError, gridExtent } from '@gep/raster';
import type { AskProjection, ProjectionQuestion } from './ask-projection';
import { megabyte, ownLimits } from './limits';
import { OwnFault } from './own-fault';
import type { OwnRaster } from './own-layer';
import { learnProjection } from './projections';

/** Large blocks of old files take their time. */
const timeLimit = 30_000;

/** A GeoTIFF of the tab. */
export type ReadRaster = Pick<OwnRaster, 'loader' | 'description' | 'palette'>;

const whyOf: Readonly<Record<string, ProjectionQuestion['why']>> = {
  'tiff-no-projection': 'none',
  'tiff-unknown-projection': 'unknown',
};

/**
 * Opens a GeoTIFF; null where nobody knows its system. Only parts of it are read.
 * @throws OwnFault `size`, `empty`; GepDataError of the engine's loader
 */
export async function readGeoTiff(file: File, ask: AskProjection): Promise<ReadRaster | null> {
  if (file.size > ownLimits.rasterMb * megabyte)
    throw new OwnFault(file.name, 'size', { most: ownLimits.rasterMb });
  if (file.size === 0) throw new OwnFault(file.name, 'empty');
  for (let projection: string | undefined; ;) {
    const loader = geoTiffLoader(file, { timeLimit, ...(projection !== undefined && { projection }) });
    try {
      const description = await loader.describe();
      return { loader, description, palette: (await loader.info()).colorTable ?? null };
    } catch (error) {
      const why = error instanceof GepDataError ? whyOf[error.code] : undefined;
      const extent = why && gridExtent(await loader.info());
      loader.dispose();
      if (!why || !extent) throw error;
      const answer = await ask({ file: file.name, why, extent });
      if (answer === null) return null;
      learnProjection(answer);
      projection = answer;
    }
  }
}
