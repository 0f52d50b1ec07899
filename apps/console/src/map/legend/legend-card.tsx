import { createLegend } from '@gep/map-engine/map';
import type { LegendControl } from '@gep/map-engine/map';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
  const id = useId();
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
  const Chevron = open ? ChevronDown : ChevronUp;
  return (
    <section className={css.legend} aria-labelledby={id}>
      <button
        type="button"
        className={css.legendHead}
        aria-expanded={open}
        aria-label={open ? t('result.collapseLegend') : t('result.expandLegend')}
        onClick={() => setOpen(!open)}
      >
        <span id={id}>{title ?? t('result.legend')}</span>
        <Chevron size={16} strokeWidth={1.5} aria-hidden />
      </button>
      <div ref={list} hidden={!open} />
    </section>
  );
}
