import type { FeatureLike } from 'ol/Feature.js';
import type Style from 'ol/style/Style.js';
import type { Problem, VectorGeometry, VectorScheme } from '../../model';
import type { VectorSchemeBuilder } from '../../scheme';
import { checkRows } from '../../scheme/check/check-rows-made';
import { checkField } from '../../scheme/data/data-field';
import { schemeFields } from '../../scheme/category/pins';
import { vectorData } from '../../source/feature-set';
import type { FeatureSet } from '../../source/feature-set';
import { olProjection } from '../../source/ol-projection';
import { loadAssets } from '../../symbol';
import type { Picture } from '../../symbol';
import { lacksAssets, prepareStyle } from './compiled-style';

/** How a style function gets its rows, and who is notified that pictures have loaded. */
export interface StyleFunctionOptions {
  /** What a scheme of `graduated`, `uniqueValues` and so on is built from; fields of a ready scheme are looked up in it. */
  readonly data?: FeatureSet;
  /** What is drawn; by default what the features of `data` are. Needed for attributes without geometries. */
  readonly geometry?: VectorGeometry;
  /**
   * Called when pictures and fonts of the symbols have been loaded, with those that cannot be shown: draw the layer
   * again, e.g. `() => layer.changed()`. Until then symbols are drawn without them.
   */
  readonly onChange?: (problems: readonly Problem[]) => void;
  /** Projection of the view; scale limits of labels are in metres. Default `EPSG:3857`. */
  readonly projection?: string;
}

/** A style function of OpenLayers, with the scheme that it draws, for its legend. */
export interface SchemeStyle {
  (feature: FeatureLike, resolution: number): Style[];
  readonly scheme: VectorScheme;
}

/**
 * A scheme as a style function for your own layers of OpenLayers: `ol/layer/Vector`, `ol/layer/VectorTile` and their
 * kin, with features of any origin. The value of a feature is read each time it is drawn, so a changed attribute
 * changes its look. One array of styles serves all features of a row.
 * @throws RangeError for a field that no feature of `data` has; TypeError for a scheme that has no rows yet
 * @example
 * const data = ownLayer.getSource()?.getFeatures() ?? [];
 * const scheme = graduated({ field: 'life_exp', method: 'quantile', classes: 5, ramp: 'YlGnBu' });
 * ownLayer.setStyle(styleFunction(scheme, { data, onChange: () => ownLayer.changed() }));
 */
export function styleFunction(
  scheme: VectorScheme | VectorSchemeBuilder,
  { data = [], geometry, onChange, projection = 'EPSG:3857' }: StyleFunctionOptions = {},
): SchemeStyle {
  const own = typeof scheme === 'function' ? scheme(vectorData(data, geometry)) : scheme;
  checkRows(own);
  // A builder has checked them.
  if (own === scheme) {
    const { properties } = vectorData(data, own.geometry);
    for (const { name } of schemeFields(own)) checkField(name, properties);
  }
  const metres = olProjection(projection).getMetersPerUnit() ?? 1;
  const assets = new Map<string, Picture | null>();
  const { needs, compile } = prepareStyle(own);
  let { style } = compile(assets);
  if (lacksAssets(needs, assets)) {
    void loadAssets(needs, assets).then((problems) => {
      ({ style } = compile(assets));
      onChange?.(problems);
    });
  }
  const draw = (feature: FeatureLike, resolution: number) => style(feature, resolution * metres);
  return Object.assign(draw, { scheme: own });
}
