import { Question } from '../window';
import { useWords } from '../message';
import type { LibraryStyle, StyleLibrary } from '../port';
import { NameDialog } from './name-dialog';

export interface OwnStyleWindowsProps {
  /** What is open; null: neither. */
  readonly open: 'rename' | 'remove' | null;
  readonly style: LibraryStyle;
  readonly library: StyleLibrary;
  /** Names already in use. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onRenamed: () => void;
  /** The deletion was confirmed. */
  readonly onRemove: () => void;
}

/** The windows that rename and delete one's own style. */
export function OwnStyleWindows(props: OwnStyleWindowsProps) {
  const { open, style, library, taken, onClose, onRenamed, onRemove } = props;
  const { t } = useWords();
  if (open === 'rename')
    return (
      <NameDialog
        title={t('library.rename')}
        symbol={style.symbol}
        name={style.name}
        taken={taken}
        failure={t('library.rename-failed')}
        onSave={(name) => library.rename?.(style.id, name)}
        onDone={() => {
          onClose();
          onRenamed();
        }}
        onCancel={onClose}
      />
    );
  if (open === 'remove')
    return (
      <Question
        title={t('library.delete')}
        text={t('library.delete-question', { name: style.name })}
        yes={t('library.delete-yes')}
        danger
        onAnswer={(yes) => {
          onClose();
          if (yes) onRemove();
        }}
      />
    );
  return null;
}
