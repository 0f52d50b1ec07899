import { formatNumber } from '@gep/map-engine/scheme';
import type { FieldType } from '@gep/map-engine/model';

/** From this width on, decimals of a class's edges only take room: the tooltip and the break table have them. */
const coarse = 1000;

/**
 * A number as the dialogs show it: the specification's form with thin spaces between thousands, `1 181 127.06`,
 * and a true minus sign.
 * Only for the screen; labels that are saved keep the plain form.
 */
export function screenNumber(value: number, type?: FieldType): string {
  return formatNumber(value, { type, group: true });
}

/** A class on the screen: edges that lie 1000 and more apart are both written without decimals. */
export function screenRange(lower: number, upper: number, type?: FieldType): string {
  const plain = upper - lower >= coarse && Math.max(-lower, upper) < 1e21;
  const short = (value: number) =>
    formatNumber(plain ? Math.round(value) : value, { type, decimals: plain ? 'all' : 'fixed', group: true });
  return `${short(lower)} \u2013 ${short(upper)}`;
}

/** A number with all its digits but no binary dust: 12 of them, thin spaces between thousands. */
export function screenExact(value: number): string {
  return formatNumber(value, { decimals: 'all', digits: 12, group: true });
}

/** A part of a whole in percent: one decimal, none from 99.95; what would be 0.0 is said to be less than 0.1. */
export function screenShare(count: number | null, total: number | null): string {
  if (count === null || !total) return '--';
  const percent = (count / total) * 100;
  if (percent > 0 && percent < 0.05) return '<0.1%';
  return `${percent.toFixed(percent < 99.95 ? 1 : 0)}%`;
}
