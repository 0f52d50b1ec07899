import type { GeometryFeature, GeoTiffDescription, GeoTiffLoader } from '@gep/map-engine/layer';
import type { RasterScheme, VectorGeometry, VectorScheme } from '@gep/map-engine/model';

interface Own {
  /** The same as long as the tab is open. */
  readonly key: string;
  /** Of its file. */
  readonly name: string;
}

/** Features out of a file, in degrees. */
export interface OwnVector extends Own {
  readonly kind: VectorGeometry;
  readonly features: readonly GeometryFeature[];
  readonly scheme: VectorScheme;
}

/** A GeoTIFF, of which what is in view is read. */
export interface OwnRaster extends Own {
  readonly kind: 'raster';
  readonly description: GeoTiffDescription;
  readonly loader: GeoTiffLoader;
  readonly scheme: RasterScheme;
}

/** A layer that a reader opened out of a file: it is in the memory of the tab and nowhere else. */
export type OwnLayer = OwnVector | OwnRaster;

/** Layers in one tab: more make the map slow. */
export const mostOwn = 20;
