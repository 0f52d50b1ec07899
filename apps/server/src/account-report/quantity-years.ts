import type { Block, TableLine } from '../document/content';
import { unitText } from '../message/unit-text';
import { yearOf } from '../result/model-results';
import type { ResultPlace } from '../result/model-results';
import type { FigureColumn } from './figure-writer';
import type { ReportContext } from './report-context';
import { yearTitle } from './year-title';

/** Quantities of both years side by side, each in its unit; nothing where no indicator has both. */
export function quantityYears(context: ReportContext): Block[] {
  const { say, language, places } = context;
  const both = places.filter((place) => [0, 1].every((flag) => quantityOf(place, flag as 0 | 1) !== null));
  if (both.length === 0) return [];
  const rows = places
    .filter(({ parentId, entry }) => parentId === null && entry !== null)
    .flatMap((place) => {
      const parts = both.filter(({ parentId }) => parentId === place.id);
      const column = columnOf([place, ...parts], context);
      const own = both.includes(place) ? [lineOf(place, 0, column, context)] : [];
      const head: TableLine[] = [{ cells: [place.name[language], '', '', '', ''] }];
      return [
        ...(own.length === 0 && parts.length > 0 ? head : own),
        ...parts.map((part) => lineOf(part, 1, column, context)),
      ];
    });
  return [
    {
      kind: 'table',
      caption: say('change.quantities-table'),
      columns: [
        { title: say('indicator') },
        { title: say('unit'), share: 0.15 },
        ...([1, 0] as const).map((flag) => ({
          title: yearTitle(context, flag),
          align: 'right' as const,
          share: 0.2,
        })),
        { title: say('change.rate'), align: 'right', share: 0.15 },
      ],
      rows,
    },
  ];
}

const quantityOf = (place: ResultPlace, flag: 0 | 1): number | null =>
  yearOf(place, flag)?.row.functionValue ?? null;

/** The one column of an indicator and its parts in a unit, which are compared with each other. */
function columnOf(all: readonly ResultPlace[], { write, language }: ReportContext) {
  return ({ functionUnit }: ResultPlace): FigureColumn =>
    write.column(
      unitText(functionUnit, language),
      all
        .filter((place) => place.functionUnit === functionUnit)
        .flatMap((place) => [quantityOf(place, 1), quantityOf(place, 0)]),
    );
}

function lineOf(
  place: ResultPlace,
  indent: number,
  column: (place: ResultPlace) => FigureColumn,
  { write, language }: ReportContext,
): TableLine {
  const [now, then] = [quantityOf(place, 0), quantityOf(place, 1)];
  const { unit, cell } = column(place);
  const rate = now === null || !then ? null : (now - then) / then;
  return {
    cells: [
      place.name[language],
      unit,
      cell(`result/${place.id}/1/function`, then),
      cell(`result/${place.id}/0/function`, now),
      rate === null ? null : write.share(`result/${place.id}/function-rate`, rate),
    ],
    indent,
  };
}
