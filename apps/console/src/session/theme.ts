const storageKey = 'gep-theme';

export type Theme = 'light' | 'dark';

/** The chosen theme; light until one is chosen. */
export function currentTheme(): Theme {
  return localStorage.getItem(storageKey) === 'dark' ? 'dark' : 'light';
}

/** Puts the theme on the page and keeps it for the next visit. */
export function applyTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme);
  document.documentElement.dataset.theme = theme;
}
