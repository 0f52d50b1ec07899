import type {
  Category,
  FieldValue,
  MapSymbol,
  OtherCategory,
  RasterScheme,
  Scheme,
  VectorScheme,
} from '../../model';
import { schemeFields } from '../../scheme';
import { lossesBetween } from '../compare-schemes';
import type { Converted } from '../loss';
import { element, textElement } from '../xml';
import { schemeFromSld } from './read-sld';
import { rasterSymbolizer } from './write-color-map';
import { sldWords } from './sld-xml';
import type { SldVersion, SldWords } from './sld-xml';
import { symbolizers, textSymbolizer } from './write-symbol';

/** How a style is written. */
export interface SldOptions {
  /** 1.1.0 by default; GeoServer reads 1.0.0 best. */
  readonly version?: SldVersion;
  /** Name of the layer and of its style. */
  readonly name?: string;
}

/**
 * A scheme as Styled Layer Descriptor: a rule a row with its filter, its title and a symbolizer a layer of its symbol; of
 * rasters a colour map. The losses are what is otherwise when the text is read again.
 * @throws RangeError for a stretch whose band has no statistics that it needs
 * @example
 * const { result, losses } = sldOfScheme(scheme, { version: '1.0.0', name: '价值' });
 * result.includes('PropertyIsLessThanOrEqualTo'); // true
 */
export function sldOfScheme(scheme: Scheme, options: SldOptions = {}): Converted<string> {
  const { version = '1.1.0', name = 'layer' } = options;
  const words = sldWords(version);
  const rules = scheme.geometry === 'raster' ? rasterRule(scheme, words) : vectorRules(scheme, words);
  const result = words.document(name, rules);
  return { result, losses: lossesBetween(scheme, schemeFromSld(result).result) };
}

function rasterRule(scheme: RasterScheme, words: SldWords): string[] {
  return [words.se('Rule', [rasterSymbolizer(scheme, words)])];
}

function vectorRules(scheme: VectorScheme, words: SldWords): string[] {
  const fields = schemeFields(scheme).map(({ name }) => name);
  const labels = textSymbolizer(scheme.label, words);
  const rows = scheme.categories.map((row, i) => rule(row, filterOf(row, fields, i), words));
  const rest = scheme.other.visible && scheme.kind !== 'single-symbol' ? [elseRule(scheme.other, words)] : [];
  return [...rows, ...rest, ...(labels.length > 0 ? [words.se('Rule', labels)] : [])];
}

function rule({ label, visible, symbol }: Category, filter: readonly string[], words: SldWords): string {
  return words.se('Rule', [...words.title(label), ...filter, ...drawn(visible ? symbol : null, words)]);
}

function elseRule({ label, symbol }: OtherCategory, words: SldWords): string {
  return words.se('Rule', [...words.title(label), words.se('ElseFilter', []), ...drawn(symbol, words)]);
}

/** A rule without a symbolizer draws nothing, and its features are not among the rest. */
const drawn = (symbol: MapSymbol | null, words: SldWords): string[] =>
  symbol ? symbolizers(symbol, words) : [];

function filterOf(row: Category, fields: readonly string[], index: number): readonly string[] {
  if (row.kind === 'all') return [];
  const conditions =
    row.kind === 'value'
      ? fields.map((field, i) => equals(field, row.values[i] ?? null))
      : edges(fields[0] ?? '', row, index);
  const [only, ...more] = conditions;
  if (only === undefined) return [];
  return [element('ogc:Filter', {}, [more.length > 0 ? element('ogc:And', {}, conditions) : only])];
}

function equals(field: string, value: FieldValue): string {
  return value === null
    ? element('ogc:PropertyIsNull', {}, [textElement('ogc:PropertyName', field)])
    : comparison('PropertyIsEqualTo', field, value);
}

/** A class is (lower, upper]; the first one also holds its lower end. */
function edges(
  field: string,
  { lower, upper, openBelow, openAbove }: Extract<Category, { readonly kind: 'range' }>,
  index: number,
): string[] {
  const from = index === 0 ? 'PropertyIsGreaterThanOrEqualTo' : 'PropertyIsGreaterThan';
  return [
    ...(openBelow ? [] : [comparison(from, field, lower)]),
    ...(openAbove ? [] : [comparison('PropertyIsLessThanOrEqualTo', field, upper)]),
  ];
}

function comparison(name: string, field: string, value: string | number): string {
  return element(`ogc:${name}`, {}, [
    textElement('ogc:PropertyName', field),
    textElement('ogc:Literal', String(value)),
  ]);
}
