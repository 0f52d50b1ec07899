import { useState } from 'react';

function remembered(key: string): Record<string, boolean> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(entries.filter(([, shown]) => typeof shown === 'boolean'));
  } catch {
    return {};
  }
}

/**
 * Which columns a person has chosen to see or to hide, remembered by the browser.
 * @param key of the table
 */
export function useColumnChoice(key: string) {
  const [choice, setChoice] = useState(() => remembered(key));
  const choose = (id: string, shown: boolean): void => {
    const next = { ...choice, [id]: shown };
    setChoice(next);
    localStorage.setItem(key, JSON.stringify(next));
  };
  return { choice, choose };
}
