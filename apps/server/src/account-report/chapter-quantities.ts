import type { StatisticRow } from '@gep/api-client/contract';
import type { Block, TableLine } from '../document/content';
import type { FigureColumn } from './figure-writer';
import type { ReportContext } from './report-context';

/** Physical quantities of the indicators and of their parts. */
export function quantitiesChapter(context: ReportContext): Block[] {
  const { say, tree, places } = context;
  if (places.length === 0) return [{ kind: 'note', text: say('no-results') }];
  const groups = tree.filter(({ modelId }) => modelId !== 'totalGep');
  const models = groups.flatMap(({ children }) => children);
  const missing = models.filter((model) => !hasQuantity(model));
  const unsummed = models.filter((model) => model.functionValue === null && hasQuantity(model));
  const names = unsummed.map(({ name }) => name).join(say('list.comma'));
  return [
    { kind: 'paragraph', text: say('quantities.intro') },
    {
      kind: 'table',
      caption: say('quantities.table'),
      columns: [
        { title: say('indicator') },
        { title: say('quantity'), align: 'right', share: 0.28 },
        { title: say('unit'), share: 0.22 },
      ],
      rows: groups.flatMap((group) => {
        const rows = group.children.flatMap((model) => lines(model, 1, context, columnsOf(model, context)));
        return rows.length === 0 ? [] : [{ cells: [group.name, '', ''], strong: true }, ...rows];
      }),
      ...(unsummed.length > 0 && { note: say('quantities.parts', { names }) }),
    },
    ...missing.map(({ name, modelId }): Block => ({
      kind: 'note',
      text: say('quantities.without', { name, reason: reasonOf(modelId, context) }),
    })),
  ];
}

/** Whether a model or one of its parts has a quantity. */
const hasQuantity = ({ functionValue, children }: StatisticRow): boolean =>
  functionValue !== null || children.some(hasQuantity);

/** A column for each unit of an indicator: its parts are compared with each other. */
function columnsOf(model: StatisticRow, { write }: ReportContext): ReadonlyMap<string, FigureColumn> {
  const all = (row: StatisticRow): StatisticRow[] => [row, ...row.children.flatMap(all)];
  const rows = all(model);
  return new Map(
    rows.map(({ functionUnits: unit }) => [
      unit,
      write.column(
        unit,
        rows.flatMap(({ functionUnits, functionValue }) => (functionUnits === unit ? functionValue : [])),
      ),
    ]),
  );
}

/** A line, and those of its parts; nothing where no quantity is known. */
function lines(
  row: StatisticRow,
  indent: number,
  context: ReportContext,
  columns: ReadonlyMap<string, FigureColumn>,
): TableLine[] {
  const { id, name, functionValue, functionUnits, children } = row;
  if (!hasQuantity(row)) return [];
  const source = `result/${id}/${context.flag}/function`;
  const column = columns.get(functionUnits);
  return [
    {
      cells:
        functionValue === null || !column
          ? [name, '', '']
          : [name, column.cell(source, functionValue), column.unit],
      indent,
    },
    ...children.flatMap((child) => lines(child, indent + 1, context, columns)),
  ];
}

/** Why a model has no figures, as the plausibility of the results says it. */
export function reasonOf(modelId: string, { plausibility, say }: ReportContext): string {
  const line = plausibility.lines.find((one) => one.modelId === modelId);
  return line?.withoutValue ?? say('quantities.why');
}
