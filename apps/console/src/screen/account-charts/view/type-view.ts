import type { AccountSummary, SuperiorType } from '@gep/api-client';
import { shortTypeName } from '../../../message/short-type-name';
import { barHeight, barOption } from '../chart/bar-option';
import { groupColors } from '../chart/chart-look';
import type { ChartView, ChartWording } from '../chart/chart-view';
import { finalServices, sumOf } from '../summary-figures';
import type { Year } from '../summary-figures';
import { amount, axisUnit, percent, shareText, totalId, valueColumn, valueOrigin } from './service-view';

/** How fine ecosystem types are: 1 to 3 digits of their codes. */
export type TypeLevel = 1 | 2 | 3;

/** What a type has of every group; null where a group has nothing there. */
export interface TypeRow {
  readonly code: number;
  readonly name: string;
  readonly groups: Readonly<Partial<Record<SuperiorType, number>>>;
  readonly value: number;
  /** Ids of the services that have something there, by group. */
  readonly services: Readonly<Partial<Record<SuperiorType, readonly string[]>>>;
}

interface TypeSums {
  readonly groups: Partial<Record<SuperiorType, number>>;
  readonly services: Partial<Record<SuperiorType, readonly string[]>>;
  value: number;
}

/** The code of the type of a level that a type belongs to; one that is coarser stays. */
export const codeAt = (code: number, level: TypeLevel): number => Number(String(code).slice(0, level));

/** The values of the types of a level, the largest first; amounts without a type come last. */
export function typeRows(summary: AccountSummary, year: Year, level: TypeLevel, noType: string): TypeRow[] {
  const rows = new Map<number, TypeSums>();
  for (const service of finalServices(summary, year))
    for (const { code, value } of service[year]?.types ?? []) {
      if (value === null) continue;
      const own = codeAt(code, level);
      const row = rows.get(own) ?? { groups: {}, value: 0, services: {} };
      row.groups[service.group] = (row.groups[service.group] ?? 0) + value;
      row.value += value;
      const ids = row.services[service.group] ?? [];
      if (!ids.includes(service.id)) row.services[service.group] = [...ids, service.id];
      rows.set(own, row);
    }
  const names = new Map(summary.types.map(({ code, name }) => [code, shortTypeName(name)]));
  const noneLast = ({ code }: { code: number }): number => Number(code === 0);
  return [...rows]
    .map(([code, row]) => ({ code, name: names.get(code) ?? noType, ...row }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => noneLast(a) - noneLast(b) || b.value - a.value);
}

/** Names of services whose run has not counted by ecosystem type. */
export function withoutTypes(summary: AccountSummary, year: Year): string[] {
  return finalServices(summary, year)
    .filter((service) => service[year]?.types == null)
    .map(({ name }) => name);
}

/** Value by ecosystem type, stacked by group of services. */
export function typeView(
  summary: AccountSummary,
  year: Year,
  level: TypeLevel,
  { t, language }: ChartWording,
): ChartView {
  const rows = typeRows(summary, year, level, t('charts.noType'));
  const values = rows.map(({ value }) => value);
  const whole = sumOf(values);
  const shown = axisUnit(values, language);
  const groups = summary.groups.filter(({ key }) => rows.some((row) => row.groups[key] !== undefined));
  return {
    title: t('charts.byType'),
    unit: shown.unit,
    finding:
      rows.length === 0
        ? t('charts.nothing')
        : t('charts.finding.largest', {
            name: rows[0].name,
            amount: amount(rows[0].value, language),
            share: shareText(rows[0].value, whole),
            total: amount(whole, language),
          }),
    figures: {
      columns: [
        { title: t('charts.column.type') },
        ...groups.map(({ key, name }) =>
          valueColumn(
            name,
            rows.map((row) => row.groups[key] ?? null),
            language,
          ),
        ),
        valueColumn(t('charts.column.sum'), values, language),
        { title: t('charts.column.share'), unit: '%', shown: { factor: 1, unit: '%' } },
      ],
      rows: rows.map((row) => [
        row.name,
        ...groups.map(({ key }) => row.groups[key] ?? null),
        row.value,
        percent(row.value, whole),
      ]),
      // A number of several services is a part of the total in the type, which has the way to each of them.
      originOf: (row, column) => {
        const { services, code } = rows[row];
        const key = groups.at(column - 1)?.key;
        if (column === 0 || column > groups.length + 1) return undefined;
        const ids = key ? (services[key] ?? []) : Object.values(services).flat();
        if (ids.length === 0) return undefined;
        return {
          ...valueOrigin(ids.length === 1 ? ids[0] : totalId, year),
          ...{ type: code, typeLevel: level, ...(ids.length > 1 && { group: key ?? 'final' }) },
        };
      },
    },
    barColumn: 1,
    height: barHeight(rows.length, 1, true),
    draw: (look) =>
      barOption(
        {
          names: rows.map(({ name }) => name),
          series: groups.map(({ key, name }) => ({
            name,
            values: rows.map((row) => row.groups[key] ?? null),
            color: groupColors(look)[key],
            stack: true,
          })),
          shown,
        },
        look,
      ),
  };
}
