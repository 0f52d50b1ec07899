import { tryParseColor } from '../../color';
import { checkImage } from './check-image';
import { limits, rules, withinLimit } from '../../model';
import type { LimitName, MapSymbol, Problem, Ramp, SymbolLayer } from '../../model';
import { symbolLayerRule } from '../../model/symbol';

const colorKeys = ['fillColor', 'strokeColor', 'color', 'startColor', 'endColor'] as const;

/**
 * Problems of a symbol's numbers, colours, pictures, stack and nesting (three levels at most).
 * @param at path of the symbol, put before each problem's own.
 * @example
 * checkSymbol(lineSymbol(simpleLine({ width: 0 })));
 * // [{ at: 'symbol.layers[0].width', code: 'out-of-range', got: 0, min: 1, max: 100 }]
 */
export function checkSymbol(symbol: MapSymbol, at = 'symbol', depth = 1): Problem[] {
  if (depth > rules.symbolDepth) return [{ at, code: 'nested-too-deep', got: depth, max: rules.symbolDepth }];
  if (symbol.layers.length === 0) return [{ at: `${at}.layers`, code: 'last-symbol-layer', got: 0, min: 1 }];
  return (symbol.layers as readonly SymbolLayer[]).flatMap((layer, i) =>
    checkLayer(layer, `${at}.layers[${i}]`, depth),
  );
}

function checkLayer(layer: SymbolLayer, at: string, depth: number): Problem[] {
  const record = layer as unknown as Readonly<Record<string, unknown>>;
  const problems: Problem[] = [];
  const add = (problem: Problem | null): void => {
    if (problem) problems.push(problem);
  };
  for (const [key, name] of [
    ...Object.entries(symbolLayerRule(layer.kind).bounds),
    ['opacity', 'opacity'] as const,
  ]) {
    add(checkNumber(record[key], name, `${at}.${key}`));
  }
  // The width of an outline that is switched off is nobody's concern.
  if (record.outline === true) add(checkNumber(record.strokeWidth, 'outlineWidth', `${at}.strokeWidth`));
  for (const key of colorKeys)
    if (typeof record[key] === 'string') add(checkColor(record[key], `${at}.${key}`));
  if ('ramp' in layer && layer.colorScheme === 'ramp') problems.push(...checkRamp(layer.ramp, `${at}.ramp`));
  if ('source' in layer) add(checkImage(layer.source, `${at}.source`));
  for (const [key, nested] of nestedSymbols(layer)) {
    problems.push(...checkSymbol(nested, `${at}.${key}`, depth + 1));
  }
  return problems;
}

function nestedSymbols(layer: SymbolLayer): [string, MapSymbol][] {
  const nested: [string, MapSymbol][] = [];
  if ('marker' in layer) nested.push(['marker', layer.marker]);
  if ('line' in layer) nested.push(['line', layer.line]);
  if ('outline' in layer && typeof layer.outline === 'object' && 'useOutline' in layer && layer.useOutline) {
    nested.push(['outline', layer.outline]);
  }
  return nested;
}

/** A number outside its bound, or a count that is not whole, as a problem, else null. */
export function checkNumber(value: unknown, name: LimitName, at: string): Problem | null {
  const { min, max, unit } = limits[name];
  const sound = typeof value === 'number' && withinLimit(limits[name], value);
  if (sound && (unit !== 'count' || Number.isInteger(value))) return null;
  return { at, code: 'out-of-range', got: typeof value === 'number' ? value : String(value), min, max };
}

/** The problem of a text that is not a colour, else null. */
export function checkColor(color: string | null, at: string): Problem | null {
  return color === null || tryParseColor(color) ? null : { at, code: 'invalid-color', got: color };
}

/** Colours of a ramp that are none; a ramp without colours is one problem. */
export function checkRamp({ colors }: Ramp, at: string): Problem[] {
  if (colors.length === 0) return [{ at: `${at}.colors`, code: 'invalid-color', got: null }];
  return colors.flatMap((color, i) => checkColor(color, `${at}.colors[${i}]`) ?? []);
}
