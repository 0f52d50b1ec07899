import type Feature from 'ol/Feature.js';
import type Geometry from 'ol/geom/Geometry.js';
import { olProjection } from '../../source/ol-projection';

/** Geometries of features in the projection that they came in. */
export interface FeatureHome {
  readonly projection: string;
  readonly geometries: ReadonlyMap<Feature, Geometry>;
}

/** Keeps the geometries as they are now; the features get copies when they go elsewhere. */
export function homeOf(features: readonly Feature[], projection: string): FeatureHome {
  const geometries = new Map<Feature, Geometry>();
  for (const feature of features) {
    const geometry = feature.getGeometry();
    if (geometry) geometries.set(feature, geometry);
  }
  return { projection, geometries };
}

/** Moves features to a projection from where they came: moved from plane to plane they would lose what a plane cannot hold. */
export function moveFromHome(features: readonly Feature[], home: FeatureHome, to: string): void {
  const [from, next] = [olProjection(home.projection), olProjection(to)];
  for (const feature of features) {
    const geometry = home.geometries.get(feature);
    if (geometry)
      feature.setGeometry(to === home.projection ? geometry : geometry.clone().transform(from, next));
  }
}
