import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { History as Clock, Redo2, Undo2 } from 'lucide-react';
import { memo, useState } from 'react';
import { IconButton, useEvent } from '../input';
import { useWords } from '../message';
import { canRedo, canUndo, stepsOf } from '../state';
import type { Change, Draft, DraftControl } from '../state';
import { stepName, stepSentence } from './step-name';

interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly preventDefault: () => void;
}

/** Ctrl/Cmd+Z goes a step back, with Shift or as Ctrl+Y a step forth; other keys are left alone. */
export function undoKey(event: KeyPress, travel: (steps: 1 | -1) => void): void {
  if (!event.ctrlKey && !event.metaKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  travel(key === 'y' || event.shiftKey ? 1 : -1);
}

export interface UndoToolsProps {
  readonly control: Pick<DraftControl<unknown>, 'draft' | 'travel'>;
}

/** Undo and redo that say what they would do, and the list of all steps to go to. */
export function UndoTools({ control }: UndoToolsProps) {
  const words = useWords();
  const { t } = words;
  const { draft, travel } = control;
  const named = (key: 'undo' | 'redo', change: Change | null | undefined) =>
    change ? t(`step.${key}`, { step: stepName(change, words) }) : t(`action.${key}`);
  const asked = useEvent(() => draft);
  const go = useEvent(travel);
  return (
    <>
      <IconButton
        icon={Undo2}
        label={t('action.undo')}
        title={named('undo', draft.now.change)}
        unavailable={!canUndo(draft)}
        onClick={() => travel(-1)}
      />
      <IconButton
        icon={Redo2}
        label={t('action.redo')}
        title={named('redo', draft.future[0]?.change)}
        unavailable={!canRedo(draft)}
        onClick={() => travel(1)}
      />
      <History
        here={draft.past.length}
        length={draft.past.length + 1 + draft.future.length}
        asked={asked}
        onGo={go}
      />
    </>
  );
}

interface HistoryProps {
  readonly here: number;
  readonly length: number;
  /** Asked for when the list opens, so that nothing is written out while a value is dragged. */
  readonly asked: () => Draft<unknown>;
  readonly onGo: (steps: number) => void;
}

const History = memo(function History({ here, length, asked, onGo }: HistoryProps) {
  const { t } = useWords();
  return (
    <Listbox value={here} onChange={(step: number) => onGo(step - here)}>
      <ListboxButton
        className="gep-icon-button"
        aria-label={t('step.history')}
        title={t('step.history')}
        disabled={length === 1}
      >
        <Clock size={16} aria-hidden />
      </ListboxButton>
      <ListboxOptions anchor={{ to: 'bottom end', gap: 4, padding: 8 }} className="gep-popup gep-history">
        <Steps asked={asked} />
      </ListboxOptions>
    </Listbox>
  );
});

function Steps({ asked }: Pick<HistoryProps, 'asked'>) {
  const words = useWords();
  const [draft] = useState(asked);
  return stepsOf(draft).map(({ change, value }, i) => (
    <ListboxOption key={i} value={i} className="gep-option" data-undone={i > draft.past.length || undefined}>
      <span className="gep-option-label">
        {change ? stepSentence(change, words) : words.t('step.opened')}
      </span>
      {value === draft.applied && <span className="gep-muted">{words.t('dialog.applied')}</span>}
    </ListboxOption>
  ));
}
