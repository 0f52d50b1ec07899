import type { AccountSummary } from '@gep/api-client';
import { percentText } from '../../../message/percent-text';
import { quantity, shownUnit, commonUnit } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import { barHeight, barOption } from '../chart/bar-option';
import { groupColors } from '../chart/chart-look';
import type { ChartView, ChartWording } from '../chart/chart-view';
import type { ChartNote, FigureColumn, FigureOrigin } from '../chart/figures';
import { compareFlagOf, finalServices, sumOf, valueOf } from '../summary-figures';
import type { Year } from '../summary-figures';

/** A column of yuan in one unit for all of its rows. */
export function valueColumn(
  title: string,
  values: readonly (number | null)[],
  language: string,
): FigureColumn {
  return { title, unit: yuan, shown: commonUnit(yuan, values, language) };
}

const sizeOf = (values: readonly (number | null)[]): number =>
  Math.max(0, ...values.map((value) => Math.abs(value ?? 0)));

/** The unit of the axis of a chart: that of its largest number. */
export const axisUnit = (values: readonly (number | null)[], language: string) =>
  shownUnit(yuan, sizeOf(values), language);

/** An amount of yuan as it is said. */
export function amount(value: number | null, language: string): string {
  const { value: number, unit } = quantity(value, yuan, language);
  return `${number} ${unit}`;
}

export const percent = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null || whole === 0 ? null : (100 * part) / whole;

/** Of the result that adds up the services. */
export const totalId = 'totalGep';

/** The value of a result in a year, as a figure that has a chain of inputs. */
export const valueOrigin = (id: string, year: Year): FigureOrigin => ({
  ...{ id, output: 'value' as const },
  compareFlag: compareFlagOf(year),
});

export const shareText = (part: number | null, whole: number | null): string =>
  percentText(part === null || whole === null || whole === 0 ? null : part / whole);

/** What the services of a chart come to, and how the total of the results differs from it. */
export function sumNotes(summary: AccountSummary, year: Year, { t, language }: ChartWording): ChartNote[] {
  const sum = sumOf(finalServices(summary, year).map((one) => valueOf(one, year)));
  const total = summary.total[year];
  const other = summary.services.filter((one) => one.role === 'intermediate' && valueOf(one, year) !== null);
  const origin = valueOrigin(totalId, year);
  const notes: ChartNote[] = [];
  if (sum !== null)
    notes.push({
      text: t('charts.note.sum', { amount: amount(sum, language) }),
      origin: { ...origin, group: 'final' },
    });
  if (other.length > 0 && total)
    notes.push({
      text: t('charts.note.withIntermediate', {
        names: other.map((one) => `${one.name} ${amount(valueOf(one, year), language)}`).join(t('separator')),
        name: total.name,
        amount: amount(total.value, language),
      }),
      origin,
    });
  return notes;
}

/** Value by group of services, and how much of the sum each has. */
export function groupView(summary: AccountSummary, year: Year, { t, language }: ChartWording): ChartView {
  const services = finalServices(summary, year);
  const whole = sumOf(services.map((one) => valueOf(one, year)));
  const groups = summary.groups
    .map(({ key, name }) => {
      const value = sumOf(services.filter((one) => one.group === key).map((one) => valueOf(one, year)));
      return { key, name, value };
    })
    .filter(({ value }) => value !== null);
  const values = groups.map(({ value }) => value);
  const shown = axisUnit(values, language);
  const [largest] = groups.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  return {
    title: t('charts.byGroup'),
    unit: shown.unit,
    finding:
      groups.length === 0
        ? t('charts.nothing')
        : t('charts.finding.largest', {
            name: largest.name,
            amount: amount(largest.value, language),
            share: shareText(largest.value, whole),
            total: amount(whole, language),
          }),
    figures: {
      columns: [
        { title: t('charts.column.group') },
        valueColumn(t('charts.column.value'), values, language),
        { title: t('charts.column.share'), unit: '%', shown: { factor: 1, unit: '%' } },
      ],
      rows: groups.map(({ name, value }) => [name, value, percent(value, whole)]),
      originOf: (row, column) =>
        column === 1 ? { ...valueOrigin(totalId, year), group: groups[row].key } : undefined,
    },
    barColumn: 1,
    height: barHeight(groups.length),
    draw: (look) =>
      barOption(
        {
          names: groups.map(({ name }) => name),
          series: [
            {
              name: t('charts.column.value'),
              values,
              color: groups.map(({ key }) => groupColors(look)[key]),
            },
          ],
          shown,
        },
        look,
      ),
  };
}

/** Value by service, those of a group together, the largest first. */
export function serviceView(summary: AccountSummary, year: Year, { t, language }: ChartWording): ChartView {
  const final = finalServices(summary, year);
  const services = summary.groups.flatMap(({ key }) => final.filter(({ group }) => group === key));
  const values = services.map((one) => valueOf(one, year));
  const whole = sumOf(values);
  const shown = axisUnit(values, language);
  const groupName = new Map(summary.groups.map(({ key, name }) => [key, name]));
  return {
    title: t('charts.byService'),
    unit: shown.unit,
    finding:
      final.length === 0
        ? t('charts.nothing')
        : t('charts.finding.largest', {
            name: final[0].name,
            amount: amount(valueOf(final[0], year), language),
            share: shareText(valueOf(final[0], year), whole),
            total: amount(whole, language),
          }),
    figures: {
      columns: [
        { title: t('charts.column.service') },
        { title: t('charts.column.group') },
        valueColumn(t('charts.column.value'), values, language),
        { title: t('charts.column.share'), unit: '%', shown: { factor: 1, unit: '%' } },
      ],
      rows: services.map((one, i) => [
        one.name,
        groupName.get(one.group) ?? '',
        values[i],
        percent(values[i], whole),
      ]),
      originOf: (row, column) => (column === 2 ? valueOrigin(services[row].id, year) : undefined),
    },
    barColumn: 2,
    height: barHeight(services.length),
    draw: (look) =>
      barOption(
        {
          names: services.map(({ name }) => name),
          series: [
            {
              name: t('charts.column.value'),
              values,
              color: services.map(({ group }) => groupColors(look)[group]),
            },
          ],
          shown,
        },
        look,
      ),
  };
}
