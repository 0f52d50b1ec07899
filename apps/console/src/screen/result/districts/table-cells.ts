import { useTranslation } from 'react-i18next';
import { writeClipboard } from '../../../form/table/clipboard-table';
import type { FigureColumn } from './district-columns';
import type { DistrictLine } from './district-rows';
import { toast } from '../../../session/toast';

interface TextColumn {
  readonly title: string;
  readonly of: (line: DistrictLine) => string;
}

/** A table as it is copied: columns of texts, then those of figures with their units in the heading. */
export function tableCells(
  lines: readonly DistrictLine[],
  columns: readonly FigureColumn[],
  texts: readonly TextColumn[],
): string[][] {
  const flat = (line: DistrictLine): DistrictLine[] => [line, ...line.children.flatMap(flat)];
  // Spaces between thousands would make texts of the numbers.
  const plain = (text: string): string => text.replaceAll('\u2009', '').replaceAll('\u00a0', '');
  return [
    [
      ...texts.map(({ title }) => title),
      ...columns.map(({ title, unit }) => (unit === '' ? title : `${title} (${unit})`)),
    ],
    ...lines
      .flatMap(flat)
      .map((line) => [...texts.map(({ of }) => of(line)), ...columns.map(({ text }) => plain(text(line)))]),
  ];
}

/** Copies a table with a heading and a total, and says how many rows there are between. */
export function useCopyTable(): (cells: readonly (readonly string[])[]) => void {
  const { t } = useTranslation();
  return (cells) =>
    void navigator.clipboard.writeText(writeClipboard(cells)).then(
      () => toast.success(t('result.ledger.copied', { count: cells.length - 2 })),
      () => toast.error(t('result.districts.copyFailed')),
    );
}
