import { refuse } from '../geodata-error';
import type { FeatureContents, ReadFeaturesTask } from '../task';
import type { TaskContext } from '../task-context';
import { layerFile } from './layer-file';
import { layerFeatures } from './layer-features';
import { shapefileFeatures } from './shapefile-features';
import { unpackParts } from './unpack-parts';

/**
 * All rows of an uploaded vector file with their shapes in the CRS of the task. GDAL sorts rings into polygons and holes,
 * repairs polygons that cross themselves, and reprojects. Throws `GeodataError`.
 */
export async function readFeatures(task: ReadFeaturesTask, context: TaskContext): Promise<FeatureContents> {
  const given = await layerFile(task.parts);
  const { format, parts } =
    given.format === 'zip' ? await layerFile(await unpackParts(given.parts[0], context.folder)) : given;
  const { crs, encoding, limits } = task;
  if (format === 'zip')
    return refuse('vector-format', parts[0].name, 'a ZIP of a shapefile, GeoJSON or GeoPackage');
  if (format === 'shapefile') return shapefileFeatures({ parts, crs, encoding, limits }, context);
  return layerFeatures({ format, part: parts[0], crs, encoding, limits }, context);
}
