import { isIntegerField, isTableScheme } from '@gep/map-engine/model';
import type { Scheme } from '@gep/map-engine/model';
import { numberType, rampEnds } from '@gep/map-engine/scheme';
import type { LegendText, LegendWords, RampValues } from '@gep/map-engine/scheme';
import { commonUnit, inUnit, screenCount } from '../../message/unit';
import type { ShownUnit } from '../../message/unit';

/**
 * The unit of a legend, chosen by the numbers in it; none where its rows are not ranges of numbers.
 * @param drawn what the ramp of a raster's picture stands for, where the layer tells it
 */
export function legendUnit(
  scheme: Scheme,
  unit: string,
  language: string,
  drawn: RampValues | null = null,
): ShownUnit {
  const numbers = legendNumbers(scheme, drawn);
  if (isTableScheme(scheme) && numbers.length === 0) return { factor: 1, unit: '' };
  return commonUnit(unit, numbers, language);
}

function legendNumbers(scheme: Scheme, drawn: RampValues | null): number[] {
  if (isTableScheme(scheme)) {
    return scheme.categories.flatMap((row) => (row.kind === 'range' ? [row.lower, row.upper] : []));
  }
  return scheme.kind === 'stretch' ? (rampEnds(scheme, drawn) ?? []) : [];
}

/**
 * How legends are worded on the screen and on paper: numbers in the shown unit, whole ones as they are.
 * @param words the single symbol of all features, and what pressing a picture does
 */
export function legendText(
  scheme: Scheme,
  unit: ShownUnit,
  language: string,
  words: Partial<LegendWords>,
): LegendText {
  const whole = unit.factor === 1 && isTableScheme(scheme) && isIntegerField(numberType(scheme));
  return {
    language: language === 'en' ? 'en' : 'zh-CN',
    words,
    format: (value) => (whole ? screenCount(value) : inUnit(value, unit)),
  };
}
