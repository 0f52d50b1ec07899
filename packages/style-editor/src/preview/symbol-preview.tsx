import { previewSizes } from '@gep/map-engine/model';
import type { MapSymbol, Problem } from '@gep/map-engine/model';
import { drawSymbol } from '@gep/map-engine/symbol';
import type { DrawSymbolOptions } from '@gep/map-engine/symbol';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useWords } from '../message';

/** A symbol, size and name of a preview. */
export interface SymbolPreviewProps {
  /** What is drawn. */
  readonly symbol: MapSymbol;
  /** 124 x 80, 66 x 34 or 70 x 40 CSS pixels. */
  readonly size?: keyof typeof previewSizes;
  /** Accessible name; null where the name is next to the picture or on the button around it. */
  readonly label?: string | null;
  /** What keeps the picture from being as it should: fonts and images that are missing; none when all is well. */
  readonly onProblems?: (problems: readonly Problem[]) => void;
}

/**
 * A symbol as the map draws it, on white paper in every theme.
 * @example
 * <SymbolPreview symbol={fill} label="Forest" />;
 */
export function SymbolPreview({ symbol, size = 'symbol', label, onProblems }: SymbolPreviewProps) {
  const { t } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const assets = useRef<DrawSymbolOptions['assets']>(undefined);
  const told = useRef(onProblems);
  const { width, height } = previewSizes[size];
  const pixelRatio = usePixelRatio();
  useEffect(() => {
    told.current = onProblems;
  });
  useEffect(() => {
    if (!canvas.current) return;
    // Pictures are kept while a slider is dragged, but not those of every text that was typed.
    if (!assets.current || assets.current.size > 8) assets.current = new Map();
    let latest = true;
    void drawSymbol(canvas.current, symbol, { width, height, pixelRatio, assets: assets.current }).then(
      (problems) => latest && told.current?.(problems),
    );
    return () => {
      latest = false;
    };
  }, [symbol, width, height, pixelRatio]);
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

/** Canvas pixels a CSS pixel; zooming the page changes it. */
function usePixelRatio(): number {
  return useSyncExternalStore(
    onResize,
    () => window.devicePixelRatio || 1,
    () => 1,
  );
}

function onResize(tell: () => void): () => void {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
}
