import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { MouseEventHandler } from 'react';

export interface ProblemLineProps {
  readonly text: string | null;
  /** `warning` blocks nothing; `done` is not a problem at all. */
  readonly look?: 'error' | 'warning' | 'done';
  /** Present: the line leads to the faulty field. */
  readonly onGo?: MouseEventHandler<HTMLButtonElement>;
}

const icons = {
  error: CircleAlert,
  warning: TriangleAlert,
  done: CircleCheck,
} as const satisfies Record<string, LucideIcon>;

/** The one line for problems in a footer; empty it keeps the buttons right. */
export function ProblemLine({ text, look = 'error', onGo }: ProblemLineProps) {
  const Icon = icons[look];
  return (
    <span className={`gep-problem gep-problem-${look}`} role="status" title={text ?? undefined}>
      {text && <Icon size={16} aria-hidden />}
      {text &&
        (onGo ? (
          <button type="button" className="gep-problem-link" onClick={onGo}>
            {text}
          </button>
        ) : (
          <span>{text}</span>
        ))}
    </span>
  );
}
