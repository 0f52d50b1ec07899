import { indicatorKeys, indicatorOf, indicatorOperands, resultFileName } from '@gep/api-client/contract';
import type { AreaIndicators, IndicatorFigures, IndicatorKey, Language } from '@gep/api-client/contract';
import { said, tableContent } from '../evidence/table-file';
import type { Cell, Column, TableFile } from '../evidence/table-file';
import type { PhraseCode } from '../message/phrase';
import { unitText } from '../message/unit-text';
import { findProject } from '../project/queries';
import type { RangeTools } from '../range/result-ranges';
import { yearName } from '../result/model-results';
import { levelName } from '../result/zip-words';
import { aboutComparability } from '../evidence/about-comparability';
import { accountIndicators } from './indicators';
import type { IndicatorQuery } from './indicators';

/** An area in a year. */
interface IndicatorRow extends IndicatorFigures {
  readonly about: string;
  readonly code: string;
  readonly name: string;
  readonly year: string;
  /** Growth is that of the current year. */
  readonly isCurrent: boolean;
}

function rowsOf(area: AreaIndicators, about: string, language: Language): IndicatorRow[] {
  return ([0, 1] as const).flatMap((flag): IndicatorRow[] => {
    const own = flag === 0 ? area.current : area.comparable;
    if (own.gep === null) return [];
    const { code, name, areaKm2 } = area;
    const isCurrent = flag === 0;
    return [
      {
        ...{ about, code, name, areaKm2, ...own, year: yearName(flag)[language], isCurrent },
        comparable: isCurrent ? area.comparable.gep : null,
        atComparable: isCurrent ? area.atComparable : null,
      },
    ];
  });
}

const isGrowth = (key: IndicatorKey): boolean => key === 'growth' || key === 'realGrowth';

/** What an indicator is made of: `GEP ÷ population`. */
function formulaOf(key: IndicatorKey, language: Language): string {
  const [over, under] = indicatorOperands[key].map((operand) => said(language, `indicator.${operand}`));
  return `${said(language, `indicator.${key}`)} = ${over} ÷ ${under}${isGrowth(key) ? ' − 1' : ''}`;
}

/**
 * The indicators as a workbook or CSV. A cell without a figure says what is missing for it.
 * @throws GepError as `accountIndicators` does
 */
export async function indicatorTableFile(
  tools: RangeTools,
  { format, ...query }: IndicatorQuery & { readonly format: 'xlsx' | 'csv' },
  language: Language,
): Promise<TableFile> {
  const found = await accountIndicators(tools, query, language);
  const say = (code: PhraseCode, args?: Record<string, string>): string => said(language, code, args);
  const project = (await findProject(tools.services.database.db, query.projectId))?.name ?? '';
  const yuan = unitText('yuan', language);
  const units: Record<keyof IndicatorFigures | IndicatorKey, string> = {
    ...{ gep: yuan, areaKm2: 'km²', population: say('indicator.people'), gdp: yuan },
    ...{ comparable: yuan, atComparable: yuan },
    ...{
      perHead: `${yuan}/${say('indicator.person')}`,
      perKm2: `${yuan}/km²`,
      toGdp: '',
      growth: '',
      realGrowth: '',
    },
  };
  const titled = (key: keyof IndicatorFigures | IndicatorKey): string =>
    say(`indicator.${key}`) + (units[key] && ` (${units[key]})`);
  const known = (key: keyof IndicatorFigures): Column<IndicatorRow> => ({
    title: titled(key),
    of: (row) => row[key],
  });
  const missingText = (missing: readonly (keyof IndicatorFigures)[]): string =>
    say('indicator.missing', { list: missing.map((key) => say(`indicator.${key}`)).join(say('list.comma')) });
  const made = (key: IndicatorKey): Column<IndicatorRow> => ({
    title: titled(key),
    of: (row) => {
      if (isGrowth(key) && !row.isCurrent) return null;
      const { value, missing } = indicatorOf(key, row);
      return value ?? missingText(missing);
    },
  });
  const columns: Column<IndicatorRow>[] = [
    { title: say('change-file.about'), of: ({ about }) => about },
    { title: say('district-file.code'), of: ({ code }) => code },
    { title: say('district-file.name'), of: ({ name }) => name },
    { title: say('indicator.year'), of: ({ year }) => year },
    ...(['gep', 'areaKm2', 'population', 'gdp', 'comparable', 'atComparable'] as const).map(known),
    ...indicatorKeys.map(made),
  ];
  const about: (readonly [string, Cell])[] = [
    [say('district-file.project'), project],
    [say('district-file.data-year'), found.year],
    [say('indicator.source'), found.source],
    ...(await aboutComparability(tools.services, query.projectId, language)),
    ...indicatorKeys.map((key) => [say('change-file.formula'), formulaOf(key, language)] as const),
  ];
  const rows = [
    ...rowsOf(found.whole, say('change-file.total'), language),
    ...found.districts.flatMap((one) => rowsOf(one, levelName(found.level, language), language)),
  ];
  return {
    name: resultFileName(project, found.year, say('indicator.title'), format),
    content: await tableContent({ columns, rows, about, texts: 4, frozen: 4 }, format, language),
  };
}
