import type { Scheme } from '@gep/map-engine/model';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../message';
import { usePorts } from '../../port';

/** CSS pixels. */
const size = { width: 172, height: 116 };

export interface MapPictureProps {
  /** What is drawn; made when the picture is. */
  readonly schemeOf: () => Scheme;
  /** Accessible name. */
  readonly label: string;
}

/** The layer as the map would show it, small; nothing where the host draws none. */
export function MapPicture({ schemeOf, label }: MapPictureProps) {
  const { t } = useWords();
  const { map } = usePorts();
  const canvas = useRef<HTMLCanvasElement>(null);
  const make = useRef(schemeOf);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !map?.thumbnail) return;
    const controller = new AbortController();
    const { signal } = controller;
    const ratio = window.devicePixelRatio || 1;
    const pixels = { width: Math.round(size.width * ratio), height: Math.round(size.height * ratio) };
    Object.assign(context.canvas, pixels);
    map.thumbnail(make.current(), { ...pixels, signal }).then(
      (picture) => {
        if (signal.aborted) return;
        if (picture) {
          context.fillStyle = map.base ?? '#ffffff';
          context.fillRect(0, 0, pixels.width, pixels.height);
          context.globalAlpha = map.opacity ?? 1;
          context.drawImage(picture, 0, 0);
        }
        setState(picture ? 'drawn' : 'failed');
      },
      () => signal.aborted || setState('failed'),
    );
    return () => controller.abort();
  }, [map]);
  if (!map?.thumbnail) return null;
  return (
    <div className="gep-advice-map" data-state={state} style={size}>
      <canvas ref={canvas} role="img" aria-label={label} style={size} />
      {state === 'failed' && <p>{t('advice.no-picture')}</p>}
    </div>
  );
}
