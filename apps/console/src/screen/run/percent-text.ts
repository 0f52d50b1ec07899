import { screenNumber } from '../../message/unit';

/** A part of a whole in percent, such as `12.5 %`; `signed` puts a plus before what is more. */
export function percentText(part: number | null, signed = false): string {
  if (part === null) return screenNumber(null);
  const text = `${screenNumber(part * 100)} %`;
  return signed && part > 0 ? `+${text}` : text;
}
