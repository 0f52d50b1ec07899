import { Listbox, ListboxButton, ListboxOption, ListboxOptions } from '@headlessui/react';
import { History, Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../input';
import { useWords } from '../message';
import { canRedo, canUndo, stepsOf } from '../state';
import type { Change, DraftControl, Step } from '../state';
import { stepName, stepSentence } from './step-name';

export interface UndoToolsProps {
  readonly control: Pick<DraftControl<unknown>, 'draft' | 'travel'>;
}

/** Undo and redo that say what they would do, and the list of all steps to go to. */
export function UndoTools({ control }: UndoToolsProps) {
  const words = useWords();
  const { t } = words;
  const { draft, travel } = control;
  const steps = stepsOf(draft);
  const here = draft.past.length;
  const named = (key: 'undo' | 'redo', change: Change | null | undefined) =>
    change ? t(`step.${key}`, { step: stepName(change, words) }) : t(`action.${key}`);
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
      <Listbox value={here} onChange={(step: number) => travel(step - here)}>
        <ListboxButton
          className="gep-icon-button"
          aria-label={t('step.history')}
          title={t('step.history')}
          disabled={steps.length === 1}
        >
          <History size={16} aria-hidden />
        </ListboxButton>
        <ListboxOptions anchor={{ to: 'bottom end', gap: 4, padding: 8 }} className="gep-popup gep-history">
          {steps.map((step, i) => (
            <ListboxOption key={i} value={i} className="gep-option" data-undone={i > here || undefined}>
              <span className="gep-option-label">{sentence(step)}</span>
              {step.value === draft.applied && <span className="gep-muted">{t('dialog.applied')}</span>}
            </ListboxOption>
          ))}
        </ListboxOptions>
      </Listbox>
    </>
  );

  function sentence({ change }: Step<unknown>): string {
    return change ? stepSentence(change, words) : t('step.opened');
  }
}
