import type { InputRecord } from '../calculation/run-record';
import type { Block, Cell } from '../document/content';
import { inputEvidence } from '../evidence/input-evidence';
import { inputName, inputUnit } from '../run/outdated-results';
import { deedText } from './deed-text';
import type { ReportContext } from './report-context';

/** What the calculation has read, who supplied it, and who confirmed it. */
export function sourcesChapter(context: ReportContext): Block[] {
  const { say, record, language } = context;
  if (!record) return [{ kind: 'note', text: say('sources.no-record') }];
  const { inputs } = record.record;
  return [
    { kind: 'paragraph', text: say('sources.intro') },
    {
      kind: 'table',
      caption: say('sources.table'),
      columns: [
        { title: say('sources.input') },
        { title: say('sources.file'), share: 0.26 },
        { title: say('sources.supplied'), share: 0.25 },
        { title: say('sources.confirmed'), share: 0.25 },
      ],
      rows: inputs.map((input) => {
        const { supplied, confirmed } = inputEvidence(input);
        return {
          cells: [
            yearlyName(input, context),
            suppliedText(input, context),
            deedText(supplied, context),
            deedText(confirmed, context) ?? say('sources.unconfirmed'),
          ],
        };
      }),
    },
  ];

  function yearlyName({ inputKey, compareFlag }: InputRecord, { say }: ReportContext): string {
    const name = inputName(inputKey, language);
    return compareFlag === 1 ? say('sources.comparable', { name }) : name;
  }
}

/** The file, or the numbers that were entered in its place. */
function suppliedText(
  { plain, fileName, inputKey, compareFlag }: InputRecord,
  { say, write, language }: ReportContext,
): Cell {
  if (plain === null) return fileName;
  if (Array.isArray(plain)) return say('sources.values', { count: plain.length });
  const figure = write.entered(`input/${inputKey}/${compareFlag}`, plain);
  const value = `${figure.text} ${inputUnit(inputKey, language)}`.trim().replaceAll(' ', '\u00a0');
  return { ...figure, text: say('sources.value', { value }) };
}
