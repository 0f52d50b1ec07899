import type { Block, Cell, Text } from '../document/content';
import { word } from '../error/word';
import { inputEvidence } from '../evidence/input-evidence';
import { yearOf } from '../result/model-results';
import type { ReportContext } from './report-context';
import { ended, sentence } from './say';

/** What was checked of the account, and what was found. */
export function qualityChapter(context: ReportContext): Block[] {
  const { say, places } = context;
  if (places.length === 0) return [{ kind: 'note', text: say('no-results') }];
  return [
    { kind: 'heading', level: 2, text: say('quality.run') },
    runTable(context),
    { kind: 'heading', level: 2, text: say('quality.checks') },
    ...checkBlocks(context),
    { kind: 'heading', level: 2, text: say('quality.warnings') },
    ...warningBlocks(context),
  ];
}

function runTable(context: ReportContext): Block {
  const { say, write, record, run, minute, outdated, places, language } = context;
  const inputs = record?.record.inputs ?? [];
  const confirmed = inputs.filter((input) => inputEvidence(input).confirmed !== null).length;
  const old = new Set(outdated.map(({ modelId }) => modelId));
  const names = places
    .filter(({ modelId, parentId }) => parentId === null && old.has(modelId))
    .map(({ name }) => name[language]);
  const rows: [string, Cell][] = [
    [say('quality.run-id'), record?.runId ?? null],
    [say('quality.program'), record?.record.program ?? null],
    [say('quality.started'), run?.startedAt ? minute(run.startedAt) : null],
    [say('quality.ended'), run?.endedAt ? minute(run.endedAt) : null],
    [say('quality.inputs'), write.count('count/inputs', inputs.length)],
    [say('quality.confirmed'), write.count('count/confirmed', confirmed)],
    [
      say('quality.state'),
      names.length === 0
        ? say('quality.current')
        : say('quality.outdated', { names: names.join(say('list.comma')) }),
    ],
  ];
  return {
    kind: 'table',
    caption: say('quality.run'),
    columns: [{ title: say('name'), share: 0.32 }, { title: say('content') }],
    rows: rows.map((cells) => ({ cells })),
  };
}

function checkBlocks({ say, write, plausibility, language, flag }: ReportContext): Block[] {
  const { lines, districtsWithoutCells: small } = plausibility;
  const items: Text[] = lines.flatMap(({ modelId, name, concentration }) => {
    if (!concentration) return [];
    const place = `concentration/${modelId}/${flag}`;
    const { share, cells, of } = concentration;
    return [
      sentence(language, 'quality.concentrated', {
        name,
        share: write.percent(`${place}/share`, share),
        cells: write.count(`${place}/cells`, cells),
        part: write.percent(`${place}/part`, cells / of),
      }),
    ];
  });
  if (small.length > 0)
    items.push(say('quality.small', { names: small.map(({ name }) => name).join(say('list.comma')) }));
  return items.length === 0 ? [{ kind: 'note', text: say('quality.nothing') }] : [{ kind: 'list', items }];
}

/** Said elsewhere: the annex has every default, the checks the small districts, the change what both years share. */
const saidElsewhere: readonly string[] = [
  'MODEL_DEFAULTS',
  'DISTRICTS_WITHOUT_CELLS',
  'COMPARABLE_AS_CURRENT',
];

function warningBlocks({ say, places, flag, language, preparation }: ReportContext): Block[] {
  const problems = [
    ...(preparation?.warnings ?? []),
    ...places.flatMap((place) => yearOf(place, flag)?.row.warnings ?? []),
  ].filter(({ name }) => !saidElsewhere.includes(name));
  const own = [...new Set(problems.map((problem) => ended(word(problem, language).message, language)))];
  return own.length === 0
    ? [{ kind: 'note', text: say('quality.no-warnings') }]
    : [{ kind: 'list', items: own }];
}
