import type { GepClient, LayerInfo } from '@gep/api-client';
import { decodeLayer } from '@gep/map-engine/codec';
import { createPolygonLayer } from '@gep/map-engine/layer/polygon';
import type { VectorMapLayer } from '@gep/map-engine/layer';
import { isVectorScheme } from '@gep/map-engine/model';
import type { FeatureData, Field, FieldValue, VectorScheme } from '@gep/map-engine/model';
import { fieldStatistics } from '@gep/map-engine/scheme';
import { recountRows } from '@gep/map-engine/scheme/edit';
import { defaultPolygonScheme } from '../style/default-scheme';
import { fitVectorScheme } from './fit-scheme';
import { labelFormat } from './label-format';
import type { LayerContext, ShownColumn } from './layer-context';
import type { LayerPlace } from './layer-place';
import type { OpenedPolygons } from './opened-layer';
import { savedScheme, styleVersion } from './saved-style';

/**
 * The districts of a result as a map layer, in the saved style or in the default one.
 * @throws ApiError, NetworkError, AbortError of the client
 */
export async function openPolygons(
  client: GepClient,
  place: LayerPlace,
  signal: AbortSignal,
  context: LayerContext,
): Promise<OpenedPolygons> {
  const { version: seen, layerStyle, info, model, features } = await readPolygons(client, place, signal);
  const rows = features.map((feature) => feature.properties);
  const aliased = model.fields.map((field) => ({ ...field, ...aliasOf(context.columns, field) }));
  const saved = savedScheme(layerStyle, isVectorScheme);
  const otherValues = async (fieldName: string): Promise<readonly FieldValue[]> => {
    const { projectId } = place;
    if (context.otherYear === null) return [];
    const at = { projectId, layerId: info.id, fieldName, compareFlag: context.otherYear };
    const { field } = await client.fieldValues(at, { signal });
    return field.map((value) => (typeof value === 'boolean' ? null : value));
  };
  const scheme = saved
    ? await fitVectorScheme(saved, rows, otherValues)
    : await defaultScheme(valueField(info, aliased), rows, otherValues, context);
  const layer: VectorMapLayer = createPolygonLayer({
    ...{ ...model, scheme: withAliases(scheme, aliased), features },
    formatLabel: labelFormat(context.columns, () => layer.scheme),
  });
  const badStyle = layerStyle !== null && saved === null;
  const version = styleVersion(seen);
  const fields = aliased.filter(
    ({ name }) => !context.columns.some((one) => one.hidden && one.name === name),
  );
  return { kind: 'polygon', place, context, layer, fields, features, badStyle, version };
}

/** The districts of a result with their values, and the style that was saved for them. */
export async function readPolygons(client: GepClient, place: LayerPlace, signal: AbortSignal) {
  // The polygons by themselves: the browser keeps them, and gets them again only when they are others.
  const [{ value, version }, { features: polygons }] = await Promise.all([
    client.versioned('vectorData', { ...place, part: 'info' }, { signal }),
    client.vectorData({ ...place, part: 'features' }, { signal }),
  ]);
  const { layerStyle, ...info } = value;
  const { layer: model, features } = decodeLayer({ ...info, features: polygons }, 'polygon');
  return { version, layerStyle, info, model, features: features.get(model.id) ?? [] };
}

/** Classes of the values of both years, so that the same value has the same colour. */
async function defaultScheme(
  field: Field | null,
  rows: readonly FeatureData['properties'][],
  otherValues: (field: string) => Promise<readonly FieldValue[]>,
  { ramp }: LayerContext,
): Promise<VectorScheme> {
  if (!field) return defaultPolygonScheme(null, null, rows, ramp);
  const others = (await otherValues(field.name)).map((value) => ({ [field.name]: value }));
  const statistics = fieldStatistics(rows, [field]);
  const scheme = defaultPolygonScheme(field, statistics, [...rows, ...others], ramp);
  return scheme.kind === 'single-symbol' ? scheme : recountRows(scheme, { properties: rows });
}

const aliasOf = (columns: readonly ShownColumn[], { name }: Field): Pick<Field, 'alias'> => {
  const alias = columns.find((column) => column.name === name)?.alias;
  return alias === undefined ? {} : { alias };
};

/** The fields of a scheme as the layer has them: aliases are not saved. */
function withAliases(scheme: VectorScheme, fields: readonly Field[]): VectorScheme {
  const known = (field: Field): Field => fields.find(({ name }) => name === field.name) ?? field;
  if ('fields' in scheme) return { ...scheme, fields: scheme.fields.map(known) };
  return 'field' in scheme && scheme.field ? { ...scheme, field: known(scheme.field) } : scheme;
}

/** The field that carries the values: the one that the server names, else Sum, sum or t_value. */
function valueField(info: Pick<LayerInfo, 'valueField'>, fields: readonly Field[]): Field | null {
  const names = [info.valueField, 'Sum', 'sum', 't_value'];
  return fields.find((field) => names.includes(field.name)) ?? null;
}
