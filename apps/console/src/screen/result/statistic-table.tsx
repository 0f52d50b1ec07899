import type { OutdatedResult, ResultRange, StatisticRow, ValueRange } from '@gep/api-client';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commonUnit, exactText, inUnit, quantity } from '../../message/unit';
import { FigureButton } from '../figure/figure-button';
import type { ShownFigure } from '../figure/figure-store';
import css from './drawer.module.css';
import { serviceGroups } from './model-tree';
import type { FigureUnits } from './result-columns';
import { RangeHead } from './ranges/range-head';

interface Line {
  readonly row: StatisticRow;
  readonly depth: number;
}

/** The lines of a tree that are in sight: children only under rows that are not collapsed. */
export function visibleLines(
  rows: readonly StatisticRow[],
  collapsed: ReadonlySet<string>,
  depth = 0,
): Line[] {
  return rows.flatMap((row) => [
    { row, depth },
    ...(collapsed.has(row.id) ? [] : visibleLines(row.children, collapsed, depth + 1)),
  ]);
}

interface StatisticTableProps {
  readonly rows: readonly StatisticRow[];
  /** Results that are older than the data or parameters: their rows carry a mark. */
  readonly outdated?: readonly OutdatedResult[];
  /** What the values may be: they take the place of function quantities. */
  readonly ranges?: ResultRange;
  /** The units of the quantities, by the id of a row; another row takes the unit that suits its value. */
  readonly units?: ReadonlyMap<string, FigureUnits>;
  /** Whose figures these are; each of them shows where it comes from. Absent: figures of measured regions. */
  readonly of?: Pick<ShownFigure, 'projectId' | 'compareFlag'>;
}

/** The range of a row; undefined for groups, parts of models, and models of which no number is uncertain. */
function rangeOf({ layerLevel, modelId }: StatisticRow, ranges: ResultRange): ValueRange | undefined {
  if (modelId === 'totalGep') return ranges.total;
  return layerLevel === 2 ? ranges.models.find((one) => one.modelId === modelId) : undefined;
}

/** Services with function quantity and value quantity, as a tree. */
export function StatisticTable({ rows, outdated = [], ranges, units, of }: StatisticTableProps) {
  const { t, i18n } = useTranslation();
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setCollapsed((before) =>
      before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]),
    );
  if (rows.length === 0) return <p className={css.empty}>{t('result.drawer.empty')}</p>;
  const values = visibleLines(rows, new Set()).map(({ row }) => row);
  const value = commonUnit(
    values.find(({ priceUnits }) => priceUnits !== '')?.priceUnits ?? '',
    values.map(({ priceValue }) => priceValue),
    i18n.language,
  );
  return (
    <table className={css.table} role="treegrid" aria-label={t('result.drawer.service')}>
      {ranges ? (
        <RangeHead first={t('result.drawer.service')} unit={value.unit} />
      ) : (
        <QuantityHead unit={value.unit} />
      )}
      <tbody>
        {visibleLines(rows, collapsed).map(({ row, depth }) => {
          const open = !collapsed.has(row.id);
          const amount = quantity(
            row.functionValue,
            row.functionUnits,
            i18n.language,
            units?.get(row.id)?.quantity,
          );
          const range = ranges && rangeOf(row, ranges);
          const Chevron = open ? ChevronDown : ChevronRight;
          const parent = row.children.length > 0;
          return (
            <tr
              key={row.id}
              data-level={Math.min(row.layerLevel, 3)}
              aria-level={depth + 1}
              aria-expanded={parent ? open : undefined}
            >
              <th scope="row" title={row.name}>
                <span style={{ paddingLeft: depth * 12 }}>
                  {parent ? (
                    <button
                      type="button"
                      aria-label={t(open ? 'result.drawer.collapse' : 'result.drawer.expand', {
                        name: row.name,
                      })}
                      onClick={() => toggle(row.id)}
                    >
                      <Chevron size={14} strokeWidth={1.5} aria-hidden />
                    </button>
                  ) : (
                    <i />
                  )}
                  <span>
                    {row.name}
                    {outdated.some(({ modelId }) => modelId === row.modelId) && depth < 2 && (
                      <small data-outdated> {t('run.outdatedTag')}</small>
                    )}
                    {row.sameAsCurrent && depth < 2 && <small> {t('plausibility.same')}</small>}
                    {row.serviceRole === 'intermediate' && depth < 2 && (
                      <small> {t('result.composition.tag')}</small>
                    )}
                  </span>
                </span>
              </th>
              {!ranges && (
                <>
                  <td className={css.number} title={amount.exact}>
                    <Figure {...{ row, of }} output="function">
                      {amount.value}
                    </Figure>
                  </td>
                  <td className={css.unit} title={amount.unit}>
                    {amount.unit}
                  </td>
                </>
              )}
              <td className={css.number} title={exactText(row.priceValue, row.priceUnits)}>
                <Figure {...{ row, of }} output="value">
                  {inUnit(row.priceValue, value)}
                </Figure>
              </td>
              {ranges &&
                ([range?.p5, range?.p95] as const).map((end, i) => (
                  <td key={i} className={css.number}>
                    {end === undefined ? '' : inUnit(end, value)}
                  </td>
                ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface FigureProps extends Pick<StatisticTableProps, 'of'> {
  readonly row: StatisticRow;
  readonly output: 'value' | 'function';
  readonly children: string;
}

/** A figure of a calculated model, or of a group of them, which is a part of the total; missing ones are plain. */
function Figure({ row, of, output, children }: FigureProps) {
  const number = output === 'value' ? row.priceValue : row.functionValue;
  if (!of || number === null) return children;
  const group = serviceGroups.find((one) => one === row.id);
  const figure = group ? { id: 'totalGep', group, withIntermediate: true } : { id: row.id };
  return (
    <FigureButton figure={{ ...of, ...figure, output }} of={row.name}>
      {children}
    </FigureButton>
  );
}

interface HeadProps {
  /** Of all values. */
  readonly unit: string;
}

function QuantityHead({ unit }: HeadProps) {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          {t('result.drawer.service')}
        </th>
        <th scope="colgroup" colSpan={2}>
          {t('result.drawer.functionQuantity')}
        </th>
        <th scope="col" rowSpan={2} className={css.number}>
          {t('result.drawer.valueQuantity')} <small>{unit}</small>
        </th>
      </tr>
      <tr>
        <th scope="col" className={css.number}>
          {t('result.drawer.value')}
        </th>
        <th scope="col" className={css.unit}>
          {t('result.drawer.unit')}
        </th>
      </tr>
    </thead>
  );
}
