import { extentOf, fitTransform, projector } from '../geometry';
import type { AffineMatrix } from '../geometry';
import type { ControlPoint, ImageLayerModel } from '../model';
import { createLayerCore, modelDefaults } from './base-layer';
import { defaultProjection } from './map-layer';
import type { MapLayer } from './map-layer';
import { createPictureLayer } from './picture-layer';

/** A model of which only the picture's source must be given, and a matrix or control points. */
export type ImageLayerInput = Partial<Omit<ImageLayerModel, 'kind' | 'source'>> & { readonly source: string };

/**
 * A georeferenced picture, placed by its matrix (column and row to units of `projection`, EPSG:3857 by default) or by its
 * checked control points. It loads at once; a picture that cannot be loaded is told by `failed`.
 * @example
 * createImageLayer({ source: 'plan.png', transformMatrix: [10, 0, 12000000, 0, -10, 3000000] });
 */
export function createImageLayer(input: ImageLayerInput): MapLayer<ImageLayerModel> {
  const model: ImageLayerModel = {
    ...modelDefaults,
    projection: defaultProjection,
    transformMatrix: null,
    transformType: 'affine',
    controlPoints: [],
    ...input,
    kind: 'image',
  };
  const picture = createPictureLayer();
  const core = createLayerCore(model, picture.olLayer, () => draw());
  let image: HTMLImageElement | null = null;
  let disposed = false;

  const place = () => (image === null ? null : placement(model, image, core.projection));
  const draw = () => {
    const transform = place();
    picture.show(image === null || transform === null ? null : { image, transform });
  };
  const load = async () => {
    const loading = new Image();
    if (!model.source.startsWith('data:')) loading.crossOrigin = 'anonymous';
    loading.src = model.source;
    try {
      await loading.decode();
      if (disposed) return;
      image = loading;
      draw();
      core.events.emit('data-changed', undefined);
    } catch (error) {
      if (!disposed) core.events.emit('failed', error);
    }
  };
  void load();

  return {
    ...core.members,
    get model() {
      return core.model;
    },
    extent() {
      const transform = place();
      if (image === null || transform === null) return null;
      return extentOf(corners(image).flatMap((corner) => apply(transform, corner)));
    },
    dispose() {
      disposed = true;
      core.events.clear();
      picture.show(null);
      picture.olLayer.dispose();
    },
  };
}

/** The matrix in the map's projection; in another projection than the model's it is fitted to moved points. */
function placement(model: ImageLayerModel, image: HTMLImageElement, projection: string): AffineMatrix | null {
  const { transformMatrix, controlPoints, transformType } = model;
  if (projection === model.projection) {
    return transformMatrix ?? fitTransform(controlPoints, transformType);
  }
  const project = projector(model.projection, projection);
  const points: readonly ControlPoint[] =
    transformMatrix === null
      ? controlPoints
      : corners(image).map((pixel) => ({ checked: true, pixel, map: apply(transformMatrix, pixel) }));
  const moved = points.map((point) => ({ ...point, map: project(point.map) }));
  return fitTransform(moved, transformMatrix === null ? transformType : 'affine');
}

function corners({ width, height }: HTMLImageElement): [number, number][] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}

function apply([a, b, c, d, e, f]: AffineMatrix, [col, row]: readonly [number, number]): [number, number] {
  return [a * col + b * row + c, d * col + e * row + f];
}
