import { createLegend } from '@gep/map-engine/map';
import type { LegendControl } from '@gep/map-engine/map';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FoldCard } from './fold-card';
import { legendText } from './legend-unit';
import css from './legend.module.css';
import type { DrawnLayer } from '../layer/drawn-layer';
import { useScheme } from '../layer/use-scheme';
import type { ShownUnit } from '../../message/unit';

interface LegendCardProps {
  readonly opened: DrawnLayer;
  readonly unit: ShownUnit;
  /** Where several layers have a legend. */
  readonly title?: string | undefined;
}

/** The legend of a layer in columns of 6; a click on a class shows or hides it on the map. */
export function LegendCard({ opened, unit, title }: LegendCardProps) {
  const { t, i18n } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  const control = useRef<LegendControl>(null);
  const [open, setOpen] = useState(true);
  const { factor } = unit;
  const scheme = useScheme(opened);
  const text = useMemo(
    () =>
      legendText(
        scheme,
        { factor, unit: '' },
        i18n.language,
        t(opened.kind === 'polygon' ? 'result.all' : 'result.allFeatures'),
      ),
    [scheme, factor, i18n.language, opened.kind, t],
  );
  const firstText = useRef(text);
  useEffect(() => {
    firstText.current = text;
    control.current?.update(text);
  }, [text]);
  useEffect(() => {
    const made = createLegend(opened.layer, { ...firstText.current, counts: false });
    list.current?.append(made.element);
    control.current = made;
    return () => made.dispose();
  }, [opened]);
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
