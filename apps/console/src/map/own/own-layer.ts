import type { GeometryFeature, GeoTiffDescription, GeoTiffLoader } from '@gep/map-engine/layer';
import type { RasterScheme, VectorGeometry, VectorScheme } from '@gep/map-engine/model';
import type { RasterInfo } from '@gep/raster';
import type { PicturePoint, PictureTransform } from './picture/control-points';
import type { ReadPicture } from './picture/read-picture';

/** Red, green, blue and alpha, 0-255, by cell value. */
export type Palette = NonNullable<RasterInfo['colorTable']>;

interface Own {
  /** The same as long as the tab is open. */
  readonly key: string;
  /** Of its file, or what the reader calls it. */
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
  /** Colours of the values 0, 1, 2 … that the file carries; null for none. */
  readonly palette: Palette | null;
  readonly scheme: RasterScheme;
}

/** A picture or plan, laid on the map by control points. */
export interface OwnPicture extends Own, ReadPicture {
  readonly kind: 'picture';
  readonly transform: PictureTransform;
  readonly points: readonly PicturePoint[];
}

/** A layer that a reader opened out of a file: it is in the memory of the tab and nowhere else. */
export type OwnLayer = OwnStyled | OwnPicture;

/** Those that have a style and a legend. */
export type OwnStyled = OwnVector | OwnRaster;

/** Layers in one tab: more make the map slow. */
export const mostOwn = 20;
