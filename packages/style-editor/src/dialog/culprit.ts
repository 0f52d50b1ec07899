import type { Problem, Scheme } from '@gep/map-engine/model';
import { useContext, useEffect } from 'react';
import { fieldWords } from '../editing';
import { FrameContext } from '../window';
import type { Words } from '../message';

/**
 * The control in a dialog that a problem speaks of, found as a person would: a row of the class table, else by its label.
 * Null: not in sight.
 */
export function culprit(
  dialog: Element,
  { at, code }: Problem,
  scheme: Scheme,
  words: Words,
): HTMLElement | null {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const named = (name: string) => find(`[aria-label="${CSS.escape(name)}"]`);
  const [, place, part] = /^categories\[(\d+)\]\.(\w+)/.exec(at) ?? [];
  if (place && 'categories' in scheme) {
    const row = find(`tr[data-key="${CSS.escape(scheme.categories[Number(place)]?.key ?? '')}"]`);
    return (
      row?.querySelector<HTMLElement>(part === 'label' ? '[type=text]' : 'td:nth-child(2) button') ??
      row ??
      find('.gep-table-frame')
    );
  }
  const wanted = new Set(fieldWords(at.replace(/\[\d+\]/g, '').split('.'), words));
  if (at === 'fields') wanted.add(words.t('fields.place', { number: 1 }));
  const label = [...dialog.querySelectorAll('label')].find((each) => wanted.has(each.textContent));
  const labelled = label && document.getElementById(label.htmlFor);
  if (labelled) return labelled;
  if (code === 'no-color-channel') return find('.gep-channel input');
  if (code.startsWith('no-visible'))
    return named(words.t('action.select-all')) ?? find('.gep-stack-row .gep-icon-button');
  return find('[aria-invalid=true]');
}

export interface FaultMarkProps {
  /** Null: nothing is wrong, or not told yet. */
  readonly problem: Problem | null;
  readonly scheme: Scheme;
  readonly words: Words;
}

/** Marks the control that the dialog's problem speaks of, as it stands there by then. */
export function FaultMark({ problem, scheme, words }: FaultMarkProps) {
  const frame = useContext(FrameContext);
  useEffect(() => {
    const dialog = problem && frame?.element();
    const control = dialog && culprit(dialog, problem, scheme, words);
    // A row is shown by its problem's path alone, a button for a whole symbol is not what is wrong.
    if (!control?.closest('.gep-control') || control.hasAttribute('aria-invalid')) return;
    control.setAttribute('aria-invalid', 'true');
    return () => control.removeAttribute('aria-invalid');
  });
  return null;
}
