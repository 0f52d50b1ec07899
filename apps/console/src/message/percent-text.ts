import { screenNumber } from './unit';

/** The least part that two decimals of a percent can show. */
const least = 0.0001;

/** A part of a whole in percent, such as `12.5 %`; `signed` puts a plus before what is more. */
export function percentText(part: number | null, signed = false): string {
  if (part === null) return screenNumber(null);
  if (part !== 0 && Math.abs(part) < least) {
    if (!signed) return `< ${screenNumber(least * 100)} %`;
    return `${part > 0 ? '+' : '−'}< ${screenNumber(least * 100)} %`;
  }
  const text = `${screenNumber(part * 100)} %`;
  return signed && part > 0 ? `+${text}` : text;
}
