import { indicatorOf, indicatorOperands } from '@gep/api-client/contract';
import type { IndicatorFigures, IndicatorKey } from '@gep/api-client/contract';
import { savedIndicatorInputs } from '../account/indicator-inputs';
import type { Block, Figure, Text } from '../document/content';
import { said } from '../evidence/table-file';
import { yearOf } from '../result/model-results';
import type { ReportContext } from './report-context';
import { sentence, sentences } from './say';
import { yearTitle } from './year-title';

const flags = [1, 0] as const;
type Flag = (typeof flags)[number];
const shownKeys = ['perHead', 'perKm2', 'toGdp'] as const satisfies readonly IndicatorKey[];

/** The total per head, per area and relative to GDP of the whole area; nothing where neither population nor GDP was entered. */
export async function ratioBlocks(context: ReportContext): Promise<Block[]> {
  const { services, project, say, write, places, total } = context;
  const { rows: all, source } = await savedIndicatorInputs(services, project.id);
  const inputs = all.filter(({ districtCode }) => districtCode === '');
  const place = places.find(({ entry }) => entry === null);
  if (!place || !total || inputs.length === 0) return [];
  const figuresOf = (flag: Flag): IndicatorFigures => {
    const input = inputs.find(({ compareFlag }) => compareFlag === flag);
    return {
      gep: yearOf(place, flag)?.row.priceValue ?? null,
      areaKm2: context.plausibility.areaKm2,
      population: input?.population ?? null,
      gdp: input?.gdp ?? null,
      ...{ comparable: null, atComparable: null },
    };
  };
  const years = flags.filter((flag) => yearOf(place, flag));
  const yuan = total.priceUnits;
  // A sum of some services is not called GEP.
  const nameOf = (key: keyof IndicatorFigures) =>
    key === 'gep' ? say('total') : said(context.language, `indicator.${key}`);
  const person = said(context.language, 'indicator.person');
  const units = { perHead: `${yuan}/${person}`, perKm2: `${yuan}/km²`, toGdp: '%' };
  const rows = shownKeys.flatMap((key) => {
    const values = years.map((flag) => indicatorOf(key, figuresOf(flag)).value);
    if (values.every((value) => value === null)) return [];
    const column = write.column(units[key], values);
    const cells = values.map((value, i) => {
      const place = `ratio/${key}/${years[i]}`;
      if (key === 'toGdp') return value === null ? null : write.share(place, value);
      return column.cell(place, value);
    });
    const formula = indicatorOperands[key].map(nameOf).join(' ÷ ');
    return [{ cells: [say(`ratios.${key}`), formula, key === 'toGdp' ? '%' : column.unit, ...cells] }];
  });
  return [
    { kind: 'heading', level: 2, text: say('ratios.title') },
    { kind: 'paragraph', text: inputText(years, figuresOf, source, context) },
    {
      kind: 'table',
      caption: say('ratios.table'),
      columns: [
        { title: say('indicator'), share: 0.2 },
        { title: say('ratios.how') },
        { title: say('unit'), share: 0.15 },
        ...years.map((flag) => ({
          title: yearTitle(context, flag),
          align: 'right' as const,
          share: 0.15,
        })),
      ],
      rows,
    },
  ];
}

/** What was entered, and where it is from. */
function inputText(
  years: readonly Flag[],
  figuresOf: (flag: Flag) => IndicatorFigures,
  source: string,
  context: ReportContext,
): Text {
  const { write, language, say, total } = context;
  const said = (flag: Flag): (string | Figure)[][] => {
    const { population, gdp } = figuresOf(flag);
    const known = {
      ...(population !== null && { people: write.count(`ratio/population/${flag}`, population) }),
      ...(gdp !== null && { gdp: write.quantity(`ratio/gdp/${flag}`, gdp, total?.priceUnits ?? '') }),
    };
    if (population === null && gdp === null) return [];
    const code = gdp === null ? 'ratios.people' : population === null ? 'ratios.product' : 'ratios.both';
    return [sentence(language, code, { year: yearTitle(context, flag), ...known })];
  };
  const from = source === '' ? say('ratios.no-source') : say('ratios.source', { source });
  return sentences(language, [...years.toReversed().flatMap(said), [from]]);
}
