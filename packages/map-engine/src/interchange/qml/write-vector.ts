import type { Category, FieldValue, MapSymbol, VectorGeometry, VectorScheme } from '../../model';
import { schemeFields } from '../../scheme';
import { element } from '../xml';
import { fillQml } from './write-fill';
import { labelQml } from './write-label';
import { qmlSymbol } from './write-layer';
import { lineQml } from './write-line';
import { markerQml } from './write-marker';

type Row = Pick<Category, 'symbol' | 'visible'>;

/** As QGIS counts kinds of geometry. */
const geometryTypes = { point: 0, line: 1, polygon: 2 } as const satisfies Record<VectorGeometry, number>;
const symbolTypes = { point: 'marker', line: 'line', polygon: 'fill' } as const;

/**
 * The parts of a style of features: renderer, labels and kind of geometry. The row of all other values of classes is left
 * out, which QGIS does not have.
 * @param columnOf what the column of a field is called
 */
export function vectorQml(scheme: VectorScheme, columnOf: (field: string) => string): string[] {
  const columns = schemeFields(scheme).map(({ name }) => quoted(columnOf(name)));
  const parts = {
    'single-symbol': () => single(scheme),
    'unique-values': () => categorized(scheme, columns),
    'multiple-fields': () => categorized(scheme, columns),
    'graduated-color': () => graduated(scheme, columns, 'GraduatedColor'),
    'graduated-size': () => graduated(scheme, columns, 'GraduatedSize'),
  };
  return [
    parts[scheme.kind](),
    ...labelQml(scheme.label, scheme.geometry, columnOf),
    `<layerGeometryType>${geometryTypes[scheme.geometry]}</layerGeometryType>`,
  ];
}

const plain = { symbollevels: 0, enableorderby: 0, forceraster: 0 } as const;

function single(scheme: VectorScheme): string {
  const row: Row = scheme.categories[0] ?? { symbol: scheme.template, visible: true };
  const symbol = row.visible ? row.symbol : null;
  return element('renderer-v2', { type: 'singleSymbol', ...plain }, [
    symbolsOf(scheme.geometry, [{ symbol }]),
  ]);
}

function graduated(scheme: VectorScheme, [attr = '']: readonly string[], graduatedMethod: string): string {
  const ranges = scheme.categories.flatMap((one) => (one.kind === 'range' ? [one] : []));
  return element('renderer-v2', { type: 'graduatedSymbol', attr, graduatedMethod, ...plain }, [
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
    symbolsOf(scheme.geometry, ranges),
  ]);
}

function categorized(scheme: VectorScheme, columns: readonly string[]): string {
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
    symbolsOf(scheme.geometry, rows),
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

function symbolsOf(geometry: VectorGeometry, rows: readonly Pick<Row, 'symbol'>[]): string {
  return element(
    'symbols',
    {},
    rows.map(({ symbol }, i) => symbolQml(String(i), symbol, geometry)),
  );
}

function symbolQml(name: string, symbol: MapSymbol | null, geometry: VectorGeometry): string {
  switch (symbol?.kind) {
    case 'marker':
      return markerQml(name, symbol);
    case 'line':
      return lineQml(name, symbol);
    case 'fill':
      return fillQml(name, symbol);
    case undefined:
      return qmlSymbol(symbolTypes[geometry], name, []);
  }
}

/** A column in an expression. */
function quoted(column: string): string {
  return `"${column.replaceAll('"', '""')}"`;
}
