import { IconButton } from '@gep/style-editor/controls';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPicture } from '../../../map/own/own-layer';
import css from './picture.module.css';

interface PictureViewProps {
  readonly picture: OwnPicture;
  readonly active: number | null;
  /** Gets column and row of a point that was clicked. */
  readonly onPixel: (pixel: readonly [number, number]) => void;
}

const largest = 16;

/** The picture, to be clicked at control points; by keys a cross is moved by the arrows and set by Enter. */
export function PictureView({ picture, active, onPixel }: PictureViewProps) {
  const { t } = useTranslation();
  const { source, size, points } = picture;
  const [zoom, setZoom] = useState(1);
  const [cross, setCross] = useState<readonly [number, number] | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Browsers answer with a promise, which an effect may not return.
    void mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cross, zoom]);
  const [width, height] = size;
  const at = ([column, row]: readonly [number, number]) => ({
    left: `${(100 * column) / width}%`,
    top: `${(100 * row) / height}%`,
  });
  const click = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const share = [(clientX - box.left) / box.width, (clientY - box.top) / box.height];
    onPixel([tenth(share[0] * width), tenth(share[1] * height)]);
  };
  const press = (event: KeyboardEvent) => {
    const [dx, dy] = arrows[event.key] ?? [0, 0];
    const now = cross ?? [width / 2, height / 2];
    if (event.key === 'Enter') onPixel([tenth(now[0]), tenth(now[1])]);
    else if (dx === 0 && dy === 0) return;
    else {
      const step = event.shiftKey ? 1 : Math.max(1, Math.max(width, height) / (50 * zoom));
      setCross([clamp(now[0] + dx * step, width), clamp(now[1] + dy * step, height)]);
    }
    event.preventDefault();
  };
  return (
    <div className={css.view}>
      <div
        ref={place}
        className={css.scroll}
        role="application"
        aria-label={t('map.picture.view')}
        tabIndex={0}
        onKeyDown={press}
        onFocus={() => setCross((before) => before ?? [width / 2, height / 2])}
        onBlur={() => setCross(null)}
      >
        {/* Keys are those of the place around it. */}
        <div className={css.sheet} style={{ width: `${100 * zoom}%` }} onClick={click}>
          <img src={source} alt="" draggable={false} />
          {points.map(
            ({ id, pixel }, index) =>
              pixel && (
                <span key={id} className={css.mark} data-active={id === active} style={at(pixel)}>
                  {index + 1}
                </span>
              ),
          )}
          {cross && <span ref={mark} className={css.cross} style={at(cross)} aria-hidden />}
        </div>
      </div>
      <div className={css.zoom}>
        <IconButton
          icon={ZoomIn}
          label={t('map.picture.zoomIn')}
          disabled={zoom >= largest}
          onClick={() => setZoom(zoom * 2)}
        />
        <IconButton
          icon={ZoomOut}
          label={t('map.picture.zoomOut')}
          disabled={zoom <= 1}
          onClick={() => setZoom(zoom / 2)}
        />
      </div>
    </div>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const tenth = (value: number): number => Math.round(10 * value) / 10;
const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));
