import type { EChartsType } from 'echarts/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placePointer } from './chart-pointer';
import css from './chart.module.css';
import type { ChartView } from './chart-view';
import type { PointedStore } from './pointed';
import { rowText } from './row-text';
import { useBarOrigin } from './use-bar-origin';
import { useChartLook } from './use-chart-look';

/** The row that a chart and another picture of the same rows point at together. */
export interface RowLink {
  /** What is under the pointer of either. */
  readonly pointed: PointedStore;
  /** The row of a code; null: none, or one that is not drawn. */
  readonly rowOf: (code: string) => number | null;
  readonly onPoint: (row: number | null) => void;
  readonly onChoose: (row: number) => void;
}

interface DrawnChartProps {
  readonly view: ChartView;
  readonly link?: RowLink | undefined;
}

/** A chart that is looked at, heard, and gone through row by row with the arrow keys. */
export function DrawnChart({ view, link }: DrawnChartProps) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const look = useChartLook();
  const [chart, setChart] = useState<EChartsType | null>(null);
  const [failed, setFailed] = useState(false);
  const [row, setRow] = useState(-1);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let made: EChartsType | null = null;
    let gone = false;
    const size = new ResizeObserver(() => made?.resize());
    const unplace = placePointer(element);
    void import('./chart-engine').then(
      ({ init }) => {
        if (gone) return;
        made = init(element, null, { renderer: 'svg' });
        size.observe(element);
        setChart(made);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      unplace();
      size.disconnect();
      made?.dispose();
      setChart(null);
    };
  }, []);
  useEffect(() => {
    chart?.setOption(view.draw(look), { notMerge: true });
  }, [chart, view, look]);
  const openOrigin = useBarOrigin(view);
  useEffect(() => {
    chart?.on('click', openOrigin);
    return () => {
      if (chart?.isDisposed() === false) chart.off('click', openOrigin);
    };
  }, [chart, openOrigin]);
  const { onPoint, onChoose, pointed, rowOf } = link ?? {};
  useEffect(() => {
    if (!chart || !onPoint || !onChoose) return;
    const over = ({ dataIndex }: { dataIndex: number }) => onPoint(dataIndex);
    const out = () => onPoint(null);
    const click = ({ dataIndex }: { dataIndex: number }) => onChoose(dataIndex);
    chart.on('mouseover', over);
    chart.on('mouseout', out);
    chart.on('click', click);
    return () => {
      // A chart that is gone hears nothing.
      if (chart.isDisposed()) return;
      chart.off('mouseover', over);
      chart.off('mouseout', out);
      chart.off('click', click);
    };
  }, [chart, onPoint, onChoose]);
  useEffect(() => {
    if (!chart || !pointed || !rowOf) return;
    let marked: number | null = null;
    const mark = (next: number | null): void => {
      // A chart that is gone takes no action.
      if (next === marked || chart.isDisposed()) return;
      if (marked !== null) chart.dispatchAction({ type: 'downplay' });
      if (next !== null) chart.dispatchAction({ type: 'highlight', seriesIndex: 0, dataIndex: next });
      marked = next;
    };
    const deaf = pointed.subscribe(({ code }) => mark(code === null ? null : rowOf(code)));
    return () => {
      deaf();
      mark(null);
    };
  }, [chart, pointed, rowOf]);
  // Who leaves a chart by opening its table leaves one that is gone.
  const act = (action: Parameters<EChartsType['dispatchAction']>[0]) => {
    if (chart?.isDisposed() === false) chart.dispatchAction(action);
  };
  const goTo = (next: number) => {
    const { rows } = view.figures;
    const at = Math.min(rows.length - 1, Math.max(0, next));
    const dataIndex = view.drawnAt ? view.drawnAt(at) : at;
    setRow(at);
    onPoint?.(at);
    act({ type: 'downplay' });
    act({ type: 'highlight', seriesIndex: 0, dataIndex });
    act({ type: 'showTip', seriesIndex: 0, dataIndex });
  };
  const leave = () => {
    setRow(-1);
    onPoint?.(null);
    act({ type: 'downplay' });
    act({ type: 'hideTip' });
  };
  const keys: Readonly<Record<string, () => unknown>> = {
    ArrowDown: () => goTo(row + 1),
    ArrowRight: () => goTo(row + 1),
    ArrowUp: () => goTo(row - 1),
    ArrowLeft: () => goTo(row - 1),
    Home: () => goTo(0),
    End: () => goTo(view.figures.rows.length - 1),
    Enter: () => {
      if (row < 0) return;
      onChoose?.(row);
      openOrigin({ dataIndex: row });
    },
    Escape: leave,
  };
  if (failed) return <p role="alert">{t('map.toolFailed')}</p>;
  return (
    <>
      <div
        ref={place}
        className={css.drawn}
        style={{ height: view.height }}
        role="img"
        aria-label={view.finding}
        tabIndex={0}
        onKeyDown={(event) => {
          if (!(event.key in keys)) return;
          event.preventDefault();
          keys[event.key]();
        }}
        onBlur={leave}
      />
      <p className={css.heard} aria-live="polite">
        {row < 0 ? '' : rowText(view.figures, row)}
      </p>
    </>
  );
}
