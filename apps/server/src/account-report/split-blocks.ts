import type { AccountChange, ValueChange } from '@gep/api-client/contract';
import { yuan } from '@gep/api-client/contract';
import { accountChange } from '../account/change';
import { changeSources } from '../account/change-sources';
import type { Block, Column, Figure, TableBlock, TableLine, Text } from '../document/content';
import { GepError } from '../error/gep-error';
import { word } from '../error/word';
import { said } from '../evidence/table-file';
import { levelName } from '../result/zip-words';
import type { WorkerPool } from '../worker/worker-pool';
import { listedMost } from './chapter-region';
import { countedTable } from './counted-table';
import { listedLevel } from './report-context';
import type { ReportContext } from './report-context';
import { sentence, sentences } from './say';

/** The code of what has no ecosystem type: a line without a change says nothing of it. */
const noType = 0;
const partKeys = ['extent', 'yield', 'price'] as const;

/** A line of a table of parts: what it is about, and the place of its figures. */
interface SplitLine extends ValueChange {
  readonly name: string;
  readonly place: string;
  readonly more?: Partial<TableLine>;
}

/**
 * The change of the value between both years by extent, yield and price.
 * @param workers null: tables are counted, and have no rows
 */
export async function splitBlocks(context: ReportContext, workers: WorkerPool | null): Promise<Block[]> {
  const { services, project, language, say } = context;
  const heading: Block = { kind: 'heading', level: 2, text: say('split.title') };
  const listed = listedLevel(context);
  const level = listed && listed.rows.length <= listedMost ? listed.level : undefined;
  try {
    if (workers === null) {
      await changeSources(services, project.id, level);
      if (sameValues(context)) return [heading];
      return [heading, countedTable, ...(level ? [countedTable] : []), countedTable];
    }
    const query = { projectId: project.id, level };
    const change = await accountChange({ services, workers }, query, language);
    return [heading, ...changeBlocks(change, level !== undefined, context)];
  } catch (error) {
    // Results of one year, or of a program before account cubes.
    if (!(error instanceof GepError) || error.problem.name !== 'NO_RESULT') throw error;
    const reason = word(error.problem, language).message;
    return [heading, { kind: 'note', text: say('split.none', { reason }) }];
  }
}

function changeBlocks(change: AccountChange, hasDistricts: boolean, context: ReportContext): Block[] {
  const { say, language } = context;
  const { services, groups, total, districts, types, level } = change;
  const whole: SplitLine = { ...total, name: say('total'), place: 'total', more: { strong: true } };
  const byService = [
    ...groups.flatMap((group): SplitLine[] => [
      { ...group, place: `group/${group.group}`, more: { strong: true } },
      ...services
        .filter((one) => one.group === group.group)
        .map((one) => ({ ...one, place: `service/${one.modelId}`, more: { indent: 1 } })),
    ]),
    whole,
  ];
  const byDistrict = districts.map((one): SplitLine => ({ ...one, place: `district/${level}/${one.code}` }));
  const byType = types
    .filter((one) => one.code !== noType || [...partKeys, 'other' as const].some((key) => one[key] !== 0))
    .map((one): SplitLine => ({ ...one, place: `type/${one.code}` }));
  // Tables of zeros say nothing.
  if ([...byService, ...byDistrict, ...byType].every(isUnchanged))
    return [
      { kind: 'paragraph', text: sentence(language, 'split.unchanged', { value: valueOf(total, context) }) },
    ];
  const averages = services.filter(({ isAverage }) => isAverage).map(({ name }) => name);
  const note = [
    said(language, 'change-file.formula-text'),
    said(language, 'change-file.no-area-text'),
    ...(total.other === 0 ? [] : [said(language, 'change-file.one-year-text')]),
    ...(averages.length === 0 ? [] : [say('split.average', { names: averages.join(say('list.comma')) })]),
  ].join(language === 'zh' ? '' : ' ');
  return [
    { kind: 'paragraph', text: summaryOf(total, context) },
    { ...splitTable(say('split.services'), say('indicator'), byService, context), note },
    ...(hasDistricts
      ? [
          splitTable(
            say('split.districts', { level: levelName(level, language) }),
            say('district'),
            [...byDistrict, whole],
            context,
          ),
        ]
      : []),
    splitTable(say('split.types'), say('type'), [...byType, whole], context),
  ];
}

const isUnchanged = (change: ValueChange): boolean =>
  differenceOf(change) === 0 && [...partKeys, 'other' as const].every((key) => change[key] === 0);

const valueOf = ({ current }: ValueChange, { write }: ReportContext): Figure =>
  write.quantity('change/total/current', current ?? 0, yuan);

/** Whether every result has the same value in both years, as results without any change do. */
const sameValues = ({ places }: ReportContext): boolean =>
  places.every(({ years }) => new Set(years.map(({ row }) => row.priceValue)).size === 1);

const differenceOf = ({ current, comparable }: ValueChange): number => (current ?? 0) - (comparable ?? 0);

function summaryOf(total: ValueChange, { write, language }: ReportContext): Text {
  const figure = (key: string, value: number) => write.quantity(`change/total/${key}`, value, yuan);
  const { current, comparable, extent, yield: yields, price, other, currentAtComparable } = total;
  const parts = sentence(language, 'split.summary', {
    then: write.quantity('change/total/comparable', comparable ?? 0, yuan),
    now: write.quantity('change/total/current', current ?? 0, yuan),
    difference: figure('difference', differenceOf(total)),
    extent: figure('extent', extent),
    yield: figure('yield', yields),
    price: figure('price', price),
  });
  const rest = other === 0 ? [] : [sentence(language, 'split.other', { other: figure('other', other) })];
  const real = comparable
    ? [
        sentence(language, 'split.real', {
          value: figure('currentAtComparable', currentAtComparable),
          rate: write.percent('change/total/real-rate', currentAtComparable / comparable - 1),
        }),
      ]
    : [];
  return sentences(language, [parts, ...rest, ...real]);
}

/** Change and its parts, in one unit: that of the values which they are of. */
function splitTable(
  caption: string,
  head: string,
  lines: readonly SplitLine[],
  { say, write }: ReportContext,
): TableBlock {
  const hasOther = lines.some(({ other }) => other !== 0);
  const keys = [...partKeys, ...(hasOther ? (['other'] as const) : [])];
  const { unit, cell } = write.column(
    yuan,
    // The unit of the values of both years, as in the table of these.
    lines.flatMap(({ comparable, current }) => [comparable, current]),
  );
  const share = hasOther ? 0.16 : 0.175;
  const column = (code: 'change' | 'extent' | 'yield' | 'price' | 'one-year'): Column => ({
    title: say(`split.${code}`, { unit }),
    align: 'right',
    share,
  });
  return {
    kind: 'table',
    caption,
    columns: [
      { title: head },
      column('change'),
      ...keys.map((key) => column(key === 'other' ? 'one-year' : key)),
    ],
    rows: lines.map((line) => ({
      cells: [
        line.name,
        cell(`change/${line.place}/difference`, differenceOf(line)),
        ...keys.map((key) => cell(`change/${line.place}/${key}`, line[key])),
      ],
      ...line.more,
    })),
  };
}
