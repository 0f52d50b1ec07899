import { decodeBandStatistics, decodeScheme } from '@gep/map-engine/codec';
import { qmlOfScheme } from '@gep/map-engine/interchange';
import {
  fillSymbol,
  isRasterScheme,
  isVectorScheme,
  lineSymbol,
  simpleFill,
  simpleLine,
} from '@gep/map-engine/model';
import type {
  Field,
  FieldValue,
  RasterBand,
  RasterScheme,
  Scheme,
  VectorScheme,
} from '@gep/map-engine/model';
import {
  fieldStatistics,
  generateCategories,
  graduatedColorScheme,
  singleSymbolScheme,
  stretchScheme,
  suggestScheme,
} from '@gep/map-engine/scheme';
import { setOpenEnds } from '@gep/map-engine/scheme/edit';
import { GepDataError } from '@gep/raster';
import type { RasterStatisticsInfo } from '@gep/api-client/contract';

/** The style of a layer as QGIS reads it: as it was saved, or as the map draws a layer that nobody has styled. */
export type QmlTask = { readonly kind: 'qml'; readonly layerStyle: string | null; readonly ramp: string } & (
  | { readonly layer: 'raster'; readonly band: RasterStatisticsInfo }
  | {
      readonly layer: 'polygons';
      /** The field of the values, and what its column in the file is called. */
      readonly field: Field;
      readonly columns: Readonly<Record<string, string>>;
      readonly rows: readonly Readonly<Record<string, FieldValue>>[];
    }
);

const opened = { openBelow: true, openAbove: true };

/** Task of a thread: a saved style can hold megabytes of pictures. */
export function qml(task: QmlTask): string {
  if (task.layer === 'polygons') {
    const { layerStyle, columns } = task;
    const saved = savedScheme(layerStyle, 'polygon');
    const scheme = saved && isVectorScheme(saved) ? saved : unstyled(task);
    return qmlOfScheme(scheme, { columnOf: (field) => columns[field] ?? field }).result;
  }
  const bands: RasterBand[] = [{ name: 'Band 1', statistics: decodeBandStatistics(task.band) }];
  return qmlOfScheme(rasterScheme(task.layerStyle, bands, task.ramp)).result;
}

function rasterScheme(layerStyle: string | null, bands: readonly RasterBand[], ramp: string): RasterScheme {
  const saved = savedScheme(layerStyle, 'raster');
  // These files have one band.
  if (saved && isRasterScheme(saved) && saved.kind !== 'rgb-composite') return { ...saved, bands };
  const [{ statistics }] = bands;
  if (statistics.totalCount === 0) return stretchScheme({ bands, band: 0, min: 0, max: 1, ramp });
  const scheme = suggestScheme(statistics, statistics.histogram, { bands, ramp });
  return scheme.kind === 'raster-graduated' ? setOpenEnds(scheme, opened) : scheme;
}

/** Classes as the map draws districts that nobody has styled; one symbol where no district has a value. */
function unstyled({ field, rows, ramp }: Extract<QmlTask, { layer: 'polygons' }>): VectorScheme {
  const edge = lineSymbol(simpleLine({ color: '#6b7a72' }));
  const template = fillSymbol(simpleFill({ color: '#769868', outline: edge }));
  if (!rows.some((row) => typeof row[field.name] === 'number'))
    return singleSymbolScheme('polygon', { template });
  const statistics = fieldStatistics(rows, [field]);
  const classes = { method: 'natural-breaks', classes: 5, ...opened } as const;
  const scheme = graduatedColorScheme('polygon', { field, statistics, template, ramp, ...classes });
  return generateCategories(scheme, { properties: rows });
}

/** Null where there is none, or where a style of an older program cannot be read any more. */
function savedScheme(text: string | null, geometry: 'polygon' | 'raster'): Scheme | null {
  if (text === null) return null;
  try {
    return decodeScheme(text, { geometry });
  } catch (error) {
    if (error instanceof GepDataError) return null;
    throw error;
  }
}
