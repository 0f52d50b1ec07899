import { previewSizes } from '@gep/map-engine/model';
import type { MapSymbol } from '@gep/map-engine/model';
import { drawSymbol } from '@gep/map-engine/symbol';
import { useEffect, useRef } from 'react';
import { useWords } from '../message';

export interface SymbolPreviewProps {
  readonly symbol: MapSymbol;
  /** 124 x 80, 66 x 34 or 70 x 40 CSS pixels. */
  readonly size?: keyof typeof previewSizes;
  /** Accessible name; null where a name stands beside the picture or on the button around it. */
  readonly label?: string | null;
}

/** A symbol as the map draws it, on white paper in every theme. */
export function SymbolPreview({ symbol, size = 'symbol', label }: SymbolPreviewProps) {
  const { t } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = previewSizes[size];
  useEffect(() => {
    if (!canvas.current) return;
    void drawSymbol(canvas.current, symbol, { width, height, pixelRatio: window.devicePixelRatio || 1 });
  }, [symbol, width, height]);
  return (
    <canvas
      ref={canvas}
      className="gep-preview"
      style={{ width, height }}
      {...(label === null
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label ?? t('preview.symbol') })}
    />
  );
}
