import type { Problem } from '@gep/map-engine/model';
import { TriangleAlert } from 'lucide-react';
import { useReducer } from 'react';
import { useWords } from '../message';

/** Problems of a picture that is drawn over and over; no news while there are none. */
export function usePreviewProblems() {
  return useReducer(
    (old: readonly Problem[], next: readonly Problem[]) => (old.length + next.length > 0 ? next : old),
    [],
  );
}

/** What keeps a picture from being as it should, each sentence once. */
export function PreviewProblems({ problems }: { readonly problems: readonly Problem[] }) {
  const words = useWords();
  return (
    <div role="status" className="gep-preview-problems">
      {[...new Set(problems.map((problem) => words.problem(problem)))].map((text) => (
        <p key={text}>
          <TriangleAlert size={14} aria-hidden />
          {text}
        </p>
      ))}
    </div>
  );
}
