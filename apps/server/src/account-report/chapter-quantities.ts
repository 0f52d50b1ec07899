import type { StatisticRow } from '@gep/api-client/contract';
import type { Block, TableLine } from '../document/content';
import type { ReportContext } from './report-context';

/** Physical quantities of the indicators and of their parts. */
export function quantitiesChapter(context: ReportContext): Block[] {
  const { say, tree, places } = context;
  if (places.length === 0) return [{ kind: 'note', text: say('no-results') }];
  const groups = tree.filter(({ modelId }) => modelId !== 'totalGep');
  const missing = groups
    .flatMap(({ children }) => children)
    .filter((model) => model.functionValue === null && model.children.length === 0);
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
      rows: groups.flatMap((group) => [
        { cells: [group.name, null, null], strong: true },
        ...group.children.flatMap((model) => lines(model, 1, context)),
      ]),
    },
    ...missing.map(({ name, modelId }): Block => ({
      kind: 'note',
      text: say('quantities.without', { name, reason: reasonOf(modelId, context) }),
    })),
  ];
}

function lines(row: StatisticRow, indent: number, context: ReportContext): TableLine[] {
  const { id, name, functionValue, functionUnits, children } = row;
  const source = `result/${id}/${context.flag}/function`;
  const column = context.write.column(functionUnits, [functionValue]);
  return [
    {
      cells: [name, column.cell(source, functionValue), functionValue === null ? null : column.unit],
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
