import { checkBreaks } from '../classify';
import { hasVisibleLayer } from '../model';
import type { Classification, LabelSymbol, Problem, ProblemCode, TableScheme } from '../model';
import { checkNumber, checkSymbol } from './check-symbol';

/** Rows: at least one beside `other` is checked, and shown symbols are sound. */
export function checkRows(scheme: TableScheme, noneCode: ProblemCode): Problem[] {
  const { categories } = scheme;
  const problems: Problem[] = [];
  const anyShown = categories.some((row) => row.visible);
  if (categories.length > 0 && !anyShown) problems.push({ at: 'categories', code: noneCode });
  const symbols = categories.flatMap((row, i) =>
    row.visible && row.symbol ? [{ symbol: row.symbol, i }] : [],
  );
  if (symbols.length > 0 && !symbols.some(({ symbol }) => hasVisibleLayer(symbol))) {
    problems.push({ at: 'categories', code: 'no-visible-symbol' });
  }
  for (const { symbol, i } of symbols) problems.push(...checkSymbol(symbol, `categories[${i}].symbol`));
  return problems;
}

/** Number of classes, sizes and edited edges. */
export function checkClassification(intent: Classification): Problem[] {
  const numbers = [
    checkNumber(intent.classes, 'classes', 'classification.classes'),
    checkNumber(intent.startSize, 'graduatedStartSize', 'classification.startSize'),
    checkNumber(intent.endSize, 'graduatedEndSize', 'classification.endSize'),
  ];
  const breaks = intent.manualBreaks ? checkBreaks(intent.manualBreaks) : [];
  return [
    ...numbers.filter((problem) => problem !== null),
    ...breaks.map((problem) => ({ ...problem, at: `classification.manualBreaks${problem.at.slice(6)}` })),
  ];
}

/** Labels that are switched on need a field. */
export function checkLabel(label: LabelSymbol): Problem[] {
  if (!label.useLabel) return [];
  const problems: (Problem | null)[] = [
    label.field ? null : { at: 'label.field', code: 'required-field' },
    checkNumber(label.size, 'labelSize', 'label.size'),
    checkNumber(label.rotation, 'rotation', 'label.rotation'),
    checkNumber(label.offsetX, 'offset', 'label.offsetX'),
    checkNumber(label.offsetY, 'offset', 'label.offsetY'),
    checkNumber(label.opacity, 'opacity', 'label.opacity'),
  ];
  return problems.filter((problem) => problem !== null);
}
