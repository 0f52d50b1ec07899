import { rm } from 'node:fs/promises';
import type { Language } from '@gep/api-client/contract';
import { findFile } from '../file/queries';
import { findLayerStyle } from '../result/layer-style-queries';
import { resultRamp } from '../style/result-ramp';
import { shownQuantity } from '../result/model-results';
import type { ResultPlace, ResultYear } from '../result/model-results';
import type { ResultRasterRow } from '../result/queries';
import { bandStatistics } from '../result/raster-layer-info';
import { describedCells, writeCells } from '../result/redraw';
import type { RasterTools } from '../result/redraw';
import { fileOfPassing, fileOfText } from './bundle-file';
import type { BundleFile } from './bundle-file';
import type { BundleDraft } from './bundle-draft';
import { storedFile } from './stored-file';

/** A raster of a result in the bundle; `fileId` where it is a stored file as it is. */
export interface RasterInBundle {
  readonly fileId: string | null;
  readonly path: string;
}

/** The rasters of a result as cloud-optimised GeoTIFFs, each beside its style for QGIS. */
export async function rasterFiles(
  tools: RasterTools,
  { place, year, folder }: { place: ResultPlace; year: ResultYear; folder: readonly string[] },
  draft: BundleDraft,
  language: Language,
): Promise<RasterInBundle[]> {
  const kept: RasterInBundle[] = [];
  for (const raster of year.rasters) {
    const layer = draft.layerOf(place, raster.quantity, raster.unit, year.row.compareFlag);
    const path = draft.path(folder, layer, 'tif');
    const about = { path, name: `${place.name[language]}: ${layer}`, type: tiff };
    const file = raster.terms ? await writtenFile(tools, raster, about) : await ownFile(tools, raster, about);
    if (!file) continue;
    draft.keep(file);
    const style = await qmlOf(tools, place, raster);
    const qml = {
      path: path.replace(/\.tif$/, '.qml'),
      name: draft.say('bundle.style-of', { layer }),
      type: qmlType,
    };
    draft.keep(fileOfText(qml, style));
    kept.push({ fileId: raster.terms ? null : raster.fileId, path });
  }
  return kept;
}

const tiff = 'image/tiff; application=geotiff; profile=cloud-optimized';
/** QGIS has registered none. */
export const qmlType = 'application/xml';

type About = Pick<BundleFile, 'path' | 'name' | 'type'>;

async function ownFile({ services }: RasterTools, raster: ResultRasterRow, about: About) {
  const row = await findFile(services.database.db, raster.fileId);
  return row && storedFile(services, row, about);
}

/** The cells of a raster that follows from others. */
async function writtenFile(tools: RasterTools, raster: ResultRasterRow, about: About): Promise<BundleFile> {
  const { services, workers } = tools;
  const path = services.files.temporaryPath('.tif');
  try {
    await writeCells(tools, raster, path);
    const measured = await workers.run({ kind: 'measure-file', path });
    return await fileOfPassing(about, path, { measured, mtime: services.now() });
  } finally {
    await rm(path, { force: true });
  }
}

async function qmlOf(tools: RasterTools, place: ResultPlace, raster: ResultRasterRow): Promise<string> {
  const { services, workers } = tools;
  const { modelId, key: name } = place;
  const at = { projectId: raster.projectId, modelId, layerType: 5, name };
  // A style is saved for what the map shows; further quantities have other numbers.
  const layerStyle =
    raster.quantity === shownQuantity(place) ? await findLayerStyle(services.database.db, at) : null;
  const band = bandStatistics(await describedCells(tools, raster));
  const ramp = resultRamp(place.entry?.superiorType ?? null);
  return workers.run({ kind: 'qml', layer: 'raster', layerStyle, ramp, band });
}
