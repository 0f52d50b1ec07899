import type { FrameState } from 'ol/Map.js';
import Layer from 'ol/layer/Layer.js';
import type LayerRenderer from 'ol/renderer/Layer.js';
import Source from 'ol/source/Source.js';

/** A canvas and where its pixels are on the map: x = a·col + b·row + c, y = d·col + e·row + f. */
export interface PlacedImage {
  readonly image: CanvasImageSource & { readonly width: number; readonly height: number };
  readonly transform: readonly [number, number, number, number, number, number];
}

/** An OpenLayers layer that draws one placed picture in every frame, warped to the view of that frame. */
export interface PlacedImageLayer {
  readonly olLayer: Layer<Source, LayerRenderer<Layer>>;
  /** Shows another picture (null: none) from the next frame on. */
  show(picture: PlacedImage | null): void;
  /** Says whether a picture is on its way: `loadstart`, `loadend` and `rendercomplete` of the map heed it. */
  setLoading(loading: boolean): void;
}

/** @param onFrame called with every frame, before it is drawn; layers see the map move by it */
export function createPlacedImageLayer(
  onFrame: (frame: FrameState) => void = () => undefined,
): PlacedImageLayer {
  let picture: PlacedImage | null = null;
  let element: HTMLElement | null = null;
  const source = new Source({});
  const olLayer = new Layer<Source, LayerRenderer<Layer>>({
    source,
    render(frame) {
      onFrame(frame);
      element ??= createElement();
      const canvas = element.firstElementChild as HTMLCanvasElement;
      fitCanvas(canvas, frame, olLayer.getOpacity());
      const context = canvas.getContext('2d');
      if (context === null) return element;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      if (picture !== null) drawPicture(context, picture, frame);
      return element;
    },
  });
  return {
    olLayer,
    show(next) {
      picture = next;
      olLayer.changed();
    },
    setLoading(loading) {
      if (source.loading === loading) return;
      source.loading = loading;
      // The frames until then show nothing new.
      if (!loading) olLayer.changed();
    },
  };
}

function createElement(): HTMLElement {
  const element = document.createElement('div');
  // Its own class keeps OpenLayers from drawing the next layer into this canvas.
  element.className = 'ol-layer gep-picture';
  element.style.position = 'absolute';
  element.style.width = '100%';
  element.style.height = '100%';
  element.append(document.createElement('canvas'));
  return element;
}

function fitCanvas(canvas: HTMLCanvasElement, { size, pixelRatio }: FrameState, opacity: number): void {
  const width = Math.round(size[0] * pixelRatio);
  const height = Math.round(size[1] * pixelRatio);
  if (canvas.width !== width || canvas.height !== height) {
    canvas.width = width;
    canvas.height = height;
    canvas.style.width = `${size[0]}px`;
    canvas.style.height = `${size[1]}px`;
  }
  canvas.style.opacity = opacity === 1 ? '' : String(opacity);
}

function drawPicture(context: CanvasRenderingContext2D, picture: PlacedImage, frame: FrameState): void {
  const [a, b, c, d, e, f] = picture.transform;
  const [ma, mb, mc, md, mx, my] = frame.coordinateToPixelTransform;
  const ratio = frame.pixelRatio;
  // Multiplied here in double precision: canvas matrices are single, and map coordinates have eight digits.
  const matrix: [number, number, number, number, number, number] = [
    ratio * (ma * a + mc * d),
    ratio * (mb * a + md * d),
    ratio * (ma * b + mc * e),
    ratio * (mb * b + md * e),
    ratio * (ma * c + mc * f + mx),
    ratio * (mb * c + md * f + my),
  ];
  context.setTransform(...settle(matrix, picture.image));
  context.imageSmoothingEnabled = false;
  context.drawImage(picture.image, 0, 0);
}

/** A picture that fits the canvas to a hundredth of a pixel is put exactly on it, so that its colours stay its own. */
function settle(
  matrix: [number, number, number, number, number, number],
  image: { readonly width: number; readonly height: number },
): [number, number, number, number, number, number] {
  const [a, b, c, d, x, y] = matrix;
  const unit = Math.abs(a - 1) * image.width < 0.01 && Math.abs(d - 1) * image.height < 0.01;
  if (!unit || b !== 0 || c !== 0) return matrix;
  return [1, 0, 0, 1, Math.round(x), Math.round(y)];
}
