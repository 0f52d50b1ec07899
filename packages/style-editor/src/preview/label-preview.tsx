import type { LabelSymbol, MapSymbol } from '@gep/map-engine/model';
import { drawLabel, drawSymbol } from '@gep/map-engine/symbol';
import { useEffect, useRef } from 'react';
import { useWords } from '../message';
import { PreviewProblems, usePreviewProblems } from './preview-problems';
import { useCanvasSize } from './use-canvas-size';

export interface LabelPreviewProps {
  readonly label: LabelSymbol;
  /** What is labelled: it is drawn below the text. */
  readonly symbol: MapSymbol;
  /** What is written; absent or null: sample words. */
  readonly text?: string | null;
}

/** CSS pixels; the width is the panel's. */
const height = 96;

/** A label over its symbol as the map draws both, on white paper in every theme. */
export function LabelPreview({ label, symbol, text: given }: LabelPreviewProps) {
  const { t } = useWords();
  const text = given ?? t('label.sample');
  const below = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const [problems, tell] = usePreviewProblems();
  const { width, pixels } = useCanvasSize(above);
  const pixelRatio = width > 0 ? pixels[0] / width : 0;
  useEffect(() => {
    if (below.current && pixelRatio > 0)
      void drawSymbol(below.current, symbol, { width, height, pixelRatio });
  }, [symbol, width, pixelRatio]);
  useEffect(() => {
    if (!above.current || pixelRatio === 0) return;
    let latest = true;
    void drawLabel(above.current, label, text, { width, height, pixelRatio }).then(
      (found) => latest && tell(found),
    );
    return () => {
      latest = false;
    };
  }, [label, text, width, pixelRatio, tell]);
  return (
    <div>
      <div className="gep-label-preview" role="img" aria-label={t('label.preview')} title={text}>
        <canvas ref={below} />
        <canvas ref={above} />
      </div>
      <PreviewProblems problems={problems} />
    </div>
  );
}
