import type { Block, Figure, TableLine } from '../document/content';
import { levelName } from '../result/zip-words';
import { regionFileOf } from '../region/queries';
import { deedText } from './deed-text';
import { gridName } from './grid-name';
import type { WorkerPool } from '../worker/worker-pool';
import { regionMap } from './region-map';
import { levelsOf, listedLevel } from './report-context';
import type { ReportContext } from './report-context';
import { sentence } from './say';
import { regionEvidence } from '../evidence/input-evidence';

/** Most districts that a chapter lists; the annex has all of them. */
export const listedMost = 120;

/** What area the account is of, and by what it is divided. */
export async function regionChapter(context: ReportContext, workers: WorkerPool | null): Promise<Block[]> {
  const { say, districts, language, record } = context;
  const file = await regionFileOf(context.services.database.db, context.project.id);
  if (!file) return [{ kind: 'note', text: say('region.no-file') }];
  const settings = settingLines(context);
  const evidence = record && regionEvidence(record.record.region);
  const lines: [string, TableLine['cells'][number]][] = [
    ...settings,
    [say('region.file'), file.info.fileName],
    ...(evidence?.supplied ? [[say('region.supplied'), deedText(evidence.supplied, context)] as const] : []),
  ].map(([name, cell]) => [name, cell]);
  const table: Block = {
    kind: 'table',
    caption: say('region.setting'),
    columns: [{ title: say('name'), share: 0.32 }, { title: say('content') }],
    rows: lines.map((cells) => ({ cells })),
  };
  if (!districts) return [table];
  const levels = levelsOf(districts.districts);
  const lowest = levels.at(-1);
  const summary: Block[] =
    lowest && districts.total.areaKm2 !== null
      ? [
          {
            kind: 'paragraph',
            text: sentence(language, lowest.rows.length > 1 ? 'region.summary' : 'region.summary-one', {
              names: namesOf(levels[0].rows, say('list.comma')),
              area: context.write.area('area/total', districts.total.areaKm2),
              level: levelName(lowest.level, language),
              count: context.write.count(`count/${lowest.level}`, lowest.rows.length),
            }),
          },
        ]
      : [];
  return [...summary, ...(await regionMap(context, workers)), table, ...districtBlocks(context)];
}

/** Names, as many as a sentence takes. */
function namesOf(rows: readonly { readonly name: string }[], comma: string): string {
  const most = 8;
  const names = rows.slice(0, most).map(({ name }) => name);
  return names.join(comma) + (rows.length > most ? '…' : '');
}

function settingLines({ say, setting, project, language, write, record }: ReportContext) {
  const level = (one: string | null): string => (one === null ? say('not-filled') : levelName(one, language));
  return [
    [say('region.project'), project.name],
    [say('region.year'), setting.particularYear || say('not-filled')],
    ...(setting.enterComparableYear
      ? [[say('region.comparable-year'), setting.comparableDataYear || say('not-filled')]]
      : []),
    [say('region.level'), level(setting.accountingField)],
    [say('region.partition'), level(setting.partitionField)],
    [
      say('region.resolution'),
      setting.resolution === null
        ? say('not-filled')
        : metres(write.entered('setting/resolution', setting.resolution)),
    ],
    ...(record ? [[say('region.grid'), gridName(record.record.grid.crs)]] : []),
  ] as const;
}

const metres = (figure: Figure): Figure => ({ ...figure, text: `${figure.text} m` });

function districtBlocks(context: ReportContext): Block[] {
  const { say, write, districts, language } = context;
  const listed = listedLevel(context);
  if (!districts || !listed || listed.rows.length > listedMost) return [];
  const below = levelsOf(districts.districts).at(-1)?.level !== listed.level;
  return [
    {
      kind: 'table',
      caption: say('region.districts', { level: levelName(listed.level, language) }),
      columns: [
        { title: say('code'), share: 0.25 },
        { title: say('district') },
        { title: say('area'), align: 'right', share: 0.25 },
      ],
      rows: listed.rows.map(({ level, code, name, areaKm2 }) => ({
        cells: [code, name, areaKm2 === null ? null : write.area(`area/${level}/${code}`, areaKm2)],
      })),
      ...(below && { note: say('region.more') }),
    },
  ];
}
