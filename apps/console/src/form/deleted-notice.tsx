import type { DeletedInput } from '@gep/api-client';
import { Button } from '@gep/style-editor/controls';
import { useTranslation } from 'react-i18next';
import css from './deleted-notice.module.css';

interface DeletedNoticeProps {
  /** Of the input. */
  name: string;
  deleted: DeletedInput | null;
  disabled: boolean;
  onUndo: () => void;
}

/** Says that the file of an input was deleted, and takes that back. It stays as long as that is possible. */
export function DeletedNotice({ name, deleted, disabled, onUndo }: DeletedNoticeProps) {
  const { t, i18n } = useTranslation();
  if (!deleted?.fileName) return null;
  const time = new Date(deleted.deleteTime).toLocaleString(i18n.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <p role="status" className={css.deleted}>
      {t('models.deletion.done', { file: deleted.fileName, time })}
      {!disabled && (
        <Button title={t('models.deletion.undoOf', { name })} onClick={onUndo}>
          {t('models.deletion.undo')}
        </Button>
      )}
    </p>
  );
}
