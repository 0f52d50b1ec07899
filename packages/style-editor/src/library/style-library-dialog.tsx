import type { SymbolKind } from '@gep/map-engine/model';
import { useEffect, useState } from 'react';
import { Button, DialogFrame, ProblemLine, Segmented } from '../input';
import { useWords } from '../message';
import type { LibraryGroup, LibraryStyle, StyleLibrary } from '../port';
import { SymbolPreview } from '../preview';

export interface StyleLibraryDialogProps {
  /** Styles of this kind of symbol. */
  readonly kind: SymbolKind;
  readonly library: StyleLibrary;
  readonly onApply: (style: LibraryStyle) => void;
  readonly onCancel: () => void;
}

type Shelf = 'public' | 'private';

/** Public styles in groups, one's own in a grid; apply waits for a choice. */
export function StyleLibraryDialog({ kind, library, onApply, onCancel }: StyleLibraryDialogProps) {
  const { t } = useWords();
  const [shelf, setShelf] = useState<Shelf>('public');
  const [groups, setGroups] = useState<readonly LibraryGroup[] | null>(null);
  const [own, setOwn] = useState<readonly LibraryStyle[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [groupId, setGroupId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<LibraryStyle | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const fail = () => !signal.aborted && setFailed(true);
    library.publicStyles(kind, signal).then((list) => !signal.aborted && setGroups(list), fail);
    library.privateStyles(kind, signal).then((list) => !signal.aborted && setOwn(list), fail);
    return () => controller.abort();
  }, [library, kind, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };

  const group = groups?.find(({ id }) => id === groupId) ?? groups?.[0];
  const styles = shelf === 'public' ? groups && (group?.styles ?? []) : own;
  return (
    <DialogFrame
      title={t('dialog.library')}
      width={560}
      height={420}
      onClose={onCancel}
      footer={
        <>
          <ProblemLine text={failed ? t('failure.library') : null} />
          {failed && <Button onClick={retry}>{t('action.retry')}</Button>}
          <Button onClick={onCancel}>{t('action.cancel')}</Button>
          <Button look="primary" disabled={!chosen} onClick={() => chosen && onApply(chosen)}>
            {t('action.apply')}
          </Button>
        </>
      }
    >
      {shelf === 'public' && (
        <ul className="gep-tree" aria-label={t('library.groups')}>
          {groups?.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className="gep-tree-item gep-group-button"
                aria-pressed={id === group?.id}
                onClick={() => setGroupId(id)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="gep-library-main">
        <div className="gep-library-bar">
          <Segmented<Shelf>
            label={t('dialog.library')}
            value={shelf}
            onChange={setShelf}
            options={[
              { value: 'public', label: t('library.public') },
              { value: 'private', label: t('library.private') },
            ]}
          />
        </div>
        {styles && styles.length > 0 ? (
          <div className="gep-library-grid" role="listbox" aria-label={t('library.styles')}>
            {styles.map((style) => (
              <button
                key={style.id}
                type="button"
                role="option"
                className="gep-library-item"
                aria-selected={style.id === chosen?.id}
                title={style.name}
                onClick={() => setChosen(style)}
                onDoubleClick={() => onApply(style)}
              >
                <SymbolPreview symbol={style.symbol} size="library" label={null} />
                <span>{style.name}</span>
              </button>
            ))}
          </div>
        ) : (
          <p className="gep-empty">{t(emptyText(shelf, styles === null && !failed))}</p>
        )}
      </div>
    </DialogFrame>
  );
}

function emptyText(shelf: Shelf, loading: boolean) {
  if (loading) return 'loading.library';
  return shelf === 'public' ? 'library.empty-public' : 'library.empty-private';
}
