import type { Problem } from '@gep/map-engine/model';
import { fieldWords } from '../editing';
import type { Words } from '../message';

/** The control in a dialog that a problem speaks of, found as a person would: by its label. Null: not in sight. */
export function culprit(dialog: Element, { at, code }: Problem, words: Words): HTMLElement | null {
  const path = at.replace(/\[\d+\]/g, '').split('.');
  const wanted = new Set(fieldWords(path, words));
  const label = [...dialog.querySelectorAll('label')].find((each) => wanted.has(each.textContent));
  const labelled = label && document.getElementById(label.htmlFor);
  if (labelled) return labelled;
  const named = code.startsWith('no-visible') ? words.t('action.select-all') : null;
  return (
    (named && dialog.querySelector<HTMLElement>(`[aria-label="${CSS.escape(named)}"]`)) ||
    dialog.querySelector<HTMLElement>('[aria-invalid=true]')
  );
}
