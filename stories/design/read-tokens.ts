/** The custom properties of the package by their names, with what they are under the theme of the page. */
export function readTokens(): Readonly<Record<string, string>> {
  const names = new Set<string>();
  const collect = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSImportRule && rule.styleSheet) collect(rule.styleSheet.cssRules);
      if (rule instanceof CSSStyleRule)
        for (const name of rule.style) if (name.startsWith('--gep-')) names.add(name);
    }
  };
  for (const sheet of document.styleSheets) collect(sheet.cssRules);
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries([...names].sort().map((name) => [name, style.getPropertyValue(name).trim()]));
}

/** The backgrounds of the text tokens: each pair must reach 4.5:1. */
export const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...['--gep-page', '--gep-surface', '--gep-sunken'].flatMap((ground) => [
    ['--gep-text', ground] as const,
    ['--gep-muted', ground] as const,
  ]),
  ['--gep-accent', '--gep-surface'],
  ['--gep-accent', '--gep-accent-soft'],
  ['--gep-on-accent', '--gep-accent'],
  ['--gep-on-accent', '--gep-accent-hover'],
  ['--gep-info', '--gep-info-soft'],
  ['--gep-warning-text', '--gep-warning-soft'],
  ['--gep-danger', '--gep-surface'],
  ['--gep-danger', '--gep-danger-soft'],
  ['--gep-on-danger', '--gep-danger'],
];
