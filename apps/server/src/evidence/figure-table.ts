import type { DistrictFigures, DistrictTable, Language } from '@gep/api-client/contract';
import { aboutComparability } from './about-comparability';
import { findRun } from '../job/run-queries';
import type { PhraseCode } from '../message/phrase';
import { unitText } from '../message/unit-text';
import { settingOf } from '../project/setting-queries';
import { yearName, yearOf, yuanPerWanYuan } from '../result/model-results';
import type { Services } from '../services';
import { calculatedPlace } from './district-table';
import { said } from './table-file';
import type { Cell, Column } from './table-file';
import { zipEvidence } from './zip-evidence';

/** Figures of a place in both years, and its area. */
type YearFigures = DistrictTable['total'];

interface FigureTable extends Pick<DistrictTable, 'functionUnit' | 'valueUnit'> {
  /** What shares are of. */
  readonly total: YearFigures;
  /** Those without a result have no columns. */
  readonly years: readonly ('current' | 'comparable')[];
  /** Of the column of shares. */
  readonly share: PhraseCode;
}

/** The columns of figures of both years, with units. */
export function figureColumns(
  { functionUnit, valueUnit, total, years, share }: FigureTable,
  language: Language,
): Column<YearFigures>[] {
  const say = (code: PhraseCode, args?: Record<string, string>) => said(language, code, args);
  const money = unitText('ten-thousand-yuan', language);
  const wanYuan = (yuan: number | null): number | null => (yuan === null ? null : yuan / yuanPerWanYuan);
  const titled = (code: PhraseCode, unit: string, year: 'current' | 'comparable'): string => {
    const quantity = say(code) + (unit && ` (${unit})`);
    return say('district-file.of', { quantity, year: yearName(year === 'current' ? 0 : 1)[language] });
  };
  const ofYears = years.flatMap((year): Column<YearFigures>[] => {
    const value = (row: YearFigures): number | null => row[year]?.priceValue ?? null;
    const whole = value(total);
    const figure = (code: PhraseCode, unit: string, of: (row: YearFigures) => Cell) => ({
      title: titled(code, unit, year),
      of,
    });
    const count = (key: keyof DistrictFigures) => (row: YearFigures) => row[year]?.[key] ?? null;
    return [
      ...(functionUnit === ''
        ? []
        : [figure('district-file.function', functionUnit, count('functionValue'))]),
      ...(valueUnit === ''
        ? []
        : [
            figure('district-file.value', money, (row) => wanYuan(value(row))),
            figure(share, '', (row) => ratio(value(row), whole, 100)),
            figure('district-file.per', `${money}/km²`, (row) => ratio(wanYuan(value(row)), row.areaKm2)),
          ]),
      figure('district-file.valid', '', count('validCount')),
    ];
  });
  const difference: Column<YearFigures> = {
    title: `${say('district-file.difference')} (${money})`,
    of: ({ current, comparable }) => {
      const [now, then] = [current?.priceValue ?? null, comparable?.priceValue ?? null];
      return now === null || then === null ? null : wanYuan(now - then);
    },
  };
  return [
    ...ofYears,
    ...(years.length > 1 && valueUnit !== '' ? [difference] : []),
    {
      title: say('district-file.cells'),
      of: ({ current, comparable }) => (current ?? comparable)?.count ?? null,
    },
  ];
}

const ratio = (part: number | null, whole: number | null, factor = 1): number | null =>
  part === null || whole === null || whole === 0 ? null : (factor * part) / whole;

/** What the figures were made under, a line each. */
export async function aboutResult(
  services: Services,
  { projectId, id, project, name }: { projectId: string; id: string; project: string; name: string },
  language: Language,
): Promise<(readonly [string, Cell])[]> {
  const { db } = services.database;
  const { particularYear, resolution } = await settingOf(db, projectId);
  const evidence = await zipEvidence(services, projectId, language);
  const place = await calculatedPlace(services, projectId, id);
  const lines: (readonly [string, Cell])[] = [
    [said(language, 'district-file.project'), project],
    [said(language, 'district-file.data-year'), particularYear],
    [said(language, 'district-file.result'), name],
    [said(language, 'district-file.resolution'), resolution],
  ];
  for (const flag of [0, 1] as const) {
    const stored = yearOf(place, flag);
    if (!stored) continue;
    const run = await findRun(db, stored.row.runId);
    const year = yearName(flag)[language];
    lines.push(
      [said(language, 'district-file.run-of', { year }), run?.endedAt?.toISOString() ?? null],
      [said(language, 'district-file.state-of', { year }), evidence.stateOf(place.modelId, flag)],
    );
  }
  return [...lines, ...(await aboutComparability(services, projectId, language, place.modelId))];
}
