import type { Category, FieldValue, FillSymbol, MapSymbol, VectorScheme } from '../../model';
import { fillQml } from './fill-qml';
import { qmlDocument } from './qml-document';
import { element } from '../xml';

/** What the columns of the file are called. */
export interface PolygonQmlOptions {
  /** The column of a field of the scheme; the field's own name by default. */
  readonly columnOf?: (field: string) => string;
}

/**
 * The style of a layer of polygons as QGIS reads it from a `.qml` beside the file: one symbol, categories or graduated
 * classes, with the same edges and owners. Labels are left out; so is the row of all other values of graduated classes,
 * which QGIS does not have.
 * @throws RangeError for points and lines
 * @example
 * polygonQml(scheme, { columnOf: (name) => (name === 'Sum' ? 'value' : name) }).includes('attr="&quot;value&quot;"'); // true
 */
export function polygonQml(
  scheme: VectorScheme,
  { columnOf = (name) => name }: PolygonQmlOptions = {},
): string {
  if (scheme.geometry !== 'polygon' || scheme.kind === 'graduated-size')
    throw new RangeError(`scheme: got ${scheme.kind} of ${scheme.geometry}, allowed: schemes of polygons`);
  const parts = {
    'single-symbol': () => single(scheme.categories[0] ?? { symbol: scheme.template, visible: true }),
    'unique-values': () => categorized(scheme, columnOf),
    'multiple-fields': () => categorized(scheme, columnOf),
    'graduated-color': () => graduated(scheme, columnOf),
  };
  // 2: polygons.
  return qmlDocument([parts[scheme.kind](), '<layerGeometryType>2</layerGeometryType>']);
}

const plain = { symbollevels: 0, enableorderby: 0, forceraster: 0 } as const;

type Row = Pick<Category, 'symbol' | 'visible'>;

function single(row: Row): string {
  return element('renderer-v2', { type: 'singleSymbol', ...plain }, [
    element('symbols', {}, [fillQml('0', row.visible ? fillOf(row.symbol) : nothing)]),
  ]);
}

function graduated(scheme: VectorScheme, columnOf: (field: string) => string): string {
  const field = 'field' in scheme ? scheme.field : null;
  const ranges = scheme.categories.flatMap((one) => (one.kind === 'range' ? [one] : []));
  return element(
    'renderer-v2',
    {
      type: 'graduatedSymbol',
      attr: field ? quoted(columnOf(field.name)) : '',
      graduatedMethod: 'GraduatedColor',
      ...plain,
    },
    [
      element(
        'ranges',
        {},
        // QGIS takes the first range that holds a value at either end: of ascending ones, that whose upper end it is.
        ranges.map(({ lower, upper, label, visible, openBelow, openAbove }, i) =>
          element('range', {
            lower: openBelow ? -Number.MAX_VALUE : lower,
            upper: openAbove ? Number.MAX_VALUE : upper,
            label,
            symbol: i,
            render: String(visible),
          }),
        ),
      ),
      symbolsOf(ranges),
    ],
  );
}

function categorized(scheme: VectorScheme, columnOf: (field: string) => string): string {
  const fields = 'fields' in scheme ? scheme.fields : 'field' in scheme && scheme.field ? [scheme.field] : [];
  const columns = fields.map(({ name }) => quoted(columnOf(name)));
  const attr = columns.length > 1 ? `concat(${columns.join(`,'${joint}',`)})` : (columns.at(0) ?? '');
  const values = scheme.categories.flatMap((one) => (one.kind === 'value' ? [one] : []));
  const { other } = scheme;
  const rows = [
    ...values.map(({ label, visible, values: key, symbol }) => ({ label, visible, symbol, ...valueOf(key) })),
    // An empty text stands for all other values.
    ...(other.visible ? [{ ...other, value: '', type: 'string' }] : []),
  ];
  return element('renderer-v2', { type: 'categorizedSymbol', attr, ...plain }, [
    element(
      'categories',
      {},
      rows.map(({ value, type, label, visible }, i) =>
        element('category', { value, type, label, symbol: i, render: String(visible) }),
      ),
    ),
    symbolsOf(rows),
  ]);
}

/** Between the values of several fields. */
const joint = ' | ';

function valueOf(values: readonly FieldValue[]): { value: string; type: string } {
  const text = values.map((one) => (one === null ? '' : String(one))).join(joint);
  const [first] = values;
  if (values.length > 1 || typeof first === 'string') return { value: text, type: 'string' };
  return first === null
    ? { value: 'NULL', type: 'NULL' }
    : { value: text, type: Number.isInteger(first) ? 'long' : 'double' };
}

function symbolsOf(rows: readonly Row[]): string {
  return element(
    'symbols',
    {},
    rows.map(({ symbol }, i) => fillQml(String(i), fillOf(symbol))),
  );
}

const nothing: FillSymbol = { kind: 'fill', layers: [] };

function fillOf(symbol: MapSymbol | null): FillSymbol {
  return symbol?.kind === 'fill' ? symbol : nothing;
}

/** A column in an expression. */
function quoted(column: string): string {
  return `"${column.replaceAll('"', '""')}"`;
}
