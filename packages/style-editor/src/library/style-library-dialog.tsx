import type { SymbolKind, SymbolLayerKind } from '@gep/map-engine/model';
import { useEffect, useRef, useState } from 'react';
import { Segmented, TextInput } from '../input';
import type { ProblemLineProps } from '../input';
import { useWords } from '../message';
import type { LibraryStyle, StyleLibrary } from '../port';
import { strangeKind } from '../state';
import { DialogFooter, DialogFrame } from '../window';
import { OwnStyleWindows } from './own-style-windows';
import { OwnTools } from './own-tools';
import { ShelfView } from './shelf-view';
import { useShelves } from './use-shelves';
import type { ShelfName } from './use-shelves';

/** Kinds of styles and where they come from. */
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

/**
 * Public styles in groups, one's own in a grid, both searched by name; apply waits for a choice.
 * @example
 * <StyleLibraryDialog kind="fill" library={library} onApply={set} onCancel={close} />;
 */
export function StyleLibraryDialog({ kind, kinds, library, onApply, onCancel }: StyleLibraryDialogProps) {
  const { t } = useWords();
  const shelves = useShelves(library, kind);
  const { shelf, styles, chosen, own } = shelves;
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const [note, setNote] = useState<Pick<ProblemLineProps, 'text' | 'look'>>({ text: null });

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

  const ask = (what: 'rename' | 'remove') => {
    if (shelf === 'private' && chosen && library[what]) setOpen(what);
  };
  const remove = async (style: LibraryStyle) => {
    try {
      await library.remove?.(style.id);
      shelves.setChosenId(null);
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
            onChange={shelves.setShelf}
            options={[
              { value: 'public', label: t('library.public') },
              { value: 'private', label: t('library.private') },
            ]}
          />
          <TextInput
            label={t('library.search')}
            placeholder={t('library.search')}
            value={shelves.search}
            onChange={shelves.setSearch}
          />
          <OwnTools
            {...{ library, kind, chosen, styles }}
            own={shelf === 'private'}
            onRename={() => ask('rename')}
            onRemove={() => ask('remove')}
            onImported={own.reload}
            onNote={setNote}
          />
        </div>
        <ShelfView
          shelves={shelves}
          onChoose={({ id }) => {
            shelves.setChosenId(id);
            setNote({ text: null });
          }}
          onApply={apply}
          reasonOf={reasonOf}
          onKey={(key) => (key === 'Delete' ? ask('remove') : key === 'F2' && ask('rename'))}
        />
      </div>
      {chosen && (
        <OwnStyleWindows
          open={open}
          style={chosen}
          library={library}
          taken={own.list?.map(({ name }) => name) ?? []}
          onClose={() => setOpen(null)}
          onRenamed={own.reload}
          onRemove={() => void remove(chosen)}
        />
      )}
    </DialogFrame>
  );
}
