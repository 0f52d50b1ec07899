import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import css from './own.module.css';

interface DropZoneProps {
  /** What files are dropped on. */
  readonly place: RefObject<HTMLElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
}

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;

/** Takes files that are dropped on the map, and says meanwhile what becomes of them. */
export function DropZone({ place, onFiles }: DropZoneProps) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  const drop = useRef(onFiles);
  useEffect(() => {
    drop.current = onFiles;
  }, [onFiles]);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const on = (name: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      element.addEventListener(name, listener, { signal });
    on('dragover', (event) => {
      if (!hasFiles(event)) return;
      // Without this the browser opens the file in place of the page.
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    });
    on('dragleave', (event) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && element.contains(to))) setOver(false);
    });
    on('drop', (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      drop.current([...(event.dataTransfer?.files ?? [])]);
    });
    return () => controller.abort();
  }, [place]);
  if (!over) return null;
  return (
    <div className={css.drop} role="status">
      <p>
        <strong>{t('map.own.drop')}</strong>
        <span>{t('map.own.formats')}</span>
        <span>{t('map.own.stay')}</span>
      </p>
    </div>
  );
}
