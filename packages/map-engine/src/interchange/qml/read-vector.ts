import { GepDataError } from '@gep/raster';
import { withAlpha } from '../../color';
import { defaultSymbol, rangeKey, rules, valueKey } from '../../model';
import type {
  Field,
  FieldType,
  FieldValue,
  MapSymbol,
  OtherCategory,
  RangeCategory,
  ValueCategory,
  VectorGeometry,
  VectorScheme,
} from '../../model';
import { singleSymbolScheme, symbolColor } from '../../scheme';
import type { LossNotes } from '../loss';
import { childrenOf, find } from '../read-xml';
import type { XmlElement } from '../read-xml';
import { fieldName, firstField } from './read-field';
import { readFill } from './read-fill';
import { readLabel } from './read-label';
import { readLine } from './read-line';
import { readMarker } from './read-marker';
import { schemeOfRanges, schemeOfValues } from '../scheme-of-rows';
import { readRanges } from './read-ranges';
import { plainRenderer } from './read-rules';
import { noteUnreadRenderer } from './unread-layer';

const symbolReaders = { marker: readMarker, line: readLine, fill: readFill } as const;
const geometries = { marker: 'point', line: 'line', fill: 'polygon' } as const;
type SymbolType = keyof typeof geometries;
const isSymbolType = (type: string | undefined): type is SymbolType =>
  type !== undefined && Object.hasOwn(geometries, type);

/** The symbols of a renderer by their names, and the geometry that they draw. */
interface Symbols {
  readonly geometry: VectorGeometry;
  readonly of: (name: string | undefined) => MapSymbol;
}

/**
 * The scheme of a layer of features.
 * @throws GepDataError 'style-unsupported' for a renderer without symbols
 */
export function readVector(root: XmlElement, written: XmlElement, notes: LossNotes): VectorScheme {
  const own = notes.below('renderer-v2');
  const renderer = written.attributes.type === 'RuleRenderer' ? (plainRenderer(written) ?? written) : written;
  const symbols = readSymbols(renderer, own);
  noteUnreadRenderer(written, own);
  const label = readLabel(root, symbols.geometry, notes);
  const opacity = Number(find(root, 'layerOpacity')?.text ?? 1);
  if (opacity < 1) notes.add('layerOpacity', 'unsupported');
  // Percent, until QGIS 3.
  if (Number(find(root, 'layerTransparency')?.text ?? 0) > 0) notes.add('layerTransparency', 'unsupported');
  if (renderer.attributes.symbollevels === '1' && hasLevels(renderer)) own.add('symbollevels', 'unsupported');
  const { type = '' } = renderer.attributes;
  const tables = { graduatedSymbol: graduated, categorizedSymbol: categorized } as const;
  if (type === 'graduatedSymbol' || type === 'categorizedSymbol')
    return { ...tables[type](renderer, symbols, own), label };
  if (type.toLowerCase() !== 'singlesymbol') own.add(type || 'type', 'unsupported', 'singleSymbol');
  const { symbol } = type === 'RuleRenderer' ? firstRule(renderer) : { symbol: '0' };
  return singleSymbolScheme(symbols.geometry, { template: symbols.of(symbol), label });
}

/** Whether layers of symbols are drawn level by level, over all features. */
function hasLevels(renderer: XmlElement): boolean {
  const symbols = childrenOf(find(renderer, 'symbols'), 'symbol');
  const layers = symbols.flatMap((symbol) => childrenOf(symbol, 'layer'));
  return new Set(layers.map(({ attributes }) => attributes.pass ?? '0')).size > 1;
}

function readSymbols(renderer: XmlElement, notes: LossNotes): Symbols {
  const written = childrenOf(find(renderer, 'symbols'), 'symbol');
  const type = written[0]?.attributes.type;
  if (!isSymbolType(type))
    throw new GepDataError('style-unsupported', 'renderer-v2', 'symbols of points, lines or polygons');
  const byName = new Map(
    written.flatMap((symbol) =>
      symbol.attributes.type === type
        ? [[symbol.attributes.name, symbolReaders[type](symbol, notes.below('symbol'))] as const]
        : [],
    ),
  );
  const geometry = geometries[type];
  return { geometry, of: (name) => byName.get(name ?? '0') ?? defaultSymbol(geometry) };
}

/** Rules choose by expressions; the first one that has a symbol stands for all of them. */
function firstRule(renderer: XmlElement): { readonly symbol: string | undefined } {
  const walk = (element: XmlElement): string | undefined =>
    element.attributes.symbol ?? element.children.map(walk).find((one) => one !== undefined);
  const rules = find(renderer, 'rules');
  return { symbol: rules && walk(rules) };
}

function graduated(renderer: XmlElement, symbols: Symbols, notes: LossNotes): VectorScheme {
  const field = readField(renderer, 'REAL', notes);
  const { ranges, openBelow, openAbove } = readRanges(renderer, notes);
  const categories = ranges.map(({ lower, upper, label, visible, symbol: name }, i): RangeCategory => {
    const symbol = symbols.of(name);
    return {
      kind: 'range',
      key: rangeKey(lower, upper),
      ...{ lower, upper, label, visible, count: null, symbol },
      color: rowColor(symbol),
      ...(i === 0 && openBelow && { openBelow }),
      ...(i === ranges.length - 1 && openAbove && { openAbove }),
    };
  });
  const bySize = renderer.attributes.graduatedMethod === 'GraduatedSize' && symbols.geometry !== 'polygon';
  // The rest of QGIS is not drawn.
  return schemeOfRanges(symbols.geometry, field, categories, { visible: false }, bySize);
}

function categorized(renderer: XmlElement, symbols: Symbols, notes: LossNotes): VectorScheme {
  const written = childrenOf(find(renderer, 'categories'), 'category');
  const isRest = ({ attributes }: XmlElement): boolean =>
    attributes.value === '' && attributes.type !== 'NULL';
  const rest = written.find(isRest);
  const listed = written.filter((one) => !isRest(one)).slice(0, rules.maxCategories);
  const type = typeOf(listed);
  const fields = combined(renderer.attributes.attr ?? '') ?? [readField(renderer, type, notes)];
  const rows = new Map<string, ValueCategory>();
  for (const { attributes, children } of listed) {
    const { label = '', symbol: name, render } = attributes;
    // Several values of one row are several rows, which look alike.
    const several = children.filter((one) => one.name === 'val').map((one) => one.attributes);
    for (const { value = '' } of several.length > 0 ? several : [attributes]) {
      const values = fields.length > 1 ? value.split(joint) : [valueOf(value, attributes.type, type)];
      const symbol = symbols.of(name);
      const key = valueKey(values);
      rows.set(key, {
        kind: 'value',
        ...{ key, values, label, symbol, count: null, visible: render !== 'false' },
        color: rowColor(symbol),
      });
    }
  }
  const named = fields.flatMap((one) => (one ? [one] : []));
  return schemeOfValues(symbols.geometry, named, [...rows.values()], restOf(rest, symbols));
}

function restOf(rest: XmlElement | undefined, symbols: Symbols): Partial<OtherCategory> {
  if (!rest) return { visible: false };
  const symbol = symbols.of(rest.attributes.symbol);
  const { label = '', render } = rest.attributes;
  return { label, visible: render !== 'false', symbol, color: rowColor(symbol) };
}

/** The colour of a row has no alpha: that is its symbol's. */
function rowColor(symbol: MapSymbol): string {
  return withAlpha(symbolColor(symbol) ?? '#000000', 1);
}

/** The column of a renderer; the first one of an expression, which is a loss. */
function readField(renderer: XmlElement, type: FieldType, notes: LossNotes): Field | null {
  const { attr = '' } = renderer.attributes;
  const plain = fieldName(attr);
  const name = plain ?? firstField(attr);
  if (plain === null) notes.add('attr', 'expression', name);
  return name === null ? null : { name, type };
}

/** Between the values of several fields, as the writer joins them. */
const joint = ' | ';

/** Columns that are joined to one text, as the writer does for several fields; null for any other attribute. */
function combined(attr: string): Field[] | null {
  const [, inside] = /^concat\((.+)\)$/.exec(attr) ?? [];
  const names = inside?.split(`,'${joint}',`).map((one) => fieldName(one));
  return names && names.length > 1 && names.length <= rules.maxUniqueFields && !names.includes(null)
    ? names.map((name) => ({ name: name ?? '', type: 'STRING' }))
    : null;
}

/** Numbers where the file says so; versions before 3.20 did not say, and then where every value looks like one. */
function typeOf(categories: readonly XmlElement[]): FieldType {
  const values = categories.map(({ attributes }) => attributes).filter(({ type }) => type !== 'NULL');
  if (values.some(({ type }) => type === 'string' || type === 'QString')) return 'STRING';
  const isNumber = values.every(({ value = '' }) => value.trim() !== '' && Number.isFinite(Number(value)));
  if (!isNumber || values.length === 0) return 'STRING';
  return values.every(({ value }) => Number.isInteger(Number(value))) ? 'INT4' : 'REAL';
}

function valueOf(text: string, written: string | undefined, type: FieldType): FieldValue {
  if (written === 'NULL' || (text === 'NULL' && written !== 'string')) return null;
  return type === 'STRING' ? text : Number(text);
}
