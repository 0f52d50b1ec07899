import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../input';
import { useWords } from '../message';

export interface TableSummaryProps {
  /** Number of classes. */
  readonly count: number;
  readonly collapsed: boolean;
  readonly onCollapse: (collapsed: boolean) => void;
  /** Makes the order on the screen that of the scheme; absent: there is none to take over. */
  readonly onUseOrder?: () => void;
  readonly hidden: boolean;
  /** Tags and buttons of the host. */
  readonly children?: ReactNode;
}

/** The line above the rows. What was opened from it stays open while it is hidden. */
export function TableSummary(props: TableSummaryProps) {
  const { count, collapsed, onCollapse, onUseOrder, hidden, children } = props;
  const { t } = useWords();
  return (
    <div className="gep-summary" hidden={hidden}>
      {count > 0 && (
        <button
          type="button"
          className="gep-disclosure"
          aria-expanded={!collapsed}
          title={t(collapsed ? 'classes.expand' : 'classes.collapse')}
          onClick={() => onCollapse(!collapsed)}
        >
          <ChevronDown size={14} aria-hidden />
          {t('table.classes', { number: count })}
        </button>
      )}
      {onUseOrder && (
        <Button look="quiet" title={t('classes.use-order-hint')} onClick={onUseOrder}>
          {t('classes.use-order')}
        </Button>
      )}
      {children}
    </div>
  );
}
