import type { KeyboardEvent } from 'react';

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Enter: [1, 0],
};

/**
 * Arrows and Enter move between the cells of a table: up and down from anywhere, left and right from the end of the text.
 * Open lists keep their keys.
 */
export function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, shiftKey } = event;
  if (!(key in steps) || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
    return;
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('td[data-row]') : null;
  if (!cell || !leavesKey(target, key, shiftKey)) return;
  event.preventDefault();
  event.stopPropagation();
  const step = key === 'Enter' && shiftKey ? steps.ArrowUp : steps[key];
  let next = neighbour(cell, ...step);
  while (next && !controlOf(next)) next = neighbour(next, ...step);
  if (next) controlOf(next)?.focus();
}

/** Puts the focus into a cell of a table. */
export function focusCell(table: Element, row: number, column: string): void {
  const cell = table.querySelector(`td[data-row="${row}"][data-column="${CSS.escape(column)}"]`);
  if (cell) controlOf(cell)?.focus();
}

function controlOf(cell: Element): HTMLElement | null {
  return cell.querySelector<HTMLElement>('input:enabled, button:enabled');
}

function neighbour(cell: HTMLElement, rows: number, columns: number): HTMLElement | null {
  const row = cell.parentElement;
  const line = rows < 0 ? row?.previousElementSibling : rows > 0 ? row?.nextElementSibling : row;
  const place = [...(row?.children ?? [])].indexOf(cell) + columns;
  const next = line?.children[place];
  return next instanceof HTMLElement && next.dataset.row !== undefined ? next : null;
}

/** Whether a control does without the key. */
function leavesKey(control: EventTarget, key: string, shift: boolean): boolean {
  if (control instanceof HTMLInputElement && control.role !== 'combobox') {
    if (shift) return key === 'Enter';
    const { selectionStart: start, selectionEnd: end, value } = control;
    const whole = start === 0 && end === value.length;
    if (key === 'ArrowLeft') return whole || end === 0;
    if (key === 'ArrowRight') return whole || start === value.length;
    return true;
  }
  const open = !(control instanceof HTMLElement) || control.ariaExpanded === 'true';
  return !open && key !== 'Enter';
}
