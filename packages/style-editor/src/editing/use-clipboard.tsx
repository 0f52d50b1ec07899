import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { ClipboardPaste, Copy, Download, EllipsisVertical, Upload } from 'lucide-react';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { useEvent, useReadOnly } from '../input';
import type { ProblemLineProps } from '../input';
import { useWords } from '../message';
import { same } from '../state';
import type { Pasted } from '../state';
import { ClipboardText } from './clipboard-text';
import { copyText } from './copy-text';
import { pasteSentence } from './paste-sentence';

export interface ClipboardOptions<T> {
  readonly kind: 'scheme' | 'symbol';
  readonly value: T;
  /** The text that is copied. */
  readonly text: (value: T) => string;
  /** Reads a pasted text. */
  readonly read: (text: string) => Promise<Pasted<T>>;
  readonly onPaste: (value: T) => void;
  /** Files are asked for; absent: the menu has none. */
  readonly onFile?: (way: 'import' | 'export') => void;
}

export interface Clipboard<T> {
  readonly menu: ReactNode;
  /** What came of it, as long as the value stays that it speaks of; null for nothing. */
  readonly line: ProblemLineProps | null;
  readonly clear: () => void;
  /** Says something else of a value in the same place. */
  readonly say: (line: ProblemLineProps, of: T) => void;
}

/** Copies what is edited as text and takes such a text; by hand where the browser keeps its clipboard closed. */
export function useClipboard<T>(options: ClipboardOptions<T>): Clipboard<T> {
  const { kind, value, text, read, onPaste, onFile } = options;
  const words = useWords();
  const { t } = words;
  const readOnly = useReadOnly();
  const [byHand, setByHand] = useState<'copy' | 'paste' | null>(null);
  const [said, setSaid] = useState<{ readonly line: ProblemLineProps; readonly of: T } | null>(null);

  const copy = async () => {
    if (await copyText(text(value)))
      setSaid({ line: { text: t('clipboard.copied'), look: 'done' }, of: value });
    else setByHand('copy');
  };
  /** Why the text was not taken; null when it was. */
  const take = async (pasted: string): Promise<string | null> => {
    const result = await read(pasted);
    if ('problem' in result) return pasteSentence(result.problem, words);
    onPaste(result.value);
    setSaid({ line: { text: t('clipboard.pasted'), look: 'done' }, of: result.value });
    return null;
  };
  const paste = async () => {
    let pasted: string;
    try {
      pasted = await navigator.clipboard.readText();
    } catch {
      setByHand('paste');
      return;
    }
    const problem = await take(pasted);
    if (problem) setSaid({ line: { text: problem }, of: value });
  };

  const onCopy = useEvent(() => void copy());
  const onTake = useEvent(() => void paste());
  const menu = (
    <>
      <ClipboardMenu kind={kind} onCopy={onCopy} onPaste={readOnly ? undefined : onTake} onFile={onFile} />
      {byHand && (
        <ClipboardText
          title={t(`clipboard.${byHand}-${kind}`)}
          text={byHand === 'copy' ? text(value) : null}
          onTake={take}
          onClose={() => setByHand(null)}
        />
      )}
    </>
  );
  return {
    menu,
    line: said && same(said.of, value) ? said.line : null,
    clear: () => setSaid(null),
    say: (line, of) => setSaid({ line, of }),
  };
}

interface ClipboardMenuProps {
  readonly kind: 'scheme' | 'symbol';
  readonly onCopy: () => void;
  /** Absent: nothing is taken. */
  readonly onPaste?: () => void;
  readonly onFile?: (way: 'import' | 'export') => void;
}

const ClipboardMenu = memo(function ClipboardMenu({ kind, onCopy, onPaste, onFile }: ClipboardMenuProps) {
  const { t } = useWords();
  const name = t(onFile ? 'style-file.menu' : 'clipboard.menu');
  return (
    <Menu>
      <MenuButton className="gep-icon-button" aria-label={name} title={name}>
        <EllipsisVertical size={16} aria-hidden />
      </MenuButton>
      <MenuItems anchor={{ to: 'bottom end', gap: 4, padding: 8 }} className="gep-popup gep-menu">
        <MenuItem as="button" type="button" className="gep-option" onClick={onCopy}>
          <Copy size={16} aria-hidden />
          {t(`clipboard.copy-${kind}`)}
        </MenuItem>
        {onPaste && (
          <MenuItem as="button" type="button" className="gep-option" onClick={onPaste}>
            <ClipboardPaste size={16} aria-hidden />
            {t(`clipboard.paste-${kind}`)}
          </MenuItem>
        )}
        {onFile && onPaste && (
          <MenuItem as="button" type="button" className="gep-option" onClick={() => onFile('import')}>
            <Upload size={16} aria-hidden />
            {t('style-file.import')}
          </MenuItem>
        )}
        {onFile && (
          <MenuItem as="button" type="button" className="gep-option" onClick={() => onFile('export')}>
            <Download size={16} aria-hidden />
            {t('style-file.export')}
          </MenuItem>
        )}
      </MenuItems>
    </Menu>
  );
});
