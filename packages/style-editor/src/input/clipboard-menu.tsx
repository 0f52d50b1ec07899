import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { ClipboardPaste, Copy, EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useWords, zhCN } from '../message';
import type { MessageKey, Words } from '../message';
import type { Pasted, PasteProblem } from '../state';
import { ClipboardText } from './clipboard-text';

/** What came of copying or pasting. */
export interface ClipboardNote<T> {
  readonly text: string;
  readonly look: 'done' | 'error';
  readonly of: T;
}

export interface ClipboardMenuProps<T> {
  readonly kind: 'scheme' | 'symbol';
  /** The text that is copied. */
  readonly text: () => string;
  /** Reads a pasted text. */
  readonly read: (text: string) => Promise<Pasted<T>>;
  readonly onPaste: (value: T) => void;
  /** Says what came of it; the note is true as long as that value stays. */
  readonly onNote: (note: ClipboardNote<T>) => void;
  readonly value: T;
}

/** Copies what is edited as text and takes such a text; by hand where the browser keeps its clipboard closed. */
export function ClipboardMenu<T>({ kind, text, read, onPaste, onNote, value }: ClipboardMenuProps<T>) {
  const words = useWords();
  const { t } = words;
  const [byHand, setByHand] = useState<'copy' | 'paste' | null>(null);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      onNote({ text: t('clipboard.copied'), look: 'done', of: value });
    } catch {
      setByHand('copy');
    }
  };
  /** Why the text was not taken; null when it was. */
  const take = async (pasted: string): Promise<string | null> => {
    const result = await read(pasted);
    if ('problem' in result) return pasteSentence(result.problem, words);
    onPaste(result.value);
    onNote({ text: t('clipboard.pasted'), look: 'done', of: result.value });
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
    if (problem) onNote({ text: problem, look: 'error', of: value });
  };

  return (
    <>
      <Menu>
        <MenuButton className="gep-icon-button" aria-label={t('clipboard.menu')} title={t('clipboard.menu')}>
          <EllipsisVertical size={16} aria-hidden />
        </MenuButton>
        <MenuItems anchor={{ to: 'bottom end', gap: 4, padding: 8 }} className="gep-popup gep-menu">
          <MenuItem as="button" type="button" className="gep-option" onClick={() => void copy()}>
            <Copy size={16} aria-hidden />
            {t(`clipboard.copy-${kind}`)}
          </MenuItem>
          <MenuItem as="button" type="button" className="gep-option" onClick={() => void paste()}>
            <ClipboardPaste size={16} aria-hidden />
            {t(`clipboard.paste-${kind}`)}
          </MenuItem>
        </MenuItems>
      </Menu>
      {byHand && (
        <ClipboardText
          title={t(`clipboard.${byHand}-${kind}`)}
          text={byHand === 'copy' ? text() : null}
          onTake={take}
          onClose={() => setByHand(null)}
        />
      )}
    </>
  );
}

/** The sentence of what is wrong with a pasted text. */
export function pasteSentence(problem: PasteProblem, { t }: Words): string {
  const word = (topic: string, name: string) => t(`${topic}.${name}` as MessageKey);
  const kindTopic = (kind: string) => (`tree.${kind}` in zhCN ? 'tree' : 'kind');
  return t(`paste.${problem.code}`, {
    ...('at' in problem && { at: problem.at }),
    ...('kind' in problem && { kind: word(kindTopic(problem.kind), problem.kind) }),
    ...('got' in problem && { got: word('geometry', problem.got), want: word('geometry', problem.want) }),
  });
}
