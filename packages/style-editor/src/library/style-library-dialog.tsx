import type { SymbolKind, SymbolLayerKind } from '@gep/map-engine/model';
import { useEffect, useRef, useState } from 'react';
import { Button, Segmented, TextInput } from '../input';
import { DialogFooter, DialogFrame, Question } from '../window';
import type { ProblemLineProps } from '../input';
import { useWords } from '../message';
import type { LibraryStyle, StyleLibrary } from '../port';
import { strangeKind } from '../state';
import { GroupList } from './group-list';
import { NameDialog } from './name-dialog';
import { OwnTools } from './own-tools';
import { StyleGrid, StyleSkeletons } from './style-grid';
import { useLibrary } from './use-library';

export interface StyleLibraryDialogProps {
  /** Styles of this kind of symbol. */
  readonly kind: SymbolKind;
  /** Kinds of layers that a style may have to be applied, absent: all. Others are shown, and why not is said. */
  readonly kinds?: readonly SymbolLayerKind[];
  /** Where styles come from, as the host fills it in. */
  readonly library: StyleLibrary;
  /** A style was chosen. */
  readonly onApply: (style: LibraryStyle) => void;
  /** Closed without a style. */
  readonly onCancel: () => void;
}

type ShelfName = 'public' | 'private';

/** Public styles in groups, one's own in a grid, both searched by name; apply waits for a choice. */
export function StyleLibraryDialog({ kind, kinds, library, onApply, onCancel }: StyleLibraryDialogProps) {
  const { t } = useWords();
  const { open, own } = useLibrary(library, kind);
  const [shelf, setShelf] = useState<ShelfName>('public');
  const [search, setSearch] = useState('');
  const [groupId, setGroupId] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const [note, setNote] = useState<Pick<ProblemLineProps, 'text' | 'look'>>({ text: null });

  const wanted = search.trim().toLowerCase();
  const found = (styles: readonly LibraryStyle[]) =>
    styles.filter(({ name }) => name.toLowerCase().includes(wanted));
  const groups = open.list?.map((group) => ({ ...group, styles: found(group.styles) })) ?? [];
  const group = groups.find(({ id }) => id === groupId);
  const all = groups.flatMap(({ styles }) => styles);
  const shown = shelf === 'public' ? open : own;
  const styles = shelf === 'public' ? (group?.styles ?? all) : found(own.list ?? []);
  const chosen = styles.find(({ id }) => id === chosenId) ?? null;

  const reasonOf = ({ symbol }: LibraryStyle) => {
    const strange = strangeKind(symbol, kinds);
    return strange && t('paste.not-here', { kind: t(`kind.${strange}`) });
  };
  const reason = chosen && reasonOf(chosen);
  const apply = (style: LibraryStyle) => reasonOf(style) || onApply(style);

  const main = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The style that had the focus may be gone; keys are still meant for here.
    if (document.activeElement !== document.body) return;
    (main.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]') ?? main.current)?.focus();
  }, [styles.length]);

  const choose = (style: LibraryStyle) => {
    setChosenId(style.id);
    setNote({ text: null });
  };
  const ask = (what: 'rename' | 'remove') => {
    if (shelf === 'private' && chosen && library[what]) setAsked(what);
  };
  const remove = async (style: LibraryStyle) => {
    try {
      await library.remove?.(style.id);
      setChosenId(null);
      setNote({ text: t('library.deleted', { name: style.name }), look: 'done' });
      own.reload();
    } catch {
      setNote({ text: t('library.delete-failed') });
    }
  };

  return (
    <DialogFrame
      title={t('dialog.library')}
      width={640}
      height={440}
      onClose={onCancel}
      footer={
        <DialogFooter
          line={reason && !note.text ? { text: reason, look: 'warning' } : note}
          onCancel={onCancel}
          onOk={() => chosen && apply(chosen)}
          ok={t('action.apply')}
          disabled={!chosen || Boolean(reason)}
        />
      }
    >
      <div ref={main} className="gep-library-main" tabIndex={-1}>
        <div className="gep-library-bar">
          <Segmented<ShelfName>
            label={t('dialog.library')}
            value={shelf}
            onChange={setShelf}
            options={[
              { value: 'public', label: t('library.public') },
              { value: 'private', label: t('library.private') },
            ]}
          />
          <TextInput
            label={t('library.search')}
            placeholder={t('library.search')}
            value={search}
            onChange={setSearch}
          />
          <OwnTools
            library={library}
            kind={kind}
            chosen={chosen}
            styles={styles}
            own={shelf === 'private'}
            onRename={() => ask('rename')}
            onRemove={() => ask('remove')}
            onImported={own.reload}
            onNote={setNote}
          />
        </div>
        <div className="gep-library-body">
          {shelf === 'public' && (
            <GroupList
              value={group?.id ?? null}
              onChange={setGroupId}
              groups={
                open.list
                  ? [
                      { id: null, name: t('library.all'), count: all.length },
                      ...groups.map(({ id, name, styles: { length } }) => ({ id, name, count: length })),
                    ]
                  : []
              }
            />
          )}
          {shown.failed ? (
            <div className="gep-library-failure" role="alert">
              <p>{t('failure.library')}</p>
              <Button onClick={shown.reload}>{t('action.retry')}</Button>
            </div>
          ) : shown.list === null ? (
            <StyleSkeletons />
          ) : styles.length > 0 ? (
            <StyleGrid
              styles={styles}
              chosen={chosen}
              onChoose={choose}
              onApply={apply}
              reasonOf={reasonOf}
              onKey={(key) => (key === 'Delete' ? ask('remove') : key === 'F2' && ask('rename'))}
            />
          ) : (
            <p className="gep-empty">
              {wanted ? t('library.none-found', { text: search.trim() }) : t(`library.empty-${shelf}`)}
            </p>
          )}
        </div>
      </div>
      {asked === 'rename' && chosen && (
        <NameDialog
          title={t('library.rename')}
          symbol={chosen.symbol}
          name={chosen.name}
          taken={own.list?.map(({ name }) => name) ?? []}
          failure={t('library.rename-failed')}
          onSave={(name) => library.rename?.(chosen.id, name) ?? Promise.resolve()}
          onDone={() => {
            setAsked(null);
            own.reload();
          }}
          onCancel={() => setAsked(null)}
        />
      )}
      {asked === 'remove' && chosen && (
        <Question
          title={t('library.delete')}
          text={t('library.delete-question', { name: chosen.name })}
          yes={t('library.delete-yes')}
          danger
          onAnswer={(yes) => {
            setAsked(null);
            if (yes) void remove(chosen);
          }}
        />
      )}
    </DialogFrame>
  );
}
