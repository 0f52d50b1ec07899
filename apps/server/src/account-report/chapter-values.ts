import type { StatisticRow } from '@gep/api-client/contract';
import type { Block, TableLine } from '../document/content';
import { levelName } from '../result/zip-words';
import { yearName } from '../result/model-results';
import { listedMost } from './chapter-region';
import { reasonOf } from './chapter-quantities';
import type { WorkerPool } from '../worker/worker-pool';
import { districtValues } from './district-values';
import { rangeBlocks } from './range-blocks';
import { ratioBlocks } from './ratio-blocks';
import { isOfOneYear } from './chapter-change';
import { listedLevel } from './report-context';
import type { ReportContext } from './report-context';
import { sentence, sentences } from './say';
import { yearNumber } from './year-title';

/** Money values of the indicators, groups and the total, those of the districts, and what they may be. */
export async function valuesChapter(context: ReportContext, workers: WorkerPool | null): Promise<Block[]> {
  const { say, places, tree, total } = context;
  if (places.length === 0) return [{ kind: 'note', text: say('no-results') }];
  const models = tree.filter(({ modelId }) => modelId !== 'totalGep').flatMap(({ children }) => children);
  const missing = models.filter(({ priceUnits, priceValue }) => priceUnits !== '' && priceValue === null);
  return [
    ...(total?.priceValue != null ? summary(total, total.priceValue, models, context) : []),
    valueTable(context),
    ...missing.map(({ name, modelId }): Block => ({
      kind: 'note',
      text: say('values.without', { name, reason: reasonOf(modelId, context) }),
    })),
    ...(await ratioBlocks(context)),
    { kind: 'heading', level: 2, text: say('values.districts') },
    districtBlock(context),
    ...(await rangeBlocks(context, workers)),
  ];
}

function summary(
  total: StatisticRow,
  value: number,
  models: readonly StatisticRow[],
  context: ReportContext,
): Block[] {
  const { language, write, plausibility, flag } = context;
  const { areaKm2 } = plausibility;
  const year = yearName(flag)[language];
  const number = yearNumber(context, flag);
  const figures = {
    year: number === '' ? unnamedYear(year, language) : yearText(number, language),
    name: total.name,
    value: write.quantity(`result/${total.id}/${flag}/value`, value, total.priceUnits),
  };
  const largest = models.reduce<StatisticRow | null>(
    (most, one) => ((one.priceValue ?? -Infinity) > (most?.priceValue ?? -Infinity) ? one : most),
    null,
  );
  const head =
    areaKm2 === null
      ? []
      : [
          sentence(language, 'values.summary', {
            ...figures,
            per: write.quantity(
              `result/${total.id}/${flag}/per-km2`,
              value / areaKm2,
              `${total.priceUnits}/km²`,
            ),
          }),
        ];
  const top =
    largest?.priceValue != null && value > 0
      ? [
          sentence(language, 'values.largest', {
            name: largest.name,
            value: write.quantity(
              `result/${largest.id}/${flag}/value`,
              largest.priceValue,
              largest.priceUnits,
            ),
            share: write.percent(`result/${largest.id}/${flag}/share`, largest.priceValue / value),
          }),
        ]
      : [];
  const prices = [sentence(language, 'values.prices', { year })];
  const single = isOfOneYear(context) ? [sentence(language, 'values.one-year', {})] : [];
  return [{ kind: 'paragraph', text: sentences(language, [...head, ...top, ...prices, ...single]) }];
}

const unnamedYear = (year: string, language: 'zh' | 'en'): string =>
  language === 'zh' ? year : `${year} year`;
const yearText = (year: string, language: 'zh' | 'en'): string => (language === 'zh' ? `${year} 年` : year);

function valueTable(context: ReportContext): Block {
  const { say, write, tree, total, plausibility, flag } = context;
  const groups = tree.filter(({ modelId }) => modelId !== 'totalGep');
  const all = (rows: readonly StatisticRow[]): StatisticRow[] =>
    rows.flatMap((row) => [row, ...all(row.children)]);
  const valued = all(groups).filter(({ priceUnits }) => priceUnits !== '');
  const unit = valued[0]?.priceUnits ?? total?.priceUnits ?? '';
  const values = [...valued, ...(total ? [total] : [])].map(({ priceValue }) => priceValue);
  const column = write.column(unit, values);
  const { areaKm2 } = plausibility;
  const per = (value: number | null): number | null =>
    value === null || areaKm2 === null ? null : value / areaKm2;
  const whole = total?.priceValue ?? null;
  const perColumn = write.columnOf(`${unit}/km²`, per(whole) ?? 0);
  const line = (row: StatisticRow, more: Partial<TableLine>): TableLine => {
    const place = `result/${row.id}/${flag}`;
    const { priceValue } = row;
    return {
      cells: [
        row.name,
        column.cell(`${place}/value`, priceValue),
        priceValue === null || !whole ? null : write.share(`${place}/share`, priceValue / whole),
        perColumn.cell(`${place}/per-km2`, per(priceValue)),
      ],
      ...more,
    };
  };
  const below = (row: StatisticRow, indent: number): TableLine[] => [
    line(row, { indent }),
    ...row.children.flatMap((child) => below(child, indent + 1)),
  ];
  return {
    kind: 'table',
    caption: say('values.table'),
    columns: [
      { title: say('indicator') },
      { title: say('value.in', { unit: column.unit }), align: 'right', share: 0.22 },
      { title: say('share'), align: 'right', share: 0.16 },
      { title: say('per-area', { unit: perColumn.unit }), align: 'right', share: 0.26 },
    ],
    rows: [
      ...groups.flatMap((group) => [
        line(group, { strong: true }),
        ...group.children.filter(({ priceUnits }) => priceUnits !== '').flatMap((model) => below(model, 1)),
      ]),
      ...(total ? [line(total, { strong: true })] : []),
    ],
  };
}

function districtBlock(context: ReportContext): Block {
  const { say, language } = context;
  const listed = listedLevel(context);
  if (!listed || !context.districts) return { kind: 'note', text: say('values.one-district') };
  if (listed.rows.length > listedMost) return { kind: 'note', text: say('region.more') };
  const caption = say('values.districts-of', {
    name: context.districts.name,
    level: levelName(listed.level, language),
  });
  return districtValues(context, context.districts, listed.rows, caption);
}
