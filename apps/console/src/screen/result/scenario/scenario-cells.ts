import type { Scenario } from '@gep/api-client';
import type { TFunction } from 'i18next';
import { screenArea } from '../../../message/unit';
import type { ShownUnit } from '../../../message/unit';
import { signed } from './scenario-lines';
import type { ChangeTexts, ScenarioLine } from './scenario-lines';

/** Spaces between thousands would make texts of the numbers, and so would a sign before them. */
const plain = (text: string): string =>
  text.replaceAll('\u2009', '').replaceAll('\u00a0', '').replace(/^\+/, '').replace(/^−/, '-');

const numbers = (texts: ChangeTexts | null): string[] =>
  texts ? [texts.now, texts.then, texts.change].map(plain) : ['', '', ''];

/** A scenario as cells for spreadsheets: what it is, its services, what is not in it, its districts. */
export function scenarioCells(
  { type, area, missing, districts }: Scenario,
  lines: readonly ScenarioLine[],
  unit: ShownUnit,
  t: TFunction,
): string[][] {
  const money = (title: string): string => `${title} (${unit.unit})`;
  const titles = [t('scenario.now'), t('scenario.then'), t('scenario.change')];
  return [
    [`${t('scenario.label')}: ${type.name}`, t('scenario.notAccount'), `${plain(screenArea(area))} hm²`],
    [
      ...[t('scenario.service'), t('result.drawer.unit')],
      ...titles.map((title) => `${t('scenario.quantity')}: ${title}`),
      ...titles.map((title) => money(`${t('scenario.value')}: ${title}`)),
    ],
    ...lines.map((line) => [
      ...[line.name, line.quantity?.unit ?? ''],
      ...numbers(line.quantity),
      ...numbers(line.value),
    ]),
    ...missing.map(({ name, reason }) => [name, t(`scenario.reason.${reason}`)]),
    [t('scenario.district'), `${t('scenario.districtArea')} (hm²)`, money(t('scenario.valueChange'))],
    ...districts.map((one) => [one.name, plain(screenArea(one.area)), plain(signed(one.value, unit))]),
  ];
}
