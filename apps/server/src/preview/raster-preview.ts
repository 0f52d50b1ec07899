import { gridExtent, transformOfExtent } from '@gep/raster';
import type { Extent } from '@gep/raster';
import type { RasterStatisticsInfo } from '@gep/api-client/contract';
import { isRasterFile } from '@gep/ecosystem-models';
import type { CallRequest } from '../call/call-request';
import { binaryAnswer, noContent, writtenAnswer } from '../call/call-request';
import type { BinaryAnswer } from '../call/call-request';
import { GeodataError } from '../geodata/geodata-error';
import type { SampledRaster, TargetGrid } from '../geodata/task';
import { unitText } from '../message/unit-text';
import { scaledReport } from '../model/raster-report';
import { windowSize } from '../result/raster-layer';
import type { WindowQuery } from '../result/raster-layer';
import { bandStatistics } from '../result/raster-layer-info';
import { rasterWindowOf } from '../result/raster-windows';
import type { RasterTools } from '../result/redraw';
import { classStyle } from './class-style';
import type { PreviewFile } from './preview-file';
import { withCopy } from './raster-copies';

type Asked = Pick<CallRequest, 'caller' | 'language' | 'signal' | 'wantsBinary'>;

/** What a raster is, with one of its bands, and a style by the classes that it has. @throws GeodataError */
export async function previewInfo({ services }: RasterTools, file: PreviewFile, band: number, asked: Asked) {
  const { input, row, name } = file;
  const { language, caller } = asked;
  return withCopy(services, file, { band }, caller, async (copy) => {
    const { width, height, cellSize, bandCount, target } = copy;
    const [minX, minY, maxX, maxY] = gridExtent(target);
    const crs = row.report?.kind === 'raster' ? row.report.crs : '';
    const extent: [number, number, number, number] = [minX, minY, maxX, maxY];
    const statistics = statisticsOf(file, copy, band);
    return {
      ...{ width, height, cellSize, crs, extent, bandCount },
      title: name[language],
      fileName: row.fileName ?? '',
      unit: isRasterFile(input) ? unitText(input.unit, language) : '',
      layerStyle: classStyle(file, statistics, language),
      bandInfoVo: [{ bandName: `Band ${band}`, rasterStatisticsInfoVo: statistics }],
    };
  });
}

/** Statistics of a band, with its histogram and different values. @throws GeodataError */
export async function previewStatistics(
  { services }: RasterTools,
  file: PreviewFile,
  band: number,
  { caller }: Asked,
): Promise<RasterStatisticsInfo> {
  return withCopy(services, file, { band }, caller, (copy) =>
    Promise.resolve(statisticsOf(file, copy, band)),
  );
}

/**
 * A window of a band. Closer than the sample of the whole raster, the parser process reads the window from the file.
 * @throws GepError VALIDATION, WINDOW_TOO_LARGE; GeodataError
 */
export async function previewWindow(
  tools: RasterTools,
  file: PreviewFile,
  { band, ...query }: WindowQuery & { readonly band: number },
  { caller, language, signal, wantsBinary }: Asked,
): Promise<BinaryAnswer | typeof noContent> {
  const { services, workers } = tools;
  const size = windowSize(query);
  const { minX, minY, maxX, maxY } = query;
  const extent: [number, number, number, number] = [minX, minY, maxX, maxY];
  const form = wantsBinary ? 'tiff' : 'json';
  const read = ({ path }: { readonly path: string }): Promise<Uint8Array | null> =>
    rasterWindowOf(
      workers,
      { kind: 'raster-window', cells: [{ path, factor: 1 }], extent, ...size, form },
      signal,
    );
  const bytes = await withCopy(services, file, { band }, caller, async (whole) => {
    const isCloser = whole.isCoarser && query.scale < whole.target.transform[0];
    if (!isCloser || !overlaps(extent, whole.target)) return read(whole);
    const window = {
      crs: 'EPSG:3857',
      transform: transformOfExtent(extent, size.width, size.height),
      ...size,
    };
    return withCopy(services, file, { band, window }, caller, read).catch(nothingInside);
  });
  if (wantsBinary) return bytes ? binaryAnswer(bytes, 'image/tiff') : noContent;
  const window = { exist: bytes !== null, extent, ...size, noDataValue: -9999 };
  return writtenAnswer(language, window, bytes);
}

function overlaps([minX, minY, maxX, maxY]: Extent, target: TargetGrid): boolean {
  const whole = gridExtent(target);
  return minX < whole[2] && maxX > whole[0] && minY < whole[3] && maxY > whole[1];
}

function nothingInside(error: unknown): null {
  if (error instanceof GeodataError && error.code === 'raster-outside-target') return null;
  throw error;
}

/**
 * What was counted in the parser process. Of a sample, count and range are those that were counted in all cells of the
 * first band when the file came, where nothing else was made no data since.
 */
function statisticsOf(
  { row: { report, scale, offset, noData } }: PreviewFile,
  { statistics, target, width, height }: SampledRaster,
  band: number,
): RasterStatisticsInfo {
  const { count = 0, min, max, mean, stddev, sum = 0, histogram, unique } = statistics ?? {};
  const estimated = statistics?.estimated === true;
  const info = bandStatistics({
    ...{ count, min: min ?? 0, max: max ?? 0, mean: mean ?? 0, stddev: stddev ?? 0, sum },
    histogram: histogram ?? null,
    unique: { values: unique ?? null },
    ...(estimated && { estimated }),
  });
  if (report?.kind !== 'raster') return info;
  const known = { ...info, dataType: report.dataType };
  if (!estimated) return known;
  const each = (width * height) / (target.width * target.height);
  const many = (cells: number): number => Math.round(cells * each);
  const scaled = scaledReport(report, scale, offset);
  if (band > 1 || noData.length > 0 || scaled.kind !== 'raster')
    return {
      ...known,
      totalCount: many(count),
      uniqueValue: info.uniqueValue?.map((one) => ({ ...one, count: many(one.count) })) ?? null,
    };
  return {
    ...known,
    ...{ minValue: scaled.min, maxValue: scaled.max, meanValue: scaled.mean, totalCount: scaled.validCount },
    uniqueValue:
      report.classes?.map(({ value, count }) => ({ value: value * scale + offset, count })) ??
      info.uniqueValue,
  };
}
