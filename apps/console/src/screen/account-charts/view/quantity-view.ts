import type { AccountSummary, SuperiorType } from '@gep/api-client';
import { commonUnit, quantity, shownUnit } from '../../../message/unit';
import { barHeight, barOption } from '../chart/bar-option';
import type { BarSeries } from '../chart/bar-option';
import { changeColors, groupColors } from '../chart/chart-look';
import type { ChartLook } from '../chart/chart-look';
import type { ChartView, ChartWording } from '../chart/chart-view';
import { compareFlagOf } from '../summary-figures';
import type { Year } from '../summary-figures';

/** A quantity of a service, or of one of its pollutants or methods. */
export interface QuantityRow {
  /** Of the result. */
  readonly id: string;
  readonly name: string;
  readonly group: SuperiorType;
  readonly unit: string;
  readonly current: number | null;
  readonly comparable: number | null;
}

/** The quantities of an account by unit: those of a service, or of its parts where it has none. */
export function quantitiesByUnit({ services }: AccountSummary): Map<string, QuantityRow[]> {
  const byUnit = new Map<string, QuantityRow[]>();
  const add = (row: QuantityRow): void => {
    if (row.unit === '' || (row.current === null && row.comparable === null)) return;
    byUnit.set(row.unit, [...(byUnit.get(row.unit) ?? []), row]);
  };
  for (const { id, name, group, functionUnit, current, comparable, children } of services) {
    const own = { current: current?.quantity ?? null, comparable: comparable?.quantity ?? null };
    if (own.current !== null || own.comparable !== null || children.length === 0) {
      add({ id, name, group, unit: functionUnit, ...own });
      continue;
    }
    for (const child of children)
      add({
        id: child.id,
        name: `${name} · ${child.name}`,
        group,
        unit: child.functionUnit,
        current: child.current?.quantity ?? null,
        comparable: child.comparable?.quantity ?? null,
      });
  }
  return byUnit;
}

/** Quantities that are drawn together. */
interface QuantityGroup {
  readonly unit: string;
  readonly rows: readonly QuantityRow[];
}

/**
 * The quantities of an account by unit and by size: beside a bar of 100 million tonnes, nobody sees one of 50,000. Those
 * of a chart are written in one step of their unit.
 */
export function quantityGroups(
  summary: AccountSummary,
  years: readonly Year[],
  language: string,
): QuantityGroup[] {
  return [...quantitiesByUnit(summary)].flatMap(([unit, rows]) => {
    const steps = new Map<number, QuantityRow[]>();
    for (const row of rows) {
      const { factor } = shownUnit(unit, sizeOf([row], years), language);
      steps.set(factor, [...(steps.get(factor) ?? []), row]);
    }
    return [...steps].sort(([a], [b]) => b - a).map(([, own]) => ({ unit, rows: own }));
  });
}

const sizeOf = (rows: readonly QuantityRow[], years: readonly Year[]): number =>
  Math.max(0, ...years.flatMap((year) => rows.map((row) => Math.abs(row[year] ?? 0))));

/** The quantities of one group. They are drawn beside each other and never added. */
export function quantityView(
  { unit, rows }: QuantityGroup,
  years: readonly Year[],
  { t, language }: ChartWording,
): ChartView {
  const all = years.flatMap((year) => rows.map((row) => row[year]));
  const shown = shownUnit(unit, sizeOf(rows, years), language);
  const column = commonUnit(unit, all, language);
  const [first] = years;
  const [largest] = rows.toSorted((a, b) => (b[first] ?? 0) - (a[first] ?? 0));
  const said = quantity(largest[first], unit, language);
  // The legend of two years has one colour for each.
  const colorsOf = (year: Year, look: ChartLook): BarSeries['color'] => {
    if (years.length === 1) return rows.map(({ group }) => groupColors(look)[group]);
    return year === 'current' ? changeColors(look).more : changeColors(look).other;
  };
  const isOne = rows.length === 1;
  return {
    // A title with the unit in it is not followed by the unit.
    title: isOne
      ? t('charts.quantityOf', { name: rows[0].name })
      : t('charts.quantityIn', { unit: shown.unit }),
    unit: isOne ? shown.unit : '',
    finding: t('charts.finding.quantity', {
      count: rows.length,
      name: largest.name,
      amount: `${said.value} ${said.unit}`,
    }),
    figures: {
      columns: [
        { title: t('charts.column.service') },
        ...years.map((year) => ({ title: t(`result.${year}`), unit, shown: column })),
      ],
      rows: rows.map((row) => [row.name, ...years.map((year) => row[year])]),
      originOf: (row, column) => ({
        ...{ id: rows[row].id, output: 'function' as const },
        compareFlag: compareFlagOf(years[column - 1]),
      }),
    },
    barColumn: 1,
    height: barHeight(rows.length, years.length, years.length > 1),
    draw: (look) =>
      barOption(
        {
          names: rows.map(({ name }) => name),
          series: years.map((year) => ({
            name: t(`result.${year}`),
            values: rows.map((row) => row[year]),
            color: colorsOf(year, look),
          })),
          shown,
        },
        look,
      ),
  };
}
