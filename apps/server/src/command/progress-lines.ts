import type { Language } from '@gep/api-client/contract';
import type { RunEventData } from '../job/run-events';

/**
 * Writes how a calculation goes, a line a percent and step. The pretreatment inside it tells its own progress as well,
 * which counts from 0 again and is left out: the calculation counts it in.
 */
export function progressLines(
  language: Language,
  write: (line: string) => void,
): (event: Pick<RunEventData, 'type' | 'kind' | 'progress' | 'step'>) => void {
  let shown = '';
  return ({ type, kind, progress, step }) => {
    if (type !== 'progress' || kind !== 'calculation') return;
    const line = `  ${String(Math.floor(progress)).padStart(3)} % ${step?.[language] ?? ''}`;
    if (line !== shown) write(line);
    shown = line;
  };
}
