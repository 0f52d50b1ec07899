import { startGdal } from '../gdal';
import type { Gdal, GdalDataset } from '../gdal';
import { refuse } from '../geodata-error';
import { boundsInDegrees, usableCrs } from '../layer-crs';
import { geodataLimits } from '../limits';
import { selfIntersections } from '../self-intersections';
import type { AttributeField, FeatureContents, ReadFeaturesTask, UploadedPart } from '../task';
import type { TaskContext } from '../task-context';
import { layersOf } from '../vector-info';
import type { LayerInfo } from '../vector-info';
import { dumpFeatures } from './dump-features';
import { utf8File } from './utf8-file';

interface LayerTask extends Pick<ReadFeaturesTask, 'crs' | 'encoding' | 'limits'> {
  readonly format: 'geojson' | 'geopackage';
  readonly part: UploadedPart;
}

const drivers = { geojson: 'GeoJSON', geopackage: 'GPKG' } as const;

/** Rows and shapes of a GeoJSON file or of the one layer of a GeoPackage. Throws `GeodataError`. */
export async function layerFeatures(task: LayerTask, context: TaskContext): Promise<FeatureContents> {
  const { format, part, limits = geodataLimits.feature } = task;
  const gdal = await startGdal(context.folder);
  // Texts of a GeoPackage are UTF-8 by its standard.
  const text =
    format === 'geojson'
      ? await utf8File(part, task.encoding, context.folder)
      : ({
          path: part.path,
          encoding: 'utf-8',
          encodingSource: 'utf8',
          candidates: [],
          warnings: [],
        } as const);
  const dataset = await openLayers(gdal, text.path, task);
  const layer = oneLayer(dataset, part.name, limits.rows);
  if (!layer.wkt || layer.wkt.includes('"Undefined'))
    refuse('vector-crs-missing', part.name, 'a layer with a coordinate system');
  const crs = usableCrs(layer, part.name);
  if (!layer.extent) return refuse('vector-no-geometry', part.name, 'at least one shape');
  const extent = await boundsInDegrees(gdal, crs, layer.extent, part.name);
  context.progress(0.3);
  const { kind, features, warnings } = await dumpFeatures(gdal, dataset, layer, {
    at: part.name,
    crs: task.crs,
    vertices: limits.vertices,
  });
  context.progress(0.8);
  const crossing =
    kind === 'polygon'
      ? await selfIntersections(gdal, dataset, layer, part.name, (row) => features[row]?.properties ?? {})
      : [];
  return {
    format,
    fileName: part.name,
    geometryType: kind,
    fields: layer.fields.map(fieldOf),
    rowCount: features.length,
    encoding: text.encoding,
    encodingSource: text.encodingSource,
    candidates: text.candidates,
    crs,
    extent,
    features,
    warnings: [...text.warnings, ...warnings, ...crossing],
  };
}

async function openLayers(gdal: Gdal, path: string, { format, part }: LayerTask): Promise<GdalDataset> {
  const { value, errors } = await (format === 'geojson'
    ? gdal.openCopy(path, 'features.geojson')
    : gdal.openCopy(path, 'features.gpkg', 'writes'));
  const { driverShortName } = (value?.info ?? {}) as { driverShortName?: string };
  if (!value || driverShortName !== drivers[format])
    return refuse('vector-format', part.name, 'a shapefile, GeoJSON or GeoPackage', {
      detail: errors.join('; '),
    });
  return value;
}

function oneLayer(dataset: GdalDataset, at: string, rows: number): LayerInfo {
  const layers = layersOf(dataset);
  const [layer] = layers;
  if (!layer) return refuse('vector-no-geometry', at, 'a layer with shapes');
  if (layers.length > 1)
    refuse('vector-layers', at, 'one layer', {
      args: {
        names: layers
          .slice(0, 10)
          .map(({ name }) => name)
          .join(', '),
      },
    });
  const tooMany = (unit: 'rows' | 'fields', limit: number): never =>
    refuse('vector-too-large', at, `${limit} ${unit} at most`, { args: { limit, unit } });
  if (layer.featureCount > rows) tooMany('rows', rows);
  if (layer.fields.length > geodataLimits.feature.fields) tooMany('fields', geodataLimits.feature.fields);
  if (layer.featureCount === 0) refuse('vector-no-rows', at, 'at least one shape');
  return layer;
}

function fieldOf({ name, type, subType }: LayerInfo['fields'][number]): AttributeField {
  if (subType === 'Boolean') return { name, type: 'logical' };
  if (/^(Integer|Integer64|Real)$/.test(type)) return { name, type: 'number' };
  if (type === 'String') return { name, type: 'text' };
  return { name, type: /^(Date|DateTime|Time)$/.test(type) ? 'date' : 'other' };
}
