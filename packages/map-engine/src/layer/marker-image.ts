import ImageStyle from 'ol/style/Image.js';
import { markerReach, paintMarkers } from '../symbol';
import type { Assets, Canvas2D, MarkerItem } from '../symbol';

/** ol/ImageState.LOADED; the pictures inside are loaded before the image is made. */
const loaded = 2;

/** A whole marker stack as one image of OpenLayers, painted by our painter once a pixel ratio. */
export class MarkerImage extends ImageStyle {
  readonly #items: readonly MarkerItem[];
  readonly #assets: Assets;
  readonly #reach: number;
  readonly #canvases = new Map<number, HTMLCanvasElement>();

  constructor(items: readonly MarkerItem[], assets: Assets) {
    super({
      opacity: 1,
      rotateWithView: false,
      rotation: 0,
      scale: 1,
      displacement: [0, 0],
      declutterMode: 'none',
    });
    this.#items = items;
    this.#assets = assets;
    this.#reach = markerReach(scratch(), items, assets);
  }

  override clone(): MarkerImage {
    return new MarkerImage(this.#items, this.#assets);
  }

  override getImage(pixelRatio: number): HTMLCanvasElement {
    const known = this.#canvases.get(pixelRatio);
    if (known !== undefined) return known;
    const canvas = document.createElement('canvas');
    const side = Math.ceil(this.#reach * 2 * pixelRatio);
    canvas.width = side;
    canvas.height = side;
    const context = contextOf(canvas);
    context.scale(pixelRatio, pixelRatio);
    paintMarkers(context, this.#items, this.#reach, this.#reach, 0, this.#assets);
    this.#canvases.set(pixelRatio, canvas);
    return canvas;
  }

  override getHitDetectionImage(): HTMLCanvasElement {
    return this.getImage(1);
  }

  override getPixelRatio(pixelRatio: number): number {
    return pixelRatio;
  }

  override getAnchor(): number[] {
    return [this.#reach, this.#reach];
  }

  override getSize(): number[] {
    return [this.#reach * 2, this.#reach * 2];
  }

  override getImageSize(): number[] {
    return this.getSize();
  }

  override getOrigin(): number[] {
    return [0, 0];
  }

  override getImageState(): typeof loaded {
    return loaded;
  }

  override load(): void {
    return;
  }

  override listenImageChange(): void {
    return;
  }

  override unlistenImageChange(): void {
    return;
  }

  override ready(): Promise<void> {
    return Promise.resolve();
  }
}

let measuring: Canvas2D | undefined;

/** A canvas that only measures text. */
function scratch(): Canvas2D {
  measuring ??= contextOf(document.createElement('canvas'));
  return measuring;
}

function contextOf(canvas: HTMLCanvasElement): Canvas2D {
  const context = canvas.getContext('2d');
  if (context === null) throw new TypeError('the browser gives no 2d canvas');
  return context;
}
