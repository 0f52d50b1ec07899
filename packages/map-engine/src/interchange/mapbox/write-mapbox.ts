import type { MapSymbol, VectorGeometry, VectorScheme } from '../../model';
import { lossesBetween } from '../compare-schemes';
import { filterOf } from '../expression/write-condition';
import type { Expression } from '../expression/write-condition';
import { ownJson } from '../json/read-json';
import type { Converted } from '../loss';
import type { Condition } from '../rules/condition';
import { rulesOfScheme } from '../rules/rules-of-scheme';
import type { MapboxLayer, MapboxStyle } from './mapbox-style';
import { readMapbox } from './read-mapbox';
import { labelLayers, layersOf } from './write-layers';
import type { LayerLook } from './write-layers';

/** How a style is written. */
export interface MapboxOptions {
  /** Name of the style. */
  readonly name?: string;
  /** The source that its layers draw; `features` by default. */
  readonly source?: string;
}

/**
 * A scheme of features as style of Mapbox GL and MapLibre: a layer a row and symbol layer, with the filter of the row. The
 * source is empty: put your data there. The losses are what is otherwise when the style is read again.
 * @example
 * const { result, losses } = mapboxStyleOfScheme(scheme, { source: 'districts' });
 * result.layers[0].type; // 'fill'
 */
export function mapboxStyleOfScheme(
  scheme: VectorScheme,
  { name = 'layer', source = 'features' }: MapboxOptions = {},
): Converted<MapboxStyle> {
  const result: MapboxStyle = {
    version: 8,
    name,
    sources: { [source]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
    layers: layersOfScheme(scheme, source),
  };
  const read = readMapbox(result, { geometry: scheme.geometry }, ownJson);
  return { result, losses: [...lossesBetween(scheme, read.result), ...read.losses] };
}

function layersOfScheme(scheme: VectorScheme, source: string): MapboxLayer[] {
  const { rows, rest } = rulesOfScheme(scheme);
  const layers: MapboxLayer[] = [];
  const add = (id: string, look: LayerLook, label?: string, filter?: Expression): void => {
    const { type, ...drawn } = look;
    layers.push({
      ...{ id, type, source },
      ...(filter && { filter }),
      ...drawn,
      ...(label !== undefined && { metadata: { 'gep:label': label } }),
    });
  };
  const addRow = (id: string, symbol: MapSymbol | null, label: string, condition: Condition): void => {
    const filter = filterOf(condition, isMissing);
    const looks = symbol ? layersOf(symbol) : [];
    const drawn = looks.length > 0 ? looks : [hidden(scheme.geometry)];
    drawn.forEach((look, i) => add(i === 0 ? id : `${id}-${i + 1}`, look, label, filter));
  };
  rows.forEach(({ condition, label, symbol }, i) => addRow(`row-${i + 1}`, symbol, label, condition));
  const others: Condition = { kind: 'not', of: { kind: 'any', of: rows.map(({ condition }) => condition) } };
  if (rest) addRow('others', rest.symbol, rest.label, others);
  for (const look of labelLayers(scheme.label)) add('labels', look);
  return layers;
}

const types = { point: 'circle', line: 'line', polygon: 'fill' } as const;

/** A row that is not drawn. */
const hidden = (geometry: VectorGeometry): LayerLook => ({
  type: types[geometry],
  layout: { visibility: 'none' },
});

const isMissing = (field: string): Expression => ['==', ['get', field], null];
