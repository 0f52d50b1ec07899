import type { InputRecord } from '../calculation/run-record';
import type { Block } from '../document/content';
import { levelName } from '../result/zip-words';
import { inputName } from '../run/outdated-results';
import { parameterBlocks } from './annex-parameters';
import { priceBlocks } from './annex-prices';
import { deedText } from './deed-text';
import { districtValues } from './district-values';
import { levelsOf, listedLevel } from './report-context';
import type { ReportContext } from './report-context';

/** Most districts of a level that a document takes: more are in the download of results. */
const districtsMost = 4000;

/** Forms, parameters, prices with their grounds, files and districts. */
export async function annexesChapter(context: ReportContext): Promise<Block[]> {
  const { say } = context;
  return [
    { kind: 'heading', level: 2, text: say('annex.forms') },
    formBlock(context),
    { kind: 'heading', level: 2, text: say('annex.parameters') },
    ...parameterBlocks(context),
    { kind: 'heading', level: 2, text: say('annex.prices') },
    ...(await priceBlocks(context)),
    { kind: 'heading', level: 2, text: say('annex.files') },
    fileBlock(context),
    ...districtBlocks(context),
  ];
}

function formBlock(context: ReportContext): Block {
  const { say, record, language } = context;
  const inputs = record?.record.inputs ?? [];
  const rows = inputs.flatMap(({ inputKey, forms = [] }: InputRecord) =>
    forms.map(({ deptName, version, submitted, confirmed }) => ({
      cells: [
        inputName(inputKey, language),
        deptName,
        String(version),
        deedText(submitted, context),
        deedText(confirmed, context) ?? say('sources.unconfirmed'),
      ],
    })),
  );
  if (rows.length === 0) return { kind: 'note', text: say('annex.no-forms') };
  return {
    kind: 'table',
    caption: say('annex.forms-table'),
    columns: [
      { title: say('sources.input') },
      { title: say('annex.department'), share: 0.2 },
      { title: say('annex.version'), share: 0.1, align: 'center' },
      { title: say('annex.submitted'), share: 0.22 },
      { title: say('sources.confirmed'), share: 0.22 },
    ],
    rows,
  };
}

function fileBlock({ say, record, language }: ReportContext): Block {
  const region = record?.record.region.files ?? [];
  const inputs = record?.record.inputs ?? [];
  const rows = [
    ...region.map((file) => [say('region.file'), file.name, file.sha256]),
    ...inputs.flatMap(({ inputKey, files }) =>
      files.map((file) => [inputName(inputKey, language), file.name, file.sha256]),
    ),
  ];
  if (rows.length === 0) return { kind: 'note', text: say('annex.no-files') };
  return {
    kind: 'table',
    caption: say('annex.files'),
    columns: [
      { title: say('sources.input'), share: 0.2 },
      { title: say('annex.file'), share: 0.3 },
      { title: 'SHA-256' },
    ],
    rows: rows.map((cells) => ({ cells })),
  };
}

/** Districts of the levels that no chapter lists; nothing where there are none. */
function districtBlocks(context: ReportContext): Block[] {
  const { say, districts, language } = context;
  const listed = listedLevel(context)?.level;
  const levels = levelsOf(districts?.districts ?? []).filter(
    ({ level, rows }) => level !== listed && rows.length > 1 && rows.length <= districtsMost,
  );
  if (!districts || levels.length === 0) return [];
  const names = levels.map(({ level }) => levelName(level, language));
  return [
    {
      kind: 'heading',
      level: 2,
      text: say('annex.districts', { levels: names.join(say('list.comma')) }),
    },
    ...levels.map(({ rows }, i) => {
      const caption = say('values.districts-of', { name: districts.name, level: names[i] });
      return districtValues(context, districts, rows, caption);
    }),
  ];
}
