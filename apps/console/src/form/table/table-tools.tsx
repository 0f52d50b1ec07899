import { canRedo, canUndo } from '@gep/style-editor';
import { Button, IconButton } from '@gep/style-editor/controls';
import { Copy, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TableDraft } from './table-draft';
import css from './table.module.css';

interface TableToolsProps {
  readonly table: TableDraft;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onCopy: () => void;
  /** Absent: the rows stay as they are. */
  readonly onAdd?: () => void;
  readonly onDelete?: () => void;
  /** Whether there is a row to delete. */
  readonly picked: boolean;
}

/** What can be done to a table. */
export function TableTools({ table, onUndo, onRedo, onCopy, onAdd, onDelete, picked }: TableToolsProps) {
  const { t } = useTranslation();
  return (
    <span className={css.tools}>
      <IconButton icon={Undo2} label={t('table.undo')} disabled={!canUndo(table.draft)} onClick={onUndo} />
      <IconButton icon={Redo2} label={t('table.redo')} disabled={!canRedo(table.draft)} onClick={onRedo} />
      <IconButton icon={Copy} label={t('table.copy')} onClick={onCopy} />
      {onAdd && (
        <Button look="text" onClick={onAdd}>
          <Plus size={16} strokeWidth={1.5} />
          {t('table.addRow')}
        </Button>
      )}
      {onDelete && (
        <Button look="text" disabled={!picked} onClick={onDelete}>
          <Trash2 size={16} strokeWidth={1.5} />
          {t('table.deleteRows')}
        </Button>
      )}
    </span>
  );
}
