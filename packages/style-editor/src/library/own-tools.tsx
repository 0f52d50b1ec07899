import type { SymbolKind } from '@gep/map-engine/model';
import { Download, Pencil, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../input';
import type { ProblemLineProps } from '../input';
import { useWords } from '../message';
import type { LibraryStyle, StyleLibrary } from '../port';
import { saveFile } from '../window';
import { fileCaps } from './file-caps';

export interface OwnToolsProps {
  readonly library: StyleLibrary;
  /** Symbols of this kind are shown here. */
  readonly kind: SymbolKind;
  readonly chosen: LibraryStyle | null;
  /** What is shown; exported where none is chosen. */
  readonly styles: readonly LibraryStyle[];
  /** The private shelf: what is there may be changed. */
  readonly own: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
  /** Something was imported. */
  readonly onImported: () => void;
  readonly onNote: (note: Pick<ProblemLineProps, 'text' | 'look'>) => void;
}

/** Rename, delete, import and export as a file. */
export function OwnTools(props: OwnToolsProps) {
  const { library, kind, chosen, styles, own, onRename, onRemove, onImported, onNote } = props;
  const { t } = useWords();
  const file = useRef<HTMLInputElement>(null);
  const wanted = chosen ? [chosen] : styles;

  /** What reads and writes such files comes with the first one. */
  const load = async () => {
    try {
      return await import('./library-file');
    } catch {
      onNote({ text: t('style-file.no-script') });
      return null;
    }
  };
  const give = async () => {
    const loaded = await load();
    const name = chosen?.name ?? t('library.file-name');
    if (loaded) saveFile(`${name}.json`, loaded.libraryText(wanted), 'application/json');
  };
  const take = async (picked: File) => {
    const loaded = await load();
    if (!loaded) return;
    const refuse = (code: string, at = '') =>
      onNote({ text: t(`library.file-${code}` as 'library.file-invalid', { at, ...fileCaps }) });
    if (picked.size > fileCaps.bytes) return refuse('too-large');
    const read = await loaded.readLibraryText(
      await picked.text(),
      picked.name.replace(/\.json$/i, '').slice(0, fileCaps.name),
    );
    if ('problem' in read) return refuse(read.problem.code, read.problem.at);
    const number = read.styles.length;
    let done = 0;
    try {
      for (const style of read.styles) {
        await library.save(style.name, style.symbol);
        done++;
      }
      const elsewhere = read.styles.filter(({ symbol }) => symbol.kind !== kind).length;
      const code = elsewhere > 0 ? 'library.imported-elsewhere' : 'library.imported';
      onNote({ text: t(code, { number, elsewhere }), look: 'done' });
    } catch {
      onNote({ text: t('library.import-stopped', { done, number }) });
    }
    if (done > 0) onImported();
  };
  return (
    <>
      {own && library.rename && (
        <IconButton icon={Pencil} label={t('library.rename')} onClick={onRename} unavailable={!chosen} />
      )}
      {own && library.remove && (
        <IconButton icon={Trash2} label={t('library.delete')} onClick={onRemove} unavailable={!chosen} />
      )}
      {own && (
        <>
          <IconButton icon={Upload} label={t('library.import')} onClick={() => file.current?.click()} />
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            aria-label={t('library.import')}
            hidden
            onChange={({ target }) => {
              const [picked] = target.files ?? [];
              if (picked) void take(picked);
              target.value = '';
            }}
          />
        </>
      )}
      <IconButton
        icon={Download}
        label={chosen ? t('library.export-one', { name: chosen.name }) : t('library.export')}
        onClick={() => void give()}
        unavailable={wanted.length === 0}
      />
    </>
  );
}
