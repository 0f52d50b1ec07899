import { CircleAlert, TriangleAlert } from 'lucide-react';

/** The one line for problems in a footer; empty it keeps the buttons right. */
export function ProblemLine({
  text,
  warning = false,
}: {
  readonly text: string | null;
  readonly warning?: boolean;
}) {
  const Icon = warning ? TriangleAlert : CircleAlert;
  return (
    <span
      className={warning ? 'gep-problem gep-problem-warning' : 'gep-problem'}
      role="status"
      title={text ?? undefined}
    >
      {text && (
        <>
          <Icon size={16} aria-hidden />
          <span>{text}</span>
        </>
      )}
    </span>
  );
}
