import type { ExtentAccount } from '@gep/api-client/contract';
import type { Block, TableBlock, TableLine, Text } from '../document/content';
import { extentView } from '../seea/extent-account';
import { landCoverYears } from '../seea/land-cover-years';
import type { WorkerPool } from '../worker/worker-pool';
import { countedTable } from './counted-table';
import type { FigureColumn } from './figure-writer';
import type { ReportContext } from './report-context';
import { sentence, sentences } from './say';

const hectaresPerKm2 = 100;
const km2 = 'km²';
/** Columns of types that a page is wide enough for. */
const typesAcross = 5;
const entries = ['opening', 'additions', 'reductions', 'netChange', 'closing'] as const;

/**
 * The extent account and the change matrix between the land covers of both years; nothing where no land cover was
 * counted.
 * @param workers null: tables are counted, and have no rows
 */
export async function extentBlocks(context: ReportContext, workers: WorkerPool | null): Promise<Block[]> {
  const { services, project, language, say } = context;
  const heading: Block = { kind: 'heading', level: 2, text: say('extent.title') };
  const years = await landCoverYears(services, project.id);
  if ('missing' in years)
    return years.missing === 'same' ? [heading, { kind: 'note', text: say('extent.same') }] : [];
  if (workers === null) return [heading, countedTable, countedTable];
  const account = await extentView({ services, workers }, { projectId: project.id }, language);
  return [
    heading,
    { kind: 'paragraph', text: summaryOf(account, context) },
    accountTable(account, context),
    ...matrixTables(account, context),
  ];
}

/** km² of a cell of the matrix. */
const areaOf = ({ cells, cellArea }: ExtentAccount, from: number, to: number): number =>
  (cells[from][to] * cellArea) / hectaresPerKm2;

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function summaryOf(account: ExtentAccount, { write, language }: ReportContext): Text {
  const { types, cells } = account;
  const moves = cells.flatMap((row, from) =>
    row.flatMap((count, to) =>
      from !== to && count > 0 ? [{ from, to, area: areaOf(account, from, to) }] : [],
    ),
  );
  const all = (sum(cells.flat()) * account.cellArea) / hectaresPerKm2;
  const changed = sum(moves.map(({ area }) => area));
  const largest = moves.toSorted((a, b) => b.area - a.area).at(0);
  return sentences(language, [
    sentence(language, 'extent.summary', {
      area: write.area('extent/total', all),
      changed: write.area('extent/changed', changed),
      share: write.percent('extent/changed-share', all === 0 ? 0 : changed / all),
    }),
    ...(largest
      ? [
          sentence(language, 'extent.largest', {
            from: types[largest.from].name,
            to: types[largest.to].name,
            area: write.area(
              `extent/matrix/${types[largest.from].code}/${types[largest.to].code}`,
              largest.area,
            ),
          }),
        ]
      : []),
  ]);
}

/** Types down, entries across: the account of the standard, turned so that it fits a page. */
function accountTable({ types, rows }: ExtentAccount, { say, write }: ReportContext): TableBlock {
  const of = (entry: (typeof entries)[number], place: number): number | null => {
    const row = rows.find((one) => one.entry === entry);
    const hectares = place < types.length ? row?.byType[place] : row?.total;
    return hectares == null ? null : hectares / hectaresPerKm2;
  };
  const places = [...types.keys(), types.length];
  const { unit, cell } = write.column(
    km2,
    places.flatMap((place) => entries.map((entry) => of(entry, place))),
  );
  const line = (name: string, code: string, place: number): TableLine => ({
    cells: [name, ...entries.map((entry) => cell(`extent/${code}/${entry}`, of(entry, place)))],
    strong: place === types.length,
  });
  return {
    kind: 'table',
    caption: say('extent.table'),
    columns: [
      { title: say('type') },
      ...entries.map((entry) => ({
        title: say(`extent.${entry}`, { unit }),
        align: 'right' as const,
        share: 0.16,
      })),
    ],
    rows: [
      ...types.map(({ name, code }, place) => line(name, String(code), place)),
      line(say('total'), 'total', types.length),
    ],
    note: say('extent.note'),
  };
}

/** The matrix, its columns shared among as many tables as it takes; the last one has the opening totals. */
function matrixTables(account: ExtentAccount, { say, write }: ReportContext): TableBlock[] {
  const { types, cells } = account;
  const areas = cells.map((row, from) => row.map((_, to) => areaOf(account, from, to)));
  const opening = areas.map(sum);
  const closing = types.map((_, to) => sum(areas.map((row) => row[to])));
  // Neighbours that never happened are a dash, as nothing is said of them.
  const column: FigureColumn = write.column(km2, [...areas.flat(), ...opening, ...closing]);
  const cellOf = (from: string, to: string, area: number) =>
    area === 0 ? null : column.cell(`extent/matrix/${from}/${to}`, area);
  const parts = Math.ceil(types.length / typesAcross);
  const across = Math.ceil(types.length / parts);
  return Array.from({ length: parts }, (_, part): TableBlock => {
    const columns = types.map((type, to) => ({ ...type, to })).slice(part * across, (part + 1) * across);
    const isLast = part === parts - 1;
    const share = Math.min(0.2, 0.8 / (across + 1));
    const figures = { unit: column.unit, part: part + 1, parts };
    return {
      kind: 'table',
      caption: say(parts === 1 ? 'extent.matrix' : 'extent.matrix-part', figures),
      columns: [
        { title: say('extent.from') },
        ...columns.map(({ name }) => ({ title: name, align: 'right' as const, share })),
        ...(isLast ? [{ title: say('extent.opening-total'), align: 'right' as const, share }] : []),
      ],
      rows: [
        ...types.map(({ name, code }, from) => ({
          cells: [
            name,
            ...columns.map(({ code: other, to }) => cellOf(String(code), String(other), areas[from][to])),
            ...(isLast ? [cellOf(String(code), 'total', opening[from])] : []),
          ],
        })),
        {
          cells: [
            say('extent.closing-total'),
            ...columns.map(({ code, to }) => cellOf('total', String(code), closing[to])),
            ...(isLast ? [cellOf('total', 'total', sum(opening))] : []),
          ],
          strong: true,
        },
      ],
      ...(isLast && { note: say('extent.matrix-note') }),
    };
  });
}
