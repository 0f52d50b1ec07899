import type { RasterBand, RasterScheme, VectorGeometry, VectorScheme } from '../../model';
import type { DataRows } from '../data/data-field';

/** What a vector scheme is built from. */
export interface VectorData<G extends VectorGeometry = VectorGeometry> {
  readonly geometry: G;
  /** Attributes of every feature. */
  readonly properties: DataRows;
}

/** What a raster scheme is built from. */
export interface RasterData {
  readonly bands: readonly RasterBand[];
}

/**
 * A scheme that is yet to be built from a layer's data, as `graduated` and its siblings give it. Layers and
 * `styleFunction` call it; a function of your own serves as well.
 */
export type VectorSchemeBuilder<
  G extends VectorGeometry = VectorGeometry,
  S extends VectorScheme = VectorScheme,
> = (data: VectorData<G>) => S;

/** The same for rasters: `stretch` and its siblings give one. */
export type RasterSchemeBuilder<S extends RasterScheme = RasterScheme> = (data: RasterData) => S;
