import { isTableScheme } from '@gep/map-engine/model';
import { toggleCategory } from '@gep/map-engine/scheme';
import { drawSymbol } from '@gep/map-engine/symbol';
import type { MapSymbol, Scheme } from '@gep/map-engine/model';
import type { RampValues } from '@gep/map-engine/scheme';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { legendRows } from './legend-rows';
import type { LegendRow } from './legend-rows';
import css from './map.module.css';
import type { ShownUnit } from '../message/unit';

interface LegendCardProps {
  readonly scheme: Scheme;
  /** What the ramp of a raster's picture stands for, where the layer tells it. */
  readonly drawn: RampValues | null;
  readonly unit: ShownUnit;
  /** A class was shown or hidden. */
  readonly onChange: (scheme: Scheme) => void;
}

/** The legend of a layer in columns of 6; a click on a class shows or hides it on the map. */
export function LegendCard({ scheme, drawn, unit, onChange }: LegendCardProps) {
  const { t } = useTranslation();
  const id = useId();
  const [open, setOpen] = useState(true);
  const words = {
    other: t('result.other'),
    noValue: t('result.noValue'),
    emptyText: t('result.emptyText'),
    all: t('result.all'),
  };
  const rows = legendRows(scheme, unit, words, drawn);
  const toggle = (key: string, visible: boolean): void => {
    if (isTableScheme(scheme)) onChange(toggleCategory(scheme, key, visible));
  };
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
        <span id={id}>{t('result.legend')}</span>
        <Chevron size={16} strokeWidth={1.5} aria-hidden />
      </button>
      {open && rows.length === 0 && <p className={css.muted}>{t('result.noLegend')}</p>}
      {open && rows.length > 0 && (
        <ul className={css.legendRows}>
          {rows.map((row, index) => (
            <li key={row.kind === 'class' ? row.key : index}>
              <Row row={row} onToggle={toggle} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const channels: Readonly<Record<string, string>> = {
  red: '#e03131',
  green: '#2f9e44',
  blue: '#1971c2',
  alpha: '#868e96',
};

function Row({ row, onToggle }: { row: LegendRow; onToggle: (key: string, visible: boolean) => void }) {
  if (row.kind === 'ramp') {
    return (
      <div className={css.ramp}>
        <div style={{ background: `linear-gradient(to right, ${row.colors.join(', ')})` }} />
        <span>{row.low}</span>
        <span>{row.high}</span>
      </div>
    );
  }
  if (row.kind === 'channel') {
    return (
      <span className={css.legendRow}>
        <i className={css.patch} style={{ background: channels[row.channel] }} />
        {row.label}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={css.legendRow}
      role="switch"
      aria-checked={row.visible}
      onClick={() => onToggle(row.key, !row.visible)}
    >
      {row.symbol ? (
        <SymbolPatch symbol={row.symbol} />
      ) : (
        <i className={css.patch} style={{ background: row.color }} />
      )}
      <span>{row.label}</span>
    </button>
  );
}

const patch = { width: 28, height: 16 };

function SymbolPatch({ symbol }: { symbol: MapSymbol }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    void drawSymbol(canvas.current, symbol, { ...patch, pixelRatio: window.devicePixelRatio || 1 });
  }, [symbol]);
  return <canvas ref={canvas} style={patch} aria-hidden />;
}
