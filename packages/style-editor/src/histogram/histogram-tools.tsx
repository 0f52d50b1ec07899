import { Minus, Plus } from 'lucide-react';
import { IconButton, ReadOnly, Switch } from '../input';
import { useWords } from '../message';

export interface HistogramToolsProps {
  readonly log: boolean;
  /** Absent: the counts need no logarithmic scale. */
  readonly onLog?: (log: boolean) => void;
  /** Absent: the number of breaks stays. */
  readonly count?: {
    readonly onAdd: () => void;
    /** There are as many breaks as are allowed. */
    readonly full: boolean;
    /** Undefined: no break is selected. */
    readonly onRemove?: () => void;
  };
}

/** Title of the histogram, its scale, and the buttons that add and remove breaks. */
export function HistogramTools({ log, onLog, count }: HistogramToolsProps) {
  const { t } = useWords();
  return (
    <div className="gep-group-title">
      <h3>{t('histogram.title')}</h3>
      <span className="gep-histogram-tools">
        <ReadOnly value={false}>
          {onLog && <Switch label={t('histogram.log')} value={log} onChange={onLog} />}
        </ReadOnly>
        {count && (
          <>
            <IconButton icon={Plus} label={t('histogram.add')} disabled={count.full} onClick={count.onAdd} />
            <IconButton
              icon={Minus}
              label={t('histogram.remove')}
              disabled={!count.onRemove}
              onClick={() => count.onRemove?.()}
            />
          </>
        )}
      </span>
    </div>
  );
}
