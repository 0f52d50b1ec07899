import type { StatisticRow } from '@gep/api-client/contract';
import type { Block, TableLine } from '../document/content';
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
        const rows = group.children.flatMap((model) => lines(model, 1, context));
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

/** A line, and those of its parts; nothing where no quantity is known. */
function lines(row: StatisticRow, indent: number, context: ReportContext): TableLine[] {
  const { id, name, functionValue, functionUnits, children } = row;
  if (!hasQuantity(row)) return [];
  const source = `result/${id}/${context.flag}/function`;
  const column = context.write.column(functionUnits, [functionValue]);
  return [
    {
      cells:
        functionValue === null ? [name, '', ''] : [name, column.cell(source, functionValue), column.unit],
      indent,
    },
    ...children.flatMap((child) => lines(child, indent + 1, context)),
  ];
}

/** Why a model has no figures, as the plausibility of the results says it. */
export function reasonOf(modelId: string, { plausibility, say }: ReportContext): string {
  const line = plausibility.lines.find((one) => one.modelId === modelId);
  return line?.withoutValue ?? say('quantities.why');
}
