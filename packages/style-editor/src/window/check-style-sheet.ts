let warned = false;

/** Warns once when an editor is shown without the package's style sheet: it would be bare HTML over the page. */
export function checkStyleSheet(element: Element): void {
  if (warned || getComputedStyle(element).getPropertyValue('--gep-surface') !== '') return;
  warned = true;
  console.warn("@gep/style-editor: the style sheet is missing, import '@gep/style-editor/style.css'");
}
