import type { HoverInfo, MapHandle } from '@gep/map-engine/map';
import { IconButton } from '@gep/style-editor/controls';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { popupValue } from './popup-value';
import css from './popup.module.css';

interface PropertyPopupProps {
  readonly handle: MapHandle;
  readonly feature: HoverInfo;
  /** Words of a property, null for one that is left out; absent: all, by their names. */
  readonly wordsOf?: (name: string, properties: HoverInfo['properties']) => PropertyWords | null;
  readonly onClose: () => void;
  /** Below the properties. */
  readonly children?: ReactNode;
}

export interface PropertyWords {
  readonly label: string;
  readonly text: string;
}

/** All properties of a clicked feature, beside the place that was clicked, wherever the map moves it. */
export function PropertyPopup({ handle, feature, wordsOf, onClose, children }: PropertyPopupProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();

  useEffect(() => {
    const { olMap } = handle;
    const place = () => {
      const pixel = olMap.getPixelFromCoordinate(feature.coordinate);
      const [width, height] = olMap.getSize() ?? [0, 0];
      const { current } = box;
      // Before its first frame the map has no pixels.
      if (!current || !pixel) return;
      const [x, y] = pixel;
      const { offsetWidth, offsetHeight } = current;
      const left = x + 12 + offsetWidth > width ? x - 12 - offsetWidth : x + 12;
      current.style.left = `${left}px`;
      current.style.top = `${Math.max(8, Math.min(y - 16, height - offsetHeight - 8))}px`;
    };
    place();
    olMap.on('postrender', place);
    box.current?.focus();
    return () => olMap.un('postrender', place);
  }, [handle, feature]);

  const close = () => {
    onClose();
    handle.olMap.getTargetElement()?.focus();
  };
  const rows = Object.entries(feature.properties).flatMap(([name, value]) => {
    const words = wordsOf ? wordsOf(name, feature.properties) : { label: name, text: popupValue(value) };
    return words ? [{ name, ...words }] : [];
  });
  return (
    <div
      ref={box}
      className={css.properties}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <header>
        <h2 id={heading}>{feature.name || t('result.properties')}</h2>
        <IconButton icon={X} label={t('action.close')} onClick={close} />
      </header>
      {rows.length === 0 ? (
        <p>{t('result.noProperties')}</p>
      ) : (
        <dl>
          {rows.map(({ name, label, text }) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
