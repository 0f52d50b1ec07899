import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TableFault } from './cell-fault';
import { useFaultText } from './fault-text';
import { columnName } from './read-cell';
import css from './table.module.css';

/** More than these are counted. */
const shown = 5;

interface FaultListProps {
  readonly faults: readonly TableFault[];
  readonly onOpen: (fault: TableFault) => void;
}

/** What is to be corrected in a table; a click goes to the cell. */
export function FaultList({ faults, onOpen }: FaultListProps) {
  const { t } = useTranslation();
  const faultText = useFaultText();
  return (
    <div role="status" className={css.faults}>
      {faults.length > 0 && (
        <>
          <p>
            <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
            {t('table.faults', { count: faults.length })}
          </p>
          <ul>
            {faults.slice(0, shown).map((one) => (
              <li key={`${one.row} ${one.column.key}`}>
                <button type="button" onClick={() => onOpen(one)}>
                  {t('table.place', {
                    row: one.row + 1,
                    column: columnName(one.column),
                    fault: faultText(one.fault, one.text),
                  })}
                </button>
              </li>
            ))}
            {faults.length > shown && <li>{t('table.more', { count: faults.length - shown })}</li>}
          </ul>
        </>
      )}
    </div>
  );
}
