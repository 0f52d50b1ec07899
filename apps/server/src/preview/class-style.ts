import { decodeBandStatistics, encodeScheme } from '@gep/map-engine/codec';
import { generateCategories, rasterUniqueValuesScheme } from '@gep/map-engine/scheme';
import type { Language, RasterStatisticsInfo } from '@gep/api-client/contract';
import { ecosystemTypes, isRasterFile } from '@gep/ecosystem-models';
import type { PreviewFile } from './preview-file';

/**
 * A colour and a name for each class of a raster of classes, from the file where it has them, as JSON text; null for
 * other rasters.
 */
export function classStyle(
  { input, row: { report, reclassification } }: PreviewFile,
  statistics: RasterStatisticsInfo,
  language: Language,
): string | null {
  const isOfClasses = isRasterFile(input) && input.kind === 'class-raster' && report?.kind === 'raster';
  if (!isOfClasses || statistics.uniqueValue === null || statistics.uniqueValue.length === 0) return null;
  const said = new Map(report.classes?.map((one) => [one.value, one]));
  const types = new Map(reclassification.map(({ from, to }) => [from, to]));
  const listed = Array.isArray(input.classes) ? input.classes : [];
  const nameOf = (value: number): string | undefined => {
    const known = listed.find((one) => one.value === value)?.name[language];
    if (known !== undefined || input.classes !== 'ecosystem-types') return known;
    const type = ecosystemTypes.find((one) => one.value === (types.get(value) ?? value));
    return language === 'zh' ? type?.name : type?.nameEn;
  };
  const pins = statistics.uniqueValue.map(({ value }) => {
    const { color, name = nameOf(value) } = said.get(value) ?? {};
    return {
      at: { kind: 'value' as const, values: [value] },
      ...(color !== undefined && { color }),
      label: name === undefined ? String(value) : `${value} ${name}`,
    };
  });
  const bands = [{ name: 'Band 1', statistics: decodeBandStatistics(statistics) }];
  const scheme = rasterUniqueValuesScheme({ bands, band: 0, ramp: 'Paired', pins });
  return JSON.stringify(encodeScheme(generateCategories(scheme, {})));
}
