import { useTranslation } from 'react-i18next';
import { Button } from '@gep/style-editor/controls';
import { commonUnit, exactText, inUnit, screenCount } from '../../../message/unit';
import { errorText } from '../../../session/error-text';
import type { FigureColumn } from '../districts/district-columns';
import css from '../drawer.module.css';
import type { FigureUnits } from '../result-columns';
import { StatisticTable, visibleLines } from '../statistic-table';
import { TotalNotes } from '../total-notes';
import type { RegionLine } from './region-rows';
import type { MeasuredRegion } from './region-set';
import regionCss from './regions.module.css';
import type { RegionServices } from './use-region-services';

interface RegionDetailsProps {
  readonly lines: readonly RegionLine[];
  /** Those of the lines. */
  readonly regions: readonly MeasuredRegion[];
  readonly services: readonly RegionServices[];
  readonly columns: readonly FigureColumn[];
  /** Of the quantities, by the id of a calculated model. */
  readonly units: ReadonlyMap<string, FigureUnits>;
  /** Takes a region out of the list. */
  readonly onRemove: (key: string) => void;
}

/** What one region has in every service, or several beside each other. */
export function RegionDetails(props: RegionDetailsProps) {
  const [line, ...others] = props.lines;
  if (others.length > 0) return <Compared {...props} />;
  const [region] = props.regions;
  return (
    <Region
      {...{ line, region, services: props.services[0], units: props.units }}
      onRemove={() => props.onRemove(region.key)}
    />
  );
}

const cellFigures = ['sum', 'mean', 'min', 'max', 'stddev'] as const;

interface RegionProps extends Pick<RegionDetailsProps, 'units'> {
  readonly line: RegionLine;
  readonly region: MeasuredRegion;
  readonly services: RegionServices;
  readonly onRemove: () => void;
}

function Region({ line, region, services, units, onRemove }: RegionProps) {
  const { t, i18n } = useTranslation();
  const { statistics } = region;
  const shown = commonUnit(
    statistics.unit,
    cellFigures.map((name) => statistics[name]),
    i18n.language,
  );
  return (
    <section aria-label={line.name}>
      <header className={regionCss.title}>
        <h3 title={line.name}>{line.name}</h3>
        <Button look="text" onClick={onRemove}>
          {t('result.regions.remove')}
        </Button>
      </header>
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
      {services.rows ? (
        <>
          <StatisticTable rows={services.rows} units={units} />
          <TotalNotes rows={services.rows} />
        </>
      ) : (
        <Waiting {...services} />
      )}
    </section>
  );
}

/** In place of services that are on their way, or cannot be had. */
function Waiting({ error }: Pick<RegionServices, 'error'>) {
  const { t } = useTranslation();
  return (
    <p className={regionCss.waiting} role="status">
      {error ? t('result.loadFailed', { reason: errorText(error) }) : t('result.loading')}
    </p>
  );
}

function Compared({ lines, services: found, columns }: RegionDetailsProps) {
  const { t, i18n } = useTranslation();
  const waiting = found.find(({ rows }) => rows === null);
  const listed = found.map(({ rows }) => visibleLines(rows ?? [], new Set()));
  const services = waiting ? [] : (listed.find((one) => one.length > 0) ?? []);
  const trees = listed.map((one) => new Map(one.map(({ row }) => [row.id, row.priceValue])));
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
        {waiting && (
          <tr>
            <td colSpan={lines.length + 1}>
              <Waiting {...waiting} />
            </td>
          </tr>
        )}
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
