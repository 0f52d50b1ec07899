import css from './form.module.css';

/** How much of a long work is done, 0-100. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className={css.progress}
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.round(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <div className={css.progressFill} style={{ width: `${percent}%` }} />
    </div>
  );
}
