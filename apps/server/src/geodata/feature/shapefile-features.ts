import { decodeWkb } from '@gep/map-engine/geometry';
import { refuse } from '../geodata-error';
import { geodataLimits } from '../limits';
import { selfIntersections } from '../self-intersections';
import { openShapefile } from '../shapefile/open-shapefile';
import type { FeatureContents, ReadFeaturesTask, VectorFeature } from '../task';
import type { TaskContext } from '../task-context';
import { dumpWkb } from '../wkb-dump';
import { kindOf } from './geometry-kind';

type ShapefileTask = Pick<ReadFeaturesTask, 'parts' | 'crs' | 'encoding' | 'limits'>;

/** Rows and shapes of a shapefile. Throws `GeodataError`. */
export async function shapefileFeatures(
  { crs: target, limits = geodataLimits.feature, ...task }: ShapefileTask,
  context: TaskContext,
): Promise<FeatureContents> {
  const opened = await openShapefile({ ...task, limits, kinds: ['point', 'line', 'polygon'] }, context);
  const { gdal, dataset, layer, shapes, table, text, crs, extent, summary } = opened;
  const rowOf = (row: number) => table.row(row, text.decode);
  const polygons = shapes.kind === 'polygon';
  const crossing = polygons ? await selfIntersections(gdal, dataset, layer, summary.fileName, rowOf) : [];
  context.progress(0.3);
  const dump = await dumpWkb(gdal, dataset, [
    '-sql',
    `SELECT FID AS row FROM ${layer.name}`,
    ...(polygons ? ['-makevalid'] : []),
    ...['-dim', 'XY', '-t_srs', target],
  ]);
  if (!dump.shapes)
    return refuse('vector-record-damaged', summary.fileName, 'shapes that can be read and transformed', {
      args: { row: 0 },
      detail: dump.errors.join('; '),
    });
  context.progress(0.8);
  const features: VectorFeature[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    if (table.isDeleted(row)) continue;
    const wkb = dump.shapes.get(row) ?? null;
    // A polygon without an area is repaired into lines, and holds nothing.
    const holds = wkb !== null && kindOf(decodeWkb(wkb)) === shapes.kind;
    features.push({ row, properties: rowOf(row), wkb: holds ? wkb : null });
  }
  return {
    ...summary,
    format: 'shapefile',
    geometryType: shapes.kind,
    crs,
    extent,
    warnings: [...summary.warnings, ...crossing],
    features,
  };
}
