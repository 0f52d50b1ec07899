import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import type { AccountSummary, SummaryService } from '@gep/api-client';
import { Checkbox, Segmented } from '@gep/style-editor/controls';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resultRamp } from '../../../map/style/default-scheme';
import { commonUnit, inUnit, shownUnit } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import { useFigure } from '../../figure/figure-store';
import state from '../account-charts.module.css';
import type { ChartTabProps } from '../chart-tab';
import css from '../chart/chart.module.css';
import { FigureCard } from '../chart/figure-card';
import type { FigureOrigin, Figures } from '../chart/figures';
import { LoadState } from '../load-state';
import { colorOf, mapClasses } from '../map/map-classes';
import { mapDrawing } from '../map/map-drawing';
import map from '../map/map.module.css';
import { SmallMap } from '../map/small-map';
import type { SmallMapView } from '../map/small-map';
import { useDistrictMatrix } from '../map/use-district-matrix';
import { useDistrictShapes } from '../map/use-district-shapes';
import { compareFlagOf, firstYear, yearsOf } from '../summary-figures';
import { WithSummary } from '../with-summary';
import { YearChoice } from '../year-choice';

/** A small map a service. */
export default function MapsTab(props: ChartTabProps) {
  return <WithSummary {...props}>{(summary) => <Maps {...props} summary={summary} />}</WithSummary>;
}

type Kind = 'value' | 'function';
type Scale = 'own' | 'same';

/** The column of the table with the figures of the first map. */
const firstFigure = 2;

interface MapFigures {
  readonly service: SummaryService;
  readonly unit: string;
  readonly figures: readonly (number | null)[];
}

/** Services with figures by district, in the order of the account. */
function smallMaps(
  services: readonly SummaryService[],
  results: readonly { readonly id: string; readonly figures: readonly (number | null)[] }[],
  kind: Kind,
): MapFigures[] {
  return services.flatMap((service) => {
    const figures = results.find(({ id }) => id === service.id)?.figures ?? [];
    if (figures.every((figure) => figure === null)) return [];
    return [{ service, figures, unit: kind === 'value' ? yuan : service.functionUnit }];
  });
}

function Maps({ projectId, summary }: ChartTabProps & { readonly summary: AccountSummary }) {
  const { t, i18n } = useTranslation();
  const language = i18n.language;
  const [year, setYear] = useState(firstYear(summary));
  const [kind, setKind] = useState<Kind>('value');
  const [wanted, setWanted] = useState<Scale>('own');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [pointed, setPointed] = useState<string | null>(null);
  const matrixQuery = useDistrictMatrix(projectId, kind, year);
  const shapesQuery = useDistrictShapes(projectId);
  const matrix = matrixQuery.data;
  const shapes = shapesQuery.data;
  const level = matrix?.level;
  const show = useFigure((store) => store.show);
  const open = useCallback((origin: FigureOrigin) => show({ ...origin, projectId }), [show, projectId]);
  // Unlike units have no common scale.
  const scale = kind === 'value' ? wanted : 'own';
  const all = useMemo(
    () => smallMaps(summary.services, matrix?.results ?? [], kind),
    [summary, matrix, kind],
  );
  const maps = useMemo(() => {
    const seen = all.filter(({ service }) => !hidden.has(service.id));
    const common = mapClasses(
      seen.flatMap(({ figures }) => figures),
      resultRamp(null),
    );
    const rowOf = new Map(matrix?.codes.map((code, row) => [code, row]));
    return seen.map(({ service, unit, figures }): SmallMapView => {
      const classes = scale === 'same' ? common : mapClasses(figures, resultRamp(service.group));
      const valueOf = (code: string) => figures[rowOf.get(code) ?? -1] ?? null;
      const largest = Math.max(0, ...(scale === 'same' ? common.breaks : figures.map((one) => one ?? 0)));
      const of = { id: service.id, output: kind, compareFlag: compareFlagOf(year) };
      const whole = service[year];
      return {
        ...{ service, unit, figures, classes, valueOf },
        total: (kind === 'value' ? whole?.value : whole?.quantity) ?? null,
        shown: shownUnit(unit, largest, language),
        originOf: (code) => (code === undefined ? of : { ...of, level, code }),
        color: (code: string) => colorOf(valueOf(code), classes),
      };
    });
  }, [all, hidden, matrix, scale, kind, year, level, language]);
  const marked = useMemo(() => [pointed], [pointed]);
  const nameOf = useMemo(() => new Map(shapes?.shapes.map(({ code, name }) => [code, name])), [shapes]);
  const figures = useMemo(
    (): Figures => ({
      columns: [
        { title: t('charts.column.district') },
        { title: t('charts.column.code') },
        ...maps.map(({ service, unit, figures: own }) => ({
          title: service.name,
          unit,
          shown: commonUnit(unit, own, language),
        })),
      ],
      rows: (matrix?.codes ?? []).map((code, row) => [
        nameOf.get(code) ?? code,
        code,
        ...maps.map((one) => one.figures[row] ?? null),
      ]),
      originOf: (row, column) =>
        column < firstFigure ? undefined : maps[column - firstFigure].originOf(matrix?.codes[row]),
    }),
    [matrix, maps, nameOf, t, language],
  );
  if (!matrix || shapes === undefined)
    return (
      <LoadState
        error={matrixQuery.error ?? shapesQuery.error}
        onRetry={() => void Promise.all([matrixQuery.refetch(), shapesQuery.refetch()])}
      />
    );
  if (shapes === null || all.length === 0) return <p className={state.state}>{t('charts.nothing')}</p>;
  const toggle = (id: string) =>
    setHidden((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  return (
    <>
      <div className={css.bar}>
        <Segmented
          label={t('charts.variable')}
          value={kind}
          options={[
            { value: 'value', label: t('charts.column.value') },
            { value: 'function', label: t('charts.tab.quantities') },
          ]}
          onChange={setKind}
        />
        <Segmented
          label={t('charts.scale')}
          value={scale}
          options={[
            { value: 'own', label: t('charts.scaleOwn') },
            {
              value: 'same',
              label: t('charts.scaleSame'),
              disabledReason: kind === 'value' ? null : t('charts.note.units'),
            },
          ]}
          onChange={setWanted}
        />
        <YearChoice years={yearsOf(summary)} year={year} onYear={setYear} />
        <Popover>
          <PopoverButton className="gep-button">
            {t('charts.chooseMaps', { count: maps.length, of: all.length })}
          </PopoverButton>
          <PopoverPanel anchor="bottom start" className={`gep-popup ${map.picker}`}>
            {all.map(({ service }) => (
              <Checkbox
                key={service.id}
                label={service.name}
                value={!hidden.has(service.id)}
                onChange={() => toggle(service.id)}
              />
            ))}
          </PopoverPanel>
        </Popover>
      </div>
      <FigureCard
        title={t('charts.smallMaps')}
        unit=""
        year={summary.year}
        figures={figures}
        drawing={(owner) =>
          Promise.resolve(
            mapDrawing(
              {
                title: t('charts.smallMaps'),
                shapes,
                maps: maps.map(({ service, color, classes, shown }) => ({
                  title: `${service.name} (${shown.unit})`,
                  colorOf: color,
                  legend: classes.colors.slice(0, Math.max(0, classes.breaks.length - 1)).map((own, i) => ({
                    color: own,
                    text: `${inUnit(classes.breaks[i], shown)} – ${inUnit(classes.breaks[i + 1], shown)}`,
                  })),
                })),
              },
              owner,
            ),
          )
        }
      >
        <ul className={map.small}>
          {maps.map((one) => (
            <SmallMap
              key={one.service.id}
              map={one}
              codes={matrix.codes}
              {...{ shapes, nameOf, pointed, marked }}
              onPoint={setPointed}
              onOpen={open}
            />
          ))}
        </ul>
      </FigureCard>
    </>
  );
}
