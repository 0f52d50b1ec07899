import type Feature from 'ol/Feature.js';
import type { Extent as OlExtent } from 'ol/extent.js';
import type SimpleGeometry from 'ol/geom/SimpleGeometry.js';
import type VectorSource from 'ol/source/Vector.js';
import { getUid } from 'ol/util.js';

/** All features of a source in the order in which OpenLayers draws them (as they were made), with their boxes. */
export interface FeatureTable {
  readonly features: readonly Feature[];
  /** minX, minY, maxX, maxY of each feature in map units; empty geometries meet no extent. */
  readonly boxes: Float64Array;
}

/** Reads a source; a table holds until the source's revision changes. */
export function featureTable(source: VectorSource): FeatureTable {
  const made = source.getFeatures().map((feature) => ({ feature, at: Number(getUid(feature)) }));
  made.sort((one, two) => one.at - two.at);
  const features = made.map(({ feature }) => feature);
  const boxes = new Float64Array(features.length * 4);
  features.forEach((feature, index) => {
    boxes.set(feature.getGeometry()?.getExtent() ?? [Infinity, Infinity, -Infinity, -Infinity], index * 4);
  });
  return { features, boxes };
}

/** Whether the box of a feature meets an extent. A loop over all boxes costs less than a tree's answer is worth. */
export function meets({ boxes }: FeatureTable, index: number, [minX, minY, maxX, maxY]: OlExtent): boolean {
  const at = index * 4;
  return boxes[at] <= maxX && boxes[at + 2] >= minX && boxes[at + 1] <= maxY && boxes[at + 3] >= minY;
}

/** Vertices after which a group ends: a few milliseconds of drawing. */
const groupVertices = 10_000;

/** Features in their order, in groups of some thousand vertices. */
export function byVertices(features: readonly Feature[]): Feature[][] {
  const groups: Feature[][] = [];
  let room = 0;
  for (const feature of features) {
    if (room <= 0) {
      groups.push([]);
      room = groupVertices;
    }
    groups.at(-1)!.push(feature);
    const geometry = feature.getGeometry() as SimpleGeometry | undefined;
    room -= geometry ? geometry.getFlatCoordinates().length / geometry.getStride() : 1;
  }
  return groups;
}
