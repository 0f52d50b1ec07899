import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** Fields that are looked at seldom: folded away until opened. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details
      className="gep-fold"
      onToggle={(event) =>
        event.currentTarget.open && event.currentTarget.scrollIntoView({ block: 'nearest' })
      }
    >
      <summary>
        <ChevronRight size={14} aria-hidden />
        {title}
      </summary>
      <div className="gep-grid">{children}</div>
    </details>
  );
}
