import type { AccountSummary, SuperiorType } from '@gep/api-client';
import { contrastRatio, interpolateHex } from '@gep/map-engine/color';
import { shortTypeName } from '../../../message/short-type-name';
import type { ShownUnit } from '../../../message/unit';
import { barText, tooltip } from '../chart/bar-option';
import { groupColors } from '../chart/chart-look';
import type { ChartLook } from '../chart/chart-look';
import type { ChartView, ChartWording } from '../chart/chart-view';
import type { FigureOrigin, Figures } from '../chart/figures';
import { textEms } from '../chart/text-ems';
import { finalServices, sumOf, valueOf } from '../summary-figures';
import type { Year } from '../summary-figures';
import { lineHeight, ringLabel, rings } from './ring-label';
import { amount, axisUnit, percent, shareText, totalId, valueColumn, valueOrigin } from './service-view';
import { codeAt } from './type-view';

/** A part of the sum: a group, its services, and their ecosystem types. Its value is the sum of its parts. */
interface Part<Below> {
  readonly name: string;
  readonly value: number;
  readonly parts: readonly Below[];
}

interface TypePart extends Part<never> {
  /** Of the highest level. */
  readonly code: number;
}

interface ServicePart extends Part<TypePart> {
  /** Of the result. */
  readonly id: string;
}

interface GroupPart extends Part<ServicePart> {
  readonly key: SuperiorType;
}

/** Values below zero have no area: they are named instead. */
const isDrawn = (value: number | null): value is number => value !== null && value > 0;

/** What the sum of final services is made of: group, service, type of the highest level. */
export function compositionOf(summary: AccountSummary, year: Year, noType: string): GroupPart[] {
  const names = new Map(summary.types.map(({ code, name }) => [code, shortTypeName(name)]));
  return summary.groups.flatMap(({ key, name }) => {
    const services = finalServices(summary, year)
      .filter((one) => one.group === key)
      .flatMap((service): ServicePart[] => {
        const value = valueOf(service, year);
        if (!isDrawn(value)) return [];
        const byType = new Map<number, number>();
        for (const { code, value: part } of service[year]?.types ?? [])
          if (part !== null) byType.set(codeAt(code, 1), (byType.get(codeAt(code, 1)) ?? 0) + part);
        const whole = [...byType.values()].every((part) => part >= 0);
        const parts = [...byType]
          .filter(([, part]) => part > 0)
          .sort(([, a], [, b]) => b - a)
          .map(([code, part]) => ({ code, name: names.get(code) ?? noType, value: part, parts: [] }));
        return [{ id: service.id, name: service.name, value, parts: whole ? parts : [] }];
      });
    const value = sumOf(services.map((one) => one.value));
    return value === null ? [] : [{ key, name, value, parts: services }];
  });
}

function figuresOf(
  groups: readonly GroupPart[],
  whole: number,
  year: Year,
  { t, language }: ChartWording,
): Figures {
  const rows = groups.flatMap((group) =>
    group.parts.flatMap((service) =>
      (service.parts.length > 0 ? service.parts : [{ name: '', value: service.value }]).map((type) => ({
        group: group.name,
        service: service.name,
        id: service.id,
        type: type.name || null,
        code: 'code' in type ? type.code : undefined,
        value: type.value,
      })),
    ),
  );
  return {
    columns: [
      { title: t('charts.column.service') },
      { title: t('charts.column.group') },
      { title: t('charts.column.type') },
      valueColumn(
        t('charts.column.value'),
        rows.map(({ value }) => value),
        language,
      ),
      { title: t('charts.column.share'), unit: '%', shown: { factor: 1, unit: '%' } },
    ],
    rows: rows.map(({ group, service, type, value }) => [service, group, type, value, percent(value, whole)]),
    originOf: (row, column) => {
      const { id, code } = rows[row];
      return column === 3 ? partOrigin(id, code, year) : undefined;
    },
  };
}

/** Of the value of a service, or of what it has in a type of the highest level. */
const partOrigin = (id: string, code: number | undefined, year: Year): FigureOrigin => ({
  ...valueOrigin(id, year),
  ...(code !== undefined && { type: code, typeLevel: 1 }),
});

/** The same hue, lighter with each place; texts on it stay readable. */
function shade(color: string, at: number, of: number): string {
  return interpolateHex([color, '#ffffff'], 101)[Math.round((of < 2 ? 0 : at / (of - 1)) * 45)];
}

const inkOn = (color: string): string =>
  contrastRatio(color, '#ffffff') >= contrastRatio(color, '#1c2521') ? '#ffffff' : '#1c2521';

/** Share of the sum below which a part has no room for its name. */
const leastLabelled = 0.01;
/** The same for its name and its share: a number that is cut off says another one. */
const leastShared = 0.03;

/** What is written on a part, by its level: groups are 0. */
type LabelOf = (part: Part<object>, level: number) => object;

/** A part as ECharts takes it. */
function nodesOf(
  groups: readonly GroupPart[],
  year: Year,
  shown: ShownUnit,
  { look, labelOf }: { readonly look: ChartLook; readonly labelOf: LabelOf },
) {
  const colors = groupColors(look);
  const node = (
    part: Part<object>,
    origin: FigureOrigin,
    color: string,
    level: number,
    children: readonly object[] = [],
  ): object => ({
    name: part.name,
    origin,
    value: part.value / shown.factor,
    itemStyle: { color, borderColor: look.surface },
    label: { color: inkOn(color), ...labelOf(part, level) },
    upperLabel: { color: look.text, ...labelOf(part, level) },
    ...(children.length > 0 && { children }),
  });
  return groups.map((group) =>
    node(
      group,
      { ...valueOrigin(totalId, year), group: group.key },
      colors[group.key],
      0,
      group.parts.map((service, i) => {
        const color = shade(colors[group.key], i, group.parts.length);
        return node(
          service,
          partOrigin(service.id, undefined, year),
          color,
          1,
          service.parts.map((type) => node(type, partOrigin(service.id, type.code, year), color, 2)),
        );
      }),
    ),
  );
}

/** CSS pixels. */
const sunburstHeight = 680;
/** The share of a service whose area may be a narrow column, and sizes of text that are wider than one. */
const narrow = { share: 0.12, ems: 8 };

function compositionView(
  kind: 'treemap' | 'sunburst',
  summary: AccountSummary,
  year: Year,
  wording: ChartWording,
): ChartView {
  const { t, language } = wording;
  const groups = compositionOf(summary, year, t('charts.noType'));
  const whole = sumOf(groups.map(({ value }) => value)) ?? 0;
  const shown = axisUnit([whole], language);
  const hasLongName = groups
    .flatMap(({ parts }) => parts)
    .some(({ name, value }) => value < narrow.share * whole && textEms(name) > narrow.ems);
  const said = groups.map(({ name, value }) => `${name} ${shareText(value, whole)}`).join(t('separator'));
  return {
    title: t(`charts.${kind}`),
    unit: shown.unit,
    finding:
      groups.length === 0
        ? t('charts.nothing')
        : t('charts.finding.composition', { total: amount(whole, language), parts: said }),
    figures: figuresOf(groups, whole, year, wording),
    barColumn: 3,
    height: kind === 'treemap' ? 460 : sunburstHeight,
    drawnAt: () => 0,
    draw: (look) => {
      const text = { fontFamily: look.font, fontSize: look.textSize };
      const told = {
        ...tooltip(look),
        formatter: ({ treePathInfo = [], value }: { treePathInfo?: { name: string }[]; value: number }) =>
          [
            treePathInfo
              .slice(1)
              .map(({ name }) => name)
              .join(' / '),
            `${barText(value * shown.factor, shown)} ${shown.unit} · ${shareText(value * shown.factor, whole)}`,
          ].join('\n'),
        renderMode: 'richText',
      };
      const onRing: LabelOf = ({ name, value }, level) => {
        const { textSize } = look;
        const fitted = ringLabel(name, { level, share: value / whole, radius: sunburstHeight / 2, textSize });
        return fitted === null ? { show: false } : { formatter: fitted };
      };
      const onArea: LabelOf = ({ value }) => (value < leastLabelled * whole ? { show: false } : {});
      const labelOf = kind === 'sunburst' ? onRing : onArea;
      const data = nodesOf(groups, year, shown, { look, labelOf });
      const shared = { type: kind, name: t('charts.treemap'), data };
      const label = ({ name, value }: { name: string; value: number }): string =>
        value * shown.factor < leastShared * whole
          ? name
          : `${name}\n${shareText(value * shown.factor, whole)}`;
      const series =
        kind === 'treemap'
          ? {
              ...shared,
              ...{ left: 0, right: 0, top: 0, bottom: 0, roam: false, nodeClick: false },
              breadcrumb: { show: false },
              label: { ...text, formatter: label, overflow: 'truncate' },
              upperLabel: {
                ...text,
                color: look.text,
                show: true,
                height: 1.7 * look.textSize,
                formatter: '{b}',
              },
              levels: [
                {
                  itemStyle: { borderWidth: 0, gapWidth: 4, borderColor: look.surface },
                  upperLabel: { show: false },
                },
                { itemStyle: { borderWidth: 0, gapWidth: 2, borderColorSaturation: 0.5 } },
                {
                  itemStyle: { gapWidth: 1, borderWidth: 1 },
                  // A long name above a narrow column has two lines.
                  upperLabel: hasLongName
                    ? {
                        overflow: 'break',
                        height: 2.4 * look.textSize,
                        lineHeight: lineHeight * look.textSize,
                      }
                    : {},
                },
                { itemStyle: { gapWidth: 1 } },
              ],
            }
          : {
              ...shared,
              radius: [0, '98%'],
              nodeClick: false,
              sort: undefined,
              label: { ...text, lineHeight: lineHeight * look.textSize },
              itemStyle: { borderWidth: 1 },
              levels: [{}, ...rings.map(([r0, r]) => ({ r0: `${100 * r0}%`, r: `${100 * r}%` }))],
              emphasis: { focus: 'ancestor' },
            };
      return { animation: false, textStyle: text, tooltip: told, series: [series] };
    },
  };
}

/** What the sum is made of, as areas. */
export const treemapView = compositionView.bind(null, 'treemap');
/** What the sum is made of, as rings. */
export const sunburstView = compositionView.bind(null, 'sunburst');
