import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Extent } from '@gep/raster';
import { linkOrCopy, startGdal } from '../gdal';
import type { Gdal, GdalDataset } from '../gdal';
import { refuse } from '../geodata-error';
import { boundsInDegrees, usableCrs } from '../layer-crs';
import type { AttributeSummary, FoundCrs } from '../task';
import type { TaskContext } from '../task-context';
import { layersOf } from '../vector-info';
import type { LayerInfo } from '../vector-info';
import { checkShapefile } from './check-shapefile';
import type { CheckedShapefile, ShapefileRequest } from './check-shapefile';

/** Name of the shapes inside GDAL. */
const layerName = 'shapes';

/** A shapefile that passed all checks, open in GDAL. */
export interface OpenShapefile extends CheckedShapefile {
  readonly gdal: Gdal;
  readonly dataset: GdalDataset;
  readonly layer: LayerInfo;
  readonly crs: FoundCrs;
  /** Degrees, EPSG:4326. */
  readonly extent: Extent;
  readonly summary: AttributeSummary;
}

/** Checks all parts, then lets GDAL open the shapes. Throws the first fault found. */
export async function openShapefile(request: ShapefileRequest, context: TaskContext): Promise<OpenShapefile> {
  const checked = await checkShapefile(request);
  const { parts, shapes, table, text } = checked;
  const gdal = await startGdal(context.folder);
  const folder = join(gdal.folder, layerName);
  await mkdir(folder);
  // GDAL looks for the .prj beside the .shp.
  await writeFile(join(folder, `${layerName}.prj`), checked.prj);
  await linkOrCopy(parts.shp.path, join(folder, `${layerName}.shp`));
  await linkOrCopy(parts.shx.path, join(folder, `${layerName}.shx`));
  const { value: dataset, errors } = await gdal.step(
    async () => (await gdal.build.open(`/output/${layerName}/${layerName}.shp`)).datasets[0],
  );
  const [layer] = dataset ? layersOf(dataset) : [];
  if (!dataset || !layer)
    return refuse('vector-part-damaged', parts.shp.name, 'a shapefile', { detail: errors.join('; ') });
  const crs = usableCrs(layer, parts.prj.name);
  const extent = await boundsInDegrees(gdal, crs, shapes.bounds, parts.shp.name);
  return {
    ...checked,
    gdal,
    dataset,
    layer,
    crs,
    extent,
    summary: {
      fileName: parts.shp.name,
      fields: table.fields(text.decode),
      rowCount: table.rowCount,
      encoding: text.encoding,
      encodingSource: text.source,
      candidates: text.candidates,
      warnings: [...shapes.warnings, ...table.warnings, ...text.warnings],
    },
  };
}
