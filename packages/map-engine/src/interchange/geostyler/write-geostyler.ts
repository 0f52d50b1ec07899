import type { Scheme, VectorScheme } from '../../model';
import { lossesBetween } from '../compare-schemes';
import { ownJson } from '../json/read-json';
import type { Converted } from '../loss';
import { rulesOfScheme } from '../rules/rules-of-scheme';
import type { GeoStylerRule, GeoStylerStyle } from './geostyler-style';
import { readGeoStyler } from './read-geostyler';
import { scaleOfMetres } from './scale';
import { filterOf } from './write-filter';
import { rasterOf } from './write-raster';
import { symbolizersOf, textOf } from './write-symbolizers';

/** How a style is written. */
export interface GeoStylerOptions {
  /** Name of the style. */
  readonly name?: string;
}

/**
 * A scheme as style of GeoStyler: a rule a row with its filter and name, and a symbolizer a layer of its symbol. The losses
 * are what is otherwise when the style is read again.
 * @throws RangeError for a stretch whose band has no statistics that it needs
 * @example
 * const { result, losses } = geoStylerOfScheme(scheme, { name: 'districts' });
 * result.rules[0].filter; // ['&&', ['>=', 'Sum', 10], ['<=', 'Sum', 20]]
 */
export function geoStylerOfScheme(scheme: Scheme, options: GeoStylerOptions = {}): Converted<GeoStylerStyle> {
  const { name = 'layer' } = options;
  const rules: GeoStylerRule[] =
    scheme.geometry === 'raster' ? [{ name, symbolizers: [rasterOf(scheme)] }] : vectorRules(scheme);
  const result = { name, rules };
  return { result, losses: lossesBetween(scheme, readGeoStyler(result, {}, ownJson).result) };
}

function vectorRules(scheme: VectorScheme): GeoStylerRule[] {
  const { rows, rest } = rulesOfScheme(scheme);
  return [
    ...rows.map(({ condition, label, symbol }) => {
      const filter = filterOf(condition);
      // A rule without a symbolizer draws nothing, and its features are not among the rest.
      return { name: label, ...(filter && { filter }), symbolizers: symbol ? symbolizersOf(symbol) : [] };
    }),
    ...(rest
      ? [{ name: rest.label, elseRule: true, symbolizers: rest.symbol ? symbolizersOf(rest.symbol) : [] }]
      : []),
    ...labelRules(scheme),
  ];
}

function labelRules({ label }: VectorScheme): GeoStylerRule[] {
  const { minResolution: from, maxResolution: to } = label;
  const scaleDenominator = {
    ...(from !== null && { min: scaleOfMetres(from) }),
    ...(to !== null && { max: scaleOfMetres(to) }),
  };
  const isBound = from !== null || to !== null;
  return textOf(label).map((text) => ({
    name: 'labels',
    ...(isBound && { scaleDenominator }),
    symbolizers: [text],
  }));
}
