import type { AccountSummary } from '@gep/api-client';
import { Select } from '@gep/style-editor/controls';
import { sampleRamp } from '@gep/map-engine/color';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resultRamp } from '../../../map/style/default-scheme';
import { inUnit, shownUnit } from '../../../message/unit';
import { yuan } from '../../../message/unit-words';
import type { ChartTabProps } from '../chart-tab';
import { ChartCard } from '../chart/chart-card';
import css from '../chart/chart.module.css';
import { usePointed } from '../chart/pointed';
import { LoadState } from '../load-state';
import { DistrictPicture } from '../map/district-picture';
import { colorOf, mapClasses } from '../map/map-classes';
import { MapLegend } from '../map/map-legend';
import map from '../map/map.module.css';
import { useDistrictMatrix } from '../map/use-district-matrix';
import { useDistrictShapes } from '../map/use-district-shapes';
import { firstYear, valueOf, yearsOf } from '../summary-figures';
import type { Year } from '../summary-figures';
import { drawnRanks, rankedDistricts, rankingView } from '../view/ranking-view';
import { totalId, valueOrigin } from '../view/service-view';
import { WithSummary } from '../with-summary';
import { YearChoice } from '../year-choice';

/** The districts ranked, with a map of them. */
export default function DistrictsTab(props: ChartTabProps) {
  return <WithSummary {...props}>{(summary) => <Districts {...props} summary={summary} />}</WithSummary>;
}

interface DistrictsProps extends ChartTabProps {
  readonly summary: AccountSummary;
}

const valuedServices = ({ services }: AccountSummary, year: Year) =>
  services.filter((one) => valueOf(one, year) !== null);

/** The result that was chosen, or the first that the year has: the total, or a service where there is none. */
function chosenResult(summary: AccountSummary, year: Year, chosenId: string) {
  const services = valuedServices(summary, year);
  const sum = summary.total[year];
  const chosen = services.find(({ id }) => id === chosenId);
  const service = chosen ?? (sum ? undefined : services.at(0));
  return {
    id: service?.id ?? totalId,
    name: service?.name ?? sum?.name ?? '',
    ramp: resultRamp(service?.group ?? null),
  };
}

function Districts({ projectId, summary }: DistrictsProps) {
  const { t, i18n } = useTranslation();
  const [year, setYear] = useState(firstYear(summary));
  const [chosenId, setChosenId] = useState(totalId);
  const pointed = usePointed();
  const [chosen, setChosen] = useState<string | null>(null);
  const matrixQuery = useDistrictMatrix(projectId, 'value', year);
  const shapesQuery = useDistrictShapes(projectId);
  const matrix = matrixQuery.data;
  const shapes = shapesQuery.data;
  const services = valuedServices(summary, year);
  const totalName = summary.total[year]?.name;
  const { id, name, ramp } = useMemo(() => chosenResult(summary, year, chosenId), [summary, year, chosenId]);
  const language = i18n.language;
  const level = matrix?.level;
  const districts = useMemo(() => {
    const names = new Map(shapes?.shapes.map((shape) => [shape.code, shape.name]));
    const figures = matrix?.results.find((one) => one.id === id)?.figures ?? [];
    return rankedDistricts(matrix?.codes ?? [], figures, (code) => names.get(code) ?? code);
  }, [matrix, shapes, id]);
  const originOf = useCallback(
    (code: string) => ({ ...valueOrigin(id, year), level, code }),
    [id, year, level],
  );
  const view = useMemo(() => {
    const color = sampleRamp(ramp, 5)[3];
    const title = t('charts.ranking', { name });
    return rankingView({ title, unit: yuan, districts, color, originOf }, { t, language });
  }, [districts, name, ramp, originOf, t, language]);
  const byCode = useMemo(
    () => new Map(districts.map((one, row) => [one.code, { ...one, row }])),
    [districts],
  );
  const classes = useMemo(
    () =>
      mapClasses(
        districts.map(({ value }) => value),
        ramp,
      ),
    [districts, ramp],
  );
  const colorOfCode = useCallback(
    (code: string) => colorOf(byCode.get(code)?.value ?? null, classes),
    [byCode, classes],
  );
  const onPoint = useCallback(
    (row: number | null) => pointed.setState({ code: row === null ? null : (districts[row]?.code ?? null) }),
    [districts, pointed],
  );
  const rowOf = useCallback(
    (code: string) => {
      const row = byCode.get(code)?.row;
      return row !== undefined && row < drawnRanks ? row : null;
    },
    [byCode],
  );
  const onChoose = useCallback((row: number) => setChosen(districts[row]?.code ?? null), [districts]);
  if (!matrix || shapes === undefined)
    return (
      <LoadState
        error={matrixQuery.error ?? shapesQuery.error}
        onRetry={() => void Promise.all([matrixQuery.refetch(), shapesQuery.refetch()])}
      />
    );
  const shown = shownUnit(yuan, Math.max(0, ...districts.map(({ value }) => value ?? 0)), language);
  const tell = (code: string | null): string => {
    const told = byCode.get(code ?? '');
    if (!told) return t('charts.pointHint');
    const { name: district, value, rank } = told;
    const figure = value === null ? '--' : `${inUnit(value, shown)} ${shown.unit}`;
    return t('charts.ranked', {
      ...{ name: district, amount: figure },
      ...{ rank: rank ?? '--', count: districts.length },
    });
  };
  return (
    <>
      <div className={css.bar}>
        <Select
          label={t('charts.variable')}
          value={id}
          options={[
            ...(totalName === undefined ? [] : [{ value: totalId, label: totalName }]),
            ...services.map((one) => ({ value: one.id, label: one.name })),
          ]}
          onChange={setChosenId}
        />
        <YearChoice years={yearsOf(summary)} year={year} onYear={setYear} />
      </div>
      <div className={map.linked}>
        <ChartCard
          view={view}
          year={summary.year}
          notes={
            districts.length > drawnRanks
              ? [t('charts.note.top', { drawn: drawnRanks, count: districts.length })]
              : []
          }
          link={{ pointed, rowOf, onPoint, onChoose }}
        />
        {shapes && (
          <section className={css.card} aria-label={t('charts.map')}>
            <div className={`${css.body} ${map.side}`}>
              <DistrictPicture
                label={view.finding}
                colorOf={colorOfCode}
                onChoose={setChosen}
                originOf={(code) => (byCode.get(code)?.value == null ? undefined : originOf(code))}
                {...{ shapes, pointed, chosen, tell }}
              >
                <MapLegend
                  classes={classes}
                  shown={shown}
                  withUnit
                  hasNone={districts.some(({ value }) => value === null)}
                />
              </DistrictPicture>
            </div>
          </section>
        )}
      </div>
    </>
  );
}
