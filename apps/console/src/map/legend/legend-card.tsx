import { createLegend } from '@gep/map-engine/map';
import type { LegendControl } from '@gep/map-engine/map';
import { isTableScheme } from '@gep/map-engine/model';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldCard } from './fold-card';
import { legendText } from './legend-unit';
import css from './legend.module.css';
import type { DrawnLayer } from '../layer/drawn-layer';
import { useScheme } from '../layer/use-scheme';
import type { ShownUnit } from '../../message/unit';

export interface LegendCardProps {
  readonly opened: DrawnLayer;
  readonly unit: ShownUnit;
  /** Where several layers have a legend. */
  readonly title?: string | undefined;
  /** Gets the place of the class whose picture was pressed, -1 for the rest and for what has no classes. */
  readonly onOpen?: ((row: number) => void) | undefined;
  /** The style opens to look at only. */
  readonly readOnly?: boolean | undefined;
}

/** The legend of a layer in columns of 6: the words of a class show or hide it, its picture opens its style. */
export function LegendCard({ opened, unit, title, onOpen, readOnly = false }: LegendCardProps) {
  const { t, i18n } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const control = useRef<LegendControl>(null);
  const [open, setOpen] = useState(true);
  const { factor } = unit;
  const scheme = useScheme(opened);
  const text = useMemo(
    () =>
      legendText(scheme, { factor, unit: '' }, i18n.language, {
        all: t(opened.kind === 'polygon' ? 'result.all' : 'result.allFeatures'),
        ...(readOnly && { open: t('map.legend.look') }),
      }),
    [scheme, factor, i18n.language, opened.kind, readOnly, t],
  );
  const firstText = useRef(text);
  useEffect(() => {
    firstText.current = text;
    control.current?.update(text);
  }, [text]);
  const openRow = useEffectEvent((row: number) => onOpen?.(row));
  const opens = onOpen !== undefined;
  useEffect(() => {
    const made = createLegend(opened.layer, {
      ...firstText.current,
      counts: false,
      ...(opens && {
        onOpen: ({ key }, of) =>
          openRow(isTableScheme(of) ? of.categories.findIndex((row) => row.key === key) : -1),
      }),
    });
    list.current?.append(made.element);
    control.current = made;
    return () => made.dispose();
  }, [opened, opens]);
  return (
    <FoldCard
      title={title ?? t('result.legend')}
      label={open ? t('result.collapseLegend') : t('result.expandLegend')}
      open={open}
      onToggle={() => setOpen(!open)}
      className={css.legend}
    >
      <div ref={list} hidden={!open} />
    </FoldCard>
  );
}
