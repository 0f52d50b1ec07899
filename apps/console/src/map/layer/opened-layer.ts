import type { RasterMapLayer, VectorMapLayer } from '@gep/map-engine/layer';
import type { FeatureData, Field, RasterBand, Scheme } from '@gep/map-engine/model';
import type { ShownUnit } from '../../message/unit';
import type { FormVersion } from '../../session/use-form-versions';
import type { DrawnLayer } from './drawn-layer';
import { noUnit, styledUnit } from './layer-context';
import type { LayerContext } from './layer-context';
import type { LayerPlace } from './layer-place';

interface Opened {
  readonly place: LayerPlace;
  readonly context: LayerContext;
  /** The saved style could not be read; the default one is used instead. */
  readonly badStyle: boolean;
  /** The version of its style. */
  readonly version: FormVersion;
}

export interface OpenedPolygons extends Opened {
  readonly kind: 'polygon';
  readonly layer: VectorMapLayer;
  /** Those that are offered, by the names that people read. */
  readonly fields: readonly Field[];
  readonly features: readonly FeatureData[];
}

export interface OpenedRaster extends Opened {
  readonly kind: 'raster';
  /** Its scheme has the bands with what is known of them. */
  readonly layer: RasterMapLayer;
  /** What is known of its cells alone: a stretch of its scheme has the range of both years. */
  readonly bands: readonly RasterBand[];
  /** Of its cells, in both years. */
  readonly unit: ShownUnit;
  /** Side of a cell of the result in metres. */
  readonly cellSize: number;
  /** Whether range, deviation and histogram are only estimated yet. */
  readonly estimated: boolean;
}

/** A result layer as the screen works with it. */
export type OpenedLayer = OpenedPolygons | OpenedRaster;

/** A layer of the layer list: a result, or a file of the reader, whose numbers are as they are. */
export type ListedDrawn = OpenedLayer | (DrawnLayer & { readonly context?: undefined });

/** The unit of the numbers in the legend of a layer. */
export function legendUnitOf(opened: ListedDrawn, scheme: Scheme): ShownUnit {
  if (!opened.context) return noUnit;
  return opened.kind === 'raster' ? opened.unit : styledUnit(scheme, opened.context.columns);
}
