import type { GepClient } from '@gep/api-client';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import type { FeatureData, Field } from '@gep/map-engine/model';
import { commonUnit } from '../../../message/unit';
import { differencePolygonScheme } from '../../style/difference-scheme';
import type { LayerContext, Minus } from '../layer-context';
import type { LayerPlace } from '../layer-place';
import { readPolygons } from '../open-polygons';
import type { OpenedPolygons } from '../opened-layer';
import { styleVersion } from '../saved-style';
import { checkValues } from './check-values';

export async function polygonDifference(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
  minus: Minus,
): Promise<OpenedPolygons> {
  const [later, earlier] = await Promise.all(
    [place, minus.place].map((one) => readPolygons(client, one, signal)),
  );
  const features = subtracted(later.features, earlier.features);
  const rows = features.map(({ properties }) => properties);
  const values = rows.flatMap(({ Sum }) => (typeof Sum === 'number' ? [Sum] : []));
  checkValues(values);
  const unit = commonUnit(minus.unit, values, context.language);
  const columns = context.columns.map((column) => (column.name === 'Sum' ? { ...column, unit } : column));
  const fields = columns.map(({ name, alias }): Field => {
    const type = name === 'Name' || name === 'code' ? 'STRING' : 'REAL';
    return { name, type, alias };
  });
  const field = fields.find(({ name }) => name === 'Sum') ?? { name: 'Sum', type: 'REAL' };
  const scheme = differencePolygonScheme(field, rows);
  const layer = createPolygonLayer({ ...later.model, fields, scheme, features });
  return {
    kind: 'polygon',
    ...{
      place,
      context: { ...context, columns },
      layer,
      fields,
      features,
      badStyle: false,
      version: styleVersion(null),
    },
  };
}

/** The districts of the later result with both values and their difference; none where one of them is missing. */
function subtracted(later: readonly FeatureData[], earlier: readonly FeatureData[]): FeatureData[] {
  const keyOf = ({ properties: { code, Name } }: FeatureData) => code ?? Name ?? null;
  const before = new Map(earlier.map((feature) => [keyOf(feature), feature.properties.Sum ?? null]));
  return later.map((feature) => {
    const { Name = null, code = null, Sum: to = null } = feature.properties;
    const from = before.get(keyOf(feature)) ?? null;
    const Sum = typeof to === 'number' && typeof from === 'number' ? to - from : null;
    return { ...feature, properties: { Name, code, Sum, later: to, earlier: from } };
  });
}
