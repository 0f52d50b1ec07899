import type { RasterFile } from '@gep/ecosystem-models';
import type { InputReport } from '@gep/api-client/contract';
import { gridExtent } from '@gep/raster';
import { rangePhrase } from '@gep/ecosystem-models/table-checks';
import { crsText } from '../geodata/found-crs';
import type { RasterBandInfo, RasterInspection } from '../geodata/task';
import { classWarnings } from './input-classes';
import type { ModelInput } from './queries';
import type { StoredProblem } from '../error/stored-problem';

type RasterReport = Extract<InputReport, { kind: 'raster' }>;

/** The report on a raster with raw values: scale and offset come in when it is shown (`scaledReport`). */
export function rasterReport(raster: RasterInspection): RasterReport {
  const [band] = raster.bands;
  return {
    kind: 'raster',
    width: raster.width,
    height: raster.height,
    bandCount: raster.bands.length,
    series: raster.series ?? undefined,
    dataType: raster.dataType,
    crs: raster.crs === null ? '' : crsText(raster.crs),
    crsName: raster.crs?.name ?? '',
    cellSize: {
      x: Math.abs(raster.cellSize?.[0] ?? 1),
      y: Math.abs(raster.cellSize?.[1] ?? 1),
      unit: raster.crs === null ? 'other' : raster.crs.geographic ? 'degree' : 'metre',
    },
    extent: extentOf(raster),
    noData: band.noData !== null && Number.isNaN(band.noData) ? 'nan' : band.noData,
    scale: band.scale,
    offset: band.offset,
    scaleFromFile: band.scale !== 1 || band.offset !== 0,
    min: band.min,
    max: band.max,
    mean: band.mean,
    validCount: band.count,
    classes: classesOf(raster),
  };
}

/** The classes with their names and colours: those of the file beside the raster count before its own palette. */
function classesOf({
  bands: [{ classes, colorTable }],
  classWords,
}: RasterInspection): RasterReport['classes'] {
  const said = new Map(classWords.map((one) => [one.value, one]));
  return (
    classes?.map((one) => {
      const { name, color } = said.get(one.value) ?? {};
      const shown = color ? { color: hexOf(color) } : colorOf(colorTable, one.value);
      return { ...one, ...(name !== undefined && { name }), ...shown };
    }) ?? null
  );
}

/** The colour of a class where the palette has a visible one. */
function colorOf(palette: RasterBandInfo['colorTable'], value: number): { color?: string } {
  const [red, green, blue, alpha] = palette?.[value] ?? [0, 0, 0, 0];
  return alpha === 0 ? {} : { color: hexOf([red, green, blue]) };
}

function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** The report with its figures in the input's unit. */
export function scaledReport(report: InputReport, scale: number, offset: number): InputReport {
  if (report.kind !== 'raster') return report;
  const scaled = (value: number | null): number | null => (value === null ? null : value * scale + offset);
  const [min, max] = scale < 0 ? [report.max, report.min] : [report.min, report.max];
  return { ...report, min: scaled(min), max: scaled(max), mean: scaled(report.mean) };
}

function extentOf({ transform, width, height }: RasterInspection): RasterReport['extent'] {
  return transform ? [...gridExtent({ transform, width, height })] : [0, 0, width, height];
}

/**
 * What the figures of a whole file say about its settings, in a project whose rasters are not looked at inside a region
 * yet: values outside the ranges of the input, classes without a meaning. Counts of cells are not known before pretreatment except for classes.
 */
export function settingWarnings(input: RasterFile, row: ModelInput): StoredProblem[] {
  const { report } = row;
  if (report?.kind !== 'raster' || row.fileName === null) return [];
  if (input.kind === 'class-raster') return classWarnings(input, row);
  const shown = scaledReport(report, row.scale, row.offset);
  if (shown.kind !== 'raster' || shown.min === null || shown.max === null) return [];
  const outside = (range: readonly [number | null, number | null] | undefined): boolean =>
    range !== undefined &&
    ((shown.min ?? 0) < (range[0] ?? -Infinity) || (shown.max ?? 0) > (range[1] ?? Infinity));
  const name = outside(input.physical)
    ? 'FILE_OUTSIDE_PHYSICAL'
    : outside(input.expected)
      ? 'FILE_OUTSIDE_EXPECTED'
      : null;
  if (name === null) return [];
  const range = (name === 'FILE_OUTSIDE_PHYSICAL' ? input.physical : input.expected) ?? [null, null];
  return [
    {
      name,
      args: {
        file: row.fileName,
        found: rangePhrase([shown.min, shown.max]),
        range: rangePhrase(range),
      },
    },
  ];
}
