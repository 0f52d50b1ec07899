import type OlProjection from 'ol/proj/Projection.js';
import ImageSource from 'ol/source/Image.js';
import type { Extent, RasterBand, RasterScheme } from '../../model';
import type { RasterSchemeBuilder } from '../../scheme';
import { createPictureRenderer } from '../../renderer/raster/render-picture';
import { frameOfView, groundCell } from '../../renderer/raster/raster-view';
import { checkBlock } from '../../source/raster-block';
import type { LoadRaster, PlacedBlock } from '../../source/raster-block';
import { resamplingOf } from './resampling-of';

/** A raster's scheme, or what builds one from its bands, and where its cells come from. */
export interface RasterSourceOptions {
  readonly scheme: RasterScheme | RasterSchemeBuilder;
  readonly load: LoadRaster;
  /** Statistics of the bands; without them every view is stretched by its own. */
  readonly bands?: readonly RasterBand[];
}

/** An image source of OpenLayers that draws a raster scheme. */
export type RasterSource = ImageSource & {
  /** The scheme that is drawn, for its legend. */
  readonly scheme: RasterScheme;
  /** Recolours the cells at hand; nothing is fetched unless the new scheme mixes cells in another way. */
  setScheme(next: RasterScheme): void;
};

/**
 * A source for image layers of OpenLayers that draws a raster by its scheme, in any projection of the view. It asks its
 * loader for the cells in view when the map has come to rest; `imageloaderror` says that it could not be answered.
 * @example
 * const dem = geoTiffLoader('dem.tif');
 * const { bands } = await dem.describe();
 * ownImageLayer.setSource(rasterSource({ scheme: stretch(), load: dem.load, bands }));
 */
export function rasterSource(options: RasterSourceOptions): RasterSource {
  return new SchemeImageSource(options);
}

/** What the cells at hand were fetched for. */
interface Fetched {
  readonly key: string;
  readonly block: PlacedBlock | null;
}

class SchemeImageSource extends ImageSource {
  readonly #load: LoadRaster;
  readonly #bands: readonly RasterBand[];
  readonly #render = createPictureRenderer();
  #scheme: RasterScheme;
  #projection = '';
  #running = new AbortController();
  #fetched: Fetched | null = null;

  constructor({ scheme, load, bands = [] }: RasterSourceOptions) {
    super({
      // Cells are mixed by the scheme, not by the layer.
      interpolate: false,
      loader: (extent, resolution, pixelRatio) =>
        this.#draw(extent as [number, number, number, number], resolution, pixelRatio),
    });
    this.#load = load;
    this.#bands = bands;
    this.#scheme = typeof scheme === 'function' ? scheme({ bands }) : scheme;
  }

  get scheme(): RasterScheme {
    return this.#scheme;
  }

  setScheme(next: RasterScheme): void {
    this.#scheme = next;
    this.image = null;
    this.changed();
  }

  override getImageInternal(extent: number[], resolution: number, pixelRatio: number, view: OlProjection) {
    // The loader is not told in which projection it is asked.
    if (view.getCode() !== this.#projection) this.image = null;
    this.#projection = view.getCode();
    return super.getImageInternal(extent, resolution, pixelRatio, view);
  }

  async #draw(extent: Extent, resolution: number, pixelRatio: number) {
    const projection = this.#projection;
    const block = await this.#blockOf(extent, resolution, projection);
    const ring = this.#scheme.relief.used ? 1 : 0;
    const frame = block && frameOfView(block, { extent, resolution, pixelRatio }, projection, ring);
    if (block === null || frame === null) return { image: await nothing(), extent: [...extent] };
    const { image } = this.#render(block, {
      frame,
      resampling: resamplingOf(this.#scheme),
      scheme: this.#scheme.bands.length === 0 ? { ...this.#scheme, bands: this.#bands } : this.#scheme,
      groundCell: this.#scheme.relief.used ? groundCell(frame) : null,
      webgl: false,
    });
    const cell = (frame.extent[2] - frame.extent[0]) / frame.width;
    return {
      image: await createImageBitmap(image),
      extent: [...frame.extent],
      resolution: cell,
      pixelRatio: 1,
    };
  }

  /** The cells of a view and one more on each side, for relief and for values between cells. */
  async #blockOf(
    [minX, minY, maxX, maxY]: Extent,
    cell: number,
    projection: string,
  ): Promise<PlacedBlock | null> {
    const extent: Extent = [minX - cell, minY - cell, maxX + cell, maxY + cell];
    const resampling = resamplingOf(this.#scheme);
    const key = JSON.stringify([extent, cell, projection, resampling]);
    if (this.#fetched?.key === key) return this.#fetched.block;
    this.#running.abort();
    const running = new AbortController();
    this.#running = running;
    const answer = await this.#load(extent, cell, { signal: running.signal, projection, resampling });
    running.signal.throwIfAborted();
    if (answer !== null) checkBlock(answer);
    const block = answer && { ...answer, projection: answer.projection ?? projection };
    this.#fetched = { key, block };
    return block;
  }
}

function nothing(): Promise<ImageBitmap> {
  return createImageBitmap(new ImageData(1, 1));
}
