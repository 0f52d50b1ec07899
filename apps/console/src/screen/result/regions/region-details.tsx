import { useTranslation } from 'react-i18next';
import { commonUnit, exactText, inUnit, screenCount } from '../../../message/unit';
import type { FigureColumn } from '../districts/district-columns';
import css from '../drawer.module.css';
import type { FigureUnits } from '../result-columns';
import { StatisticTable, visibleLines } from '../statistic-table';
import { TotalNotes } from '../total-notes';
import type { RegionLine } from './region-rows';
import type { MeasuredRegion } from './region-set';
import regionCss from './regions.module.css';

interface RegionDetailsProps {
  readonly lines: readonly RegionLine[];
  /** Those of the lines. */
  readonly regions: readonly MeasuredRegion[];
  readonly columns: readonly FigureColumn[];
  /** Of the quantities, by the id of a calculated model. */
  readonly units: ReadonlyMap<string, FigureUnits>;
}

/** What one region has in every service, or several beside each other. */
export function RegionDetails(props: RegionDetailsProps) {
  const [line, ...others] = props.lines;
  if (others.length > 0) return <Compared {...props} />;
  return <Region line={line} region={props.regions[0]} units={props.units} />;
}

const cellFigures = ['sum', 'mean', 'min', 'max', 'stddev'] as const;

interface RegionProps extends Pick<RegionDetailsProps, 'units'> {
  readonly line: RegionLine;
  readonly region: MeasuredRegion;
}

function Region({ line, region, units }: RegionProps) {
  const { t, i18n } = useTranslation();
  const { statistics } = region;
  const shown = commonUnit(
    statistics.unit,
    cellFigures.map((name) => statistics[name]),
    i18n.language,
  );
  return (
    <section aria-label={line.name}>
      <h3 className={regionCss.title}>{line.name}</h3>
      <dl className={css.figures}>
        <div>
          <dt>{t('result.drawer.count')}</dt>
          <dd>{screenCount(statistics.count)}</dd>
        </div>
        {cellFigures.map((name) => (
          <div key={name}>
            <dt>{t(`result.drawer.${name}`)}</dt>
            <dd title={exactText(statistics[name], statistics.unit)}>
              {inUnit(statistics[name], shown)} <small>{shown.unit}</small>
            </dd>
          </div>
        ))}
      </dl>
      <StatisticTable rows={statistics.rows} units={units} />
      <TotalNotes rows={statistics.rows} />
    </section>
  );
}

function Compared({ lines, regions, columns }: RegionDetailsProps) {
  const { t, i18n } = useTranslation();
  const services = visibleLines(regions[0].statistics.rows, new Set());
  const trees = regions.map(
    ({ statistics }) =>
      new Map(visibleLines(statistics.rows, new Set()).map(({ row }) => [row.id, row.priceValue])),
  );
  const money = services.find(({ row }) => row.priceUnits !== '')?.row.priceUnits ?? '';
  const shown = commonUnit(
    money,
    trees.flatMap((tree) => [...tree.values()]),
    i18n.language,
  );
  return (
    <table className={`${css.table} ${regionCss.compared}`} aria-label={t('result.regions.beside')}>
      <thead>
        <tr>
          <th scope="col">{t('result.regions.figure')}</th>
          {lines.map(({ code, name }) => (
            <th key={code} scope="col" className={css.number} title={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map(({ id, title, unit, text, exact }) => (
          <tr key={id}>
            <th scope="row">
              {title} {unit && <small>{unit}</small>}
            </th>
            {lines.map((line) => (
              <td key={line.code} className={css.number} title={exact(line)}>
                {text(line)}
              </td>
            ))}
          </tr>
        ))}
        {services.length > 0 && (
          <tr data-level={1}>
            <th scope="colgroup" colSpan={lines.length + 1}>
              {t('result.regions.services')} <small>{shown.unit}</small>
            </th>
          </tr>
        )}
        {services.map(({ row, depth }) => (
          <tr key={row.id} data-level={depth === 0 ? 2 : 3}>
            <th scope="row" title={row.name}>
              <span style={{ paddingLeft: 12 * depth }}>{row.name}</span>
            </th>
            {lines.map(({ code }, i) => (
              <td key={code} className={css.number}>
                {inUnit(trees[i].get(row.id) ?? null, shown)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
