import type { LabelSymbol, MapSymbol, Problem } from '@gep/map-engine/model';
import { drawLabel, drawSymbol } from '@gep/map-engine/symbol';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../message';

export interface LabelPreviewProps {
  readonly label: LabelSymbol;
  /** What is labelled: it is drawn below the text. */
  readonly symbol: MapSymbol;
}

/** CSS pixels; as wide as the panel of the dialog, which crops it when it is made narrower. */
const size = { width: 480, height: 96 };

/** A label over its symbol as the map draws both, on white paper in every theme. */
export function LabelPreview({ label, symbol }: LabelPreviewProps) {
  const words = useWords();
  const text = words.t('label.sample');
  const below = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const pixelRatio = window.devicePixelRatio || 1;
    if (below.current) void drawSymbol(below.current, symbol, { ...size, pixelRatio });
  }, [symbol]);
  useEffect(() => {
    if (!above.current) return;
    let latest = true;
    const pixelRatio = window.devicePixelRatio || 1;
    void drawLabel(above.current, label, text, { ...size, pixelRatio }).then((found) => {
      if (latest) setProblems((old) => (old.length + found.length > 0 ? found : old));
    });
    return () => {
      latest = false;
    };
  }, [label, text]);
  return (
    <div>
      <div className="gep-label-preview" role="img" aria-label={words.t('label.preview')}>
        <canvas ref={below} style={size} />
        <canvas ref={above} style={size} />
      </div>
      <div role="status">
        <ul className="gep-preview-problems">
          {problems.map((problem) => (
            <li key={problem.code}>
              <TriangleAlert size={14} aria-hidden />
              {words.problem(problem)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
