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
