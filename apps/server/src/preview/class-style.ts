import { decodeBandStatistics, encodeScheme } from '@gep/map-engine/codec';
import { generateCategories, rasterUniqueValuesScheme } from '@gep/map-engine/scheme';
import type { Language, RasterStatisticsInfo } from '@gep/api-client/contract';
import { ecosystemTypes, isRasterFile } from '@gep/ecosystem-models';
import { landCoverColor } from '../style/built-in/land-cover';
import type { PreviewFile } from './preview-file';

/**
 * A colour and a name for each class of a raster of classes, from the file where it has them, as JSON text; null for
 * other rasters.
 */
export function classStyle(
  { input, row: { report, reclassification, classesConfirmedAt } }: PreviewFile,
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
    // Codes of another product are not those of types.
    if (!types.has(value) && classesConfirmedAt === null) return undefined;
    const type = ecosystemTypes.find((one) => one.value === (types.get(value) ?? value));
    return language === 'zh' ? type?.name : type?.nameEn;
  };
  const pins = statistics.uniqueValue.map(({ value }, index) => {
    const usual = input.classes === 'ecosystem-types' ? landCoverColor(types.get(value) ?? value) : undefined;
    const { color = usual ?? colorOf(index), name = nameOf(value) } = said.get(value) ?? {};
    return {
      at: { kind: 'value' as const, values: [value] },
      color,
      label: name === undefined ? String(value) : `${value} ${name}`,
    };
  });
  const bands = [{ name: 'Band 1', statistics: decodeBandStatistics(statistics) }];
  const scheme = rasterUniqueValuesScheme({ bands, band: 0, pins });
  return JSON.stringify(encodeScheme(generateCategories(scheme, {})));
}

/** Neighbours far apart in hue and lightness, however many there are: ramps have eight colours. */
function colorOf(index: number): string {
  const hue = (index * 137.508) % 360;
  const light = [0.45, 0.62, 0.75][index % 3];
  const part = (shift: number): string => {
    const at = (shift + hue / 30) % 12;
    const reach = 0.55 * Math.min(light, 1 - light);
    const level = light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(255 * level)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(8)}${part(4)}`;
}
