import type { SeeaCellFigure } from '@gep/api-client/contract';
import type { Line } from './supply-use-lines';
import type { ColumnPart } from './supply-use-sides';
import type { SeeaRow } from './table-parts';

type Figures = SeeaRow['figures'];
type Cells = SeeaRow['cells'];

/** The figures of cells: a zero is nothing that anybody has counted. */
function figuresOf(
  cells: Cells,
  parts: readonly ColumnPart[],
  of: (part: Exclude<ColumnPart, null>) => SeeaCellFigure,
): Figures {
  return parts.map((part, place) => (part === null || !cells[place] ? null : of(part)));
}

const typeOf = (part: ColumnPart): { type?: number } =>
  typeof part === 'object' && part !== null && 'type' in part ? { type: part.type } : {};

/** Those of a line: one user uses all of a service, so that a part by user is the whole of it. */
export function lineFigures({ figure }: Line, cells: Cells, parts: readonly ColumnPart[]): Figures {
  return figuresOf(cells, parts, (part) => ({ ...figure, ...typeOf(part) }));
}

const total = { id: 'totalGep', output: 'value' } as const;

/** Those of a sum over services of ecosystems; with abiotic flows where that is said. */
export function sumFigures(
  cells: Cells,
  parts: readonly ColumnPart[],
  { isUse, withAbiotic = false }: { readonly isUse: boolean; readonly withAbiotic?: boolean },
): Figures {
  const all = withAbiotic
    ? ({ group: 'final', withIntermediate: true } as const)
    : ({ group: 'biotic' } as const);
  return figuresOf(cells, parts, (part) => {
    if (part === 'whole') return { ...total, ...all };
    // What ecosystems use is intermediate, and no abiotic flow.
    if (part === 'ecosystems') return { ...total, group: 'intermediate' };
    if ('type' in part) return { ...total, ...(isUse ? { group: 'intermediate' } : all), type: part.type };
    if (part.user === 'all') return { ...total, group: withAbiotic ? 'final' : 'ecosystem' };
    return { ...total, group: part.user, ...(withAbiotic && { withAbiotic }) };
  });
}

/** Gross ecosystem product, in the last column. */
export const productFigures = (blank: readonly null[]): Figures => [
  ...blank,
  { ...total, group: 'ecosystem' },
];
