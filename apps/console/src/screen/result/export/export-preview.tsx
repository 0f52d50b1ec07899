import type { ExportOptions, MapHandle } from '@gep/map-engine/map';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './export.module.css';

interface ExportPreviewProps {
  readonly handle: MapHandle;
  /** The page as it will be exported; another object is another page. */
  readonly options: ExportOptions;
  /** Width of the page in CSS pixels. */
  readonly width: number;
  /** While the page itself is made, the map is not there for a preview. */
  readonly paused: boolean;
}

/** Typing settles before the map is rendered again. */
const pauseMs = 300;
/** CSS pixels that the longest page takes. */
const room = 420;
const leastDpi = 24;

/** The page in small, as the engine draws it. */
export function ExportPreview({ handle, options, width, paused }: ExportPreviewProps) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    if (paused) return;
    const stop = new AbortController();
    const dpi = Math.max(leastDpi, (96 * room * devicePixelRatio) / width);
    const timer = setTimeout(() => {
      handle.exportPng({ ...options, dpi, signal: stop.signal }).then(
        (blob) => setPicture(URL.createObjectURL(blob)),
        // The export itself says what cannot be drawn.
        () => undefined,
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [handle, options, width, paused]);
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture]);
  return (
    <div className={css.preview}>
      {picture ? <img src={picture} alt={t('map.export.preview')} /> : <p>{t('map.export.preparing')}</p>}
    </div>
  );
}
