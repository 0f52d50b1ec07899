import { rules } from '../model';

/**
 * Layout of legends. `:where` has no weight, so that any rule of the page pins it. The list has as many columns as fit,
 * of 6 lines or more; `.gep-legend-list { display: block }` puts all below one another.
 */
const layout = `
:where(.gep-legend-list) {
  display: grid;
  grid-auto-flow: column;
  grid-template-rows: repeat(var(--gep-legend-rows, ${rules.legendRows}), auto);
  justify-content: start;
  column-gap: 16px;
  white-space: var(--gep-legend-wrap, normal);
  margin: 0;
  padding: 0;
  list-style: none;
}
:where(.gep-legend-picture) { flex: none; }
:where(.gep-legend-symbol .gep-legend-picture) { border-radius: 2px; background: var(--gep-paper, transparent); }
:where(.gep-legend-entry:has(.gep-legend-open)) { display: flex; gap: 8px; }
:where(.gep-legend-switch, .gep-legend-line) { display: flex; align-items: center; gap: 8px; min-height: 24px; }
:where(.gep-legend-open) { display: grid; place-items: center; min-width: 24px; min-height: 24px; }
:where(.gep-legend-switch) { width: 100%; text-align: start; }
:where(.gep-legend-switch, .gep-legend-open) {
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  outline-offset: 2px;
  cursor: pointer;
}
:where(.gep-legend-entry:has([aria-checked='false']) .gep-legend-picture) { opacity: 0.35; }
:where(.gep-legend-switch[aria-checked='false'] .gep-legend-label) { text-decoration: line-through; }
:where(.gep-legend-count) {
  margin-inline-start: auto;
  padding-inline-start: 8px;
  font-variant-numeric: tabular-nums;
}
:where(.gep-legend-ramp-box) { display: inline-grid; gap: 2px; }
:where(.gep-legend-ends) {
  display: flex;
  justify-content: space-between;
  gap: 16px;
  font-variant-numeric: tabular-nums;
}`;

let sheet: CSSStyleSheet | null = null;

/** Adds the layout of legends to the page, once, with the first legend. */
export function adoptLegendStyle(): void {
  if (sheet !== null) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(layout);
  document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
}
