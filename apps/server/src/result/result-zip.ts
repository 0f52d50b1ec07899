import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import type { Language } from '@gep/api-client/contract';
import yazl from 'yazl';
import { findFile } from '../file/queries';
import { zonalOf } from './queries';
import type { Services } from '../services';
import { fail } from '../error/gep-error';
import { resultPlaces } from './model-results';
import type { ResultPlace } from './model-results';

/** Words of the columns of the tables. */
const heads = {
  zh: ['级别', '编码', '名称', '量', '合计', '均值', '最小值', '最大值', '有效像元数', '像元数'],
  en: ['level', 'code', 'name', 'quantity', 'sum', 'mean', 'min', 'max', 'valid cells', 'cells'],
} as const;
const totals = {
  zh: ['模型', '年份', '功能量', '功能量单位', '价值量', '价值量单位'],
  en: ['model', 'year', 'function quantity', 'unit', 'value', 'unit of value'],
} as const;
const years = { zh: ['当年', '可比年'], en: ['current', 'comparable'] } as const;

/**
 * All results of a project, or of one model, as a zip stream: GeoTIFFs, one table a result, one of the totals.
 * Tables are CSV in UTF-8 with a byte order mark, which spreadsheets need for Chinese.
 * @throws GepError NO_RESULT
 */
export async function resultZip(
  services: Services,
  projectId: string,
  modelId: string | undefined,
  language: Language,
): Promise<Readable> {
  const all = await resultPlaces(services, projectId);
  const places = all.filter((place) => modelId === undefined || place.modelId === modelId);
  if (places.length === 0) return fail('NO_RESULT', { model: modelId ?? { zh: '项目', en: 'The project' } });
  const { db } = services.database;
  const zip = new yazl.ZipFile();
  for (const place of places) {
    for (const { row, rasters } of place.years) {
      const base = `${place.modelId}-${place.key}/${row.compareFlag === 1 ? 'comparable' : 'current'}`;
      for (const raster of rasters) {
        const file = await findFile(db, raster.fileId);
        if (!file) continue;
        // A COG is compressed already. Its bytes are asked for when it is its turn.
        const options = { compress: false, size: file.size, mtime: file.createdAt };
        zip.addReadStreamLazy(`${base}/${raster.quantity}.tif`, options, (give) => {
          services.files.localPath(file).then(
            (path) => give(null, createReadStream(path)),
            (error: unknown) => give(error, zip.outputStream),
          );
        });
      }
      const zonal = await zonalOf(db, { resultId: row.id });
      const lines = zonal.map((one) => [
        one.level,
        one.code,
        one.name,
        one.quantity,
        one.sum,
        one.mean,
        one.min,
        one.max,
        one.validCount,
        one.count,
      ]);
      if (lines.length > 0) zip.addBuffer(csv([heads[language], ...lines]), `${base}/districts.csv`);
    }
  }
  zip.addBuffer(
    csv([totals[language], ...places.flatMap((place) => totalRows(place, language))]),
    'totals.csv',
  );
  zip.end();
  const answer = new PassThrough();
  // A file that cannot be had ends the answer, which the client sees as broken off.
  zip.on('error', (error: Error) => answer.destroy(error));
  return zip.outputStream.pipe(answer);
}

function totalRows(place: ResultPlace, language: Language): (string | number | null)[][] {
  return place.years.map(({ row }) => [
    place.name[language],
    years[language][row.compareFlag] ?? '',
    row.functionValue,
    row.functionUnits,
    row.priceValue,
    row.priceUnits,
  ]);
}

/** RFC 4180; texts that a spreadsheet would take for a formula get an apostrophe. */
export function csv(rows: readonly (readonly (string | number | null)[])[]): Buffer {
  const cell = (value: string | number | null): string => {
    if (value === null) return '';
    if (typeof value === 'number') return String(value);
    const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return Buffer.from(`\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`, 'utf8');
}
