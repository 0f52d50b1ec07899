import ImageStyle from 'ol/style/Image.js';
import { contextOf, createCanvas, markerBox, measuringContext, drawMarkers, toPixelEdge } from '../../symbol';
import type { Assets, MarkerItem } from '../../symbol';

/** ol/ImageState.LOADED; the pictures inside are loaded before the image is made. */
const loaded = 2;

/** A whole marker stack as one image of OpenLayers, drawn by the canvas renderer once a pixel ratio. */
export class MarkerImage extends ImageStyle {
  readonly #items: readonly MarkerItem[];
  readonly #assets: Assets;
  /** Top left corner of what is drawn, seen from the point, in CSS pixels. */
  readonly #corner: readonly [x: number, y: number];
  /** Where the point is in the image, and the image's size, in CSS pixels. */
  readonly #anchor: readonly [x: number, y: number];
  readonly #size: readonly [width: number, height: number];
  readonly #canvases = new Map<number, OffscreenCanvas>();

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
    const [minX, minY, maxX, maxY] = markerBox(measuringContext(), items, assets) ?? [0, 0, 0, 0];
    this.#corner = [minX, minY];
    this.#anchor = [evenAbove(-minX), evenAbove(-minY)];
    this.#size = [this.#anchor[0] + evenAbove(maxX), this.#anchor[1] + evenAbove(maxY)];
  }

  override clone(): MarkerImage {
    return new MarkerImage(this.#items, this.#assets);
  }

  override getImage(pixelRatio: number): HTMLCanvasElement {
    // OpenLayers only hands the image to drawImage, which takes both kinds of canvas.
    return this.#canvas(pixelRatio) as unknown as HTMLCanvasElement;
  }

  #canvas(pixelRatio: number): OffscreenCanvas {
    const known = this.#canvases.get(pixelRatio);
    if (known !== undefined) return known;
    const [width, height] = this.#size;
    const canvas = createCanvas(Math.ceil(width * pixelRatio), Math.ceil(height * pixelRatio));
    const context = contextOf(canvas);
    context.scale(pixelRatio, pixelRatio);
    const [x, y] = this.pointIn(pixelRatio);
    drawMarkers(context, this.#items, x, y, 0, this.#assets);
    this.#canvases.set(pixelRatio, canvas);
    return canvas;
  }

  /** Where the point is in the image, in CSS pixels: beside the anchor, so that the marker's edges are sharp. */
  pointIn(pixelRatio: number): [x: number, y: number] {
    const [x, y] = this.#anchor;
    return [
      x + toPixelEdge(x + this.#corner[0], pixelRatio),
      y + toPixelEdge(y + this.#corner[1], pixelRatio),
    ];
  }

  override getHitDetectionImage(): HTMLCanvasElement {
    return this.getImage(1);
  }

  override getPixelRatio(pixelRatio: number): number {
    return pixelRatio;
  }

  override getAnchor(): number[] {
    return [...this.#anchor];
  }

  override getSize(): number[] {
    return [...this.#size];
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

/** The next even number with room for smoothed edges: at pixel ratio 1.5 it is still a whole number of pixels. */
function evenAbove(length: number): number {
  return Math.ceil((length + 1) / 2) * 2;
}
