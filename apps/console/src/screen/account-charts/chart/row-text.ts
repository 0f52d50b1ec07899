import { inUnit } from '../../../message/unit';
import type { Figures } from './figures';

const plain = { factor: 1, unit: '' };

/** A row of figures as it is said: each column with its unit. */
export function rowText({ columns, rows }: Figures, row: number): string {
  return columns
    .map(({ title, unit, shown = plain }, at) => {
      const cell = rows[row][at];
      if (at === 0) return String(cell ?? '');
      if (unit === undefined) return `${title} ${cell ?? '--'}`;
      return `${title} ${inUnit(typeof cell === 'number' ? cell : null, shown)} ${shown.unit}`.trim();
    })
    .join(', ');
}
