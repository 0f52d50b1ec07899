import { Menu, MenuButton, MenuItem, MenuItems } from '@headlessui/react';
import { ClipboardPaste, Copy, EllipsisVertical } from 'lucide-react';
import { memo, useState } from 'react';
import type { ReactNode } from 'react';
import { useEvent, useReadOnly } from '../input';
import type { ProblemLineProps } from '../input';
import { useWords, zhCN } from '../message';
import type { MessageKey, Words } from '../message';
import { same } from '../state';
import type { Pasted, PasteProblem } from '../state';
import { ClipboardText } from './clipboard-text';
import { copyText } from './copy-text';

export interface ClipboardOptions<T> {
  readonly kind: 'scheme' | 'symbol';
  readonly value: T;
  /** The text that is copied. */
  readonly text: (value: T) => string;
  /** Reads a pasted text. */
  readonly read: (text: string) => Promise<Pasted<T>>;
  readonly onPaste: (value: T) => void;
}

export interface Clipboard {
  readonly menu: ReactNode;
  /** What came of it, as long as the value stays that it speaks of; null for nothing. */
  readonly line: ProblemLineProps | null;
  readonly clear: () => void;
}

/** Copies what is edited as text and takes such a text; by hand where the browser keeps its clipboard closed. */
export function useClipboard<T>({ kind, value, text, read, onPaste }: ClipboardOptions<T>): Clipboard {
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
      <ClipboardMenu kind={kind} onCopy={onCopy} onPaste={readOnly ? undefined : onTake} />
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
  return { menu, line: said && same(said.of, value) ? said.line : null, clear: () => setSaid(null) };
}

interface ClipboardMenuProps {
  readonly kind: 'scheme' | 'symbol';
  readonly onCopy: () => void;
  /** Absent: nothing is taken. */
  readonly onPaste?: () => void;
}

const ClipboardMenu = memo(function ClipboardMenu({ kind, onCopy, onPaste }: ClipboardMenuProps) {
  const { t } = useWords();
  return (
    <Menu>
      <MenuButton className="gep-icon-button" aria-label={t('clipboard.menu')} title={t('clipboard.menu')}>
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
      </MenuItems>
    </Menu>
  );
});

/** The sentence of what is wrong with a pasted text. */
function pasteSentence(problem: PasteProblem, { t }: Words): string {
  const word = (topic: string, name: string) => t(`${topic}.${name}` as MessageKey);
  const kindTopic = (kind: string) => (`tree.${kind}` in zhCN ? 'tree' : 'kind');
  return t(`paste.${problem.code}`, {
    ...problem,
    ...('kind' in problem && { kind: word(kindTopic(problem.kind), problem.kind) }),
    ...('got' in problem && { got: word('geometry', problem.got), want: word('geometry', problem.want) }),
  });
}
