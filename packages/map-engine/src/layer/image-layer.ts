import { applyTransform, extentOf, fitResiduals, fitTransform, projector } from '../geometry';
import type { AffineMatrix, FitResiduals } from '../geometry';
import type { ControlPoint, ImageLayerModel } from '../model';
import { createLayerCore, layerOf, modelDefaults } from './base-layer';
import type { SharedMembers } from './base-layer';
import { defaultProjection } from '../geometry/projection/reproject';
import type { MapLayer } from './map-layer';
import { createPlacedImageLayer } from '../renderer/canvas/placed-image-layer';

/** A model of which only the picture's source must be given, and a matrix or control points. */
export type ImageLayerOptions = Partial<Omit<ImageLayerModel, 'kind' | 'source'>> & {
  readonly source: string;
};

/** The part of a model that says where its picture is. */
export type ImagePlacement = Partial<
  Pick<ImageLayerModel, 'transformMatrix' | 'transformType' | 'controlPoints' | 'projection'>
>;

/** A layer of one picture. */
export interface ImageMapLayer extends MapLayer<ImageLayerModel> {
  /** Moves the picture; what is left out stays as it is. */
  setPlacement(placement: ImagePlacement): void;
  /**
   * How far the control points are from where the picture puts them, in units of the map's projection; null without
   * control points or where the picture has no place.
   */
  residuals(): FitResiduals | null;
}

/**
 * A georeferenced picture, placed by its matrix (column and row to units of `projection`, EPSG:3857 by default) or by its
 * checked control points, fitted again in every projection of the map. With too few checked points, or with positions that
 * the map's projection does not have, it is not drawn. It loads at once; if loading fails, the layer
 * fires `failed`.
 * @example
 * createImageLayer({ source: 'plan.png', transformMatrix: [10, 0, 12000000, 0, -10, 3000000] });
 */
export function createImageLayer(options: ImageLayerOptions): ImageMapLayer {
  const picture = createPlacedImageLayer();
  const core = createLayerCore<ImageLayerModel>(
    {
      ...modelDefaults,
      projection: defaultProjection,
      transformMatrix: null,
      transformType: 'affine',
      controlPoints: [],
      ...options,
      kind: 'image',
    },
    picture.olLayer,
    () => draw(),
  );
  const { source } = core.model;
  let image: HTMLImageElement | null = null;
  let disposed = false;

  const place = () => (image === null ? null : placement(core.model, image, core.projection));
  const draw = () => {
    const transform = place();
    picture.show(image === null || transform === null ? null : { image, transform });
  };
  const load = async () => {
    const loading = new Image();
    if (!source.startsWith('data:')) loading.crossOrigin = 'anonymous';
    loading.src = source;
    picture.setLoading(true);
    try {
      await loading.decode();
      if (disposed) return;
      image = loading;
      draw();
      core.events.emit('data-changed', undefined);
    } catch (error) {
      if (!disposed) core.events.emit('failed', error);
    } finally {
      picture.setLoading(false);
    }
  };
  void load();

  return layerOf<ImageMapLayer, SharedMembers<ImageLayerModel>>(core.members, {
    extent() {
      const transform = place();
      if (image === null || transform === null) return null;
      return extentOf(corners(image).flatMap((corner) => applyTransform(transform, corner)));
    },
    setPlacement(next) {
      core.update(next);
      draw();
      core.events.emit('data-changed', undefined);
    },
    residuals() {
      const { controlPoints, projection } = core.model;
      const transform = place();
      if (transform === null || controlPoints.length === 0) return null;
      return fitResiduals(movedPoints(controlPoints, projection, core.projection), transform);
    },
    dispose() {
      disposed = true;
      core.events.clear();
      picture.show(null);
      picture.olLayer.dispose();
    },
  });
}

/** The matrix in the map's projection; in another projection than the model's it is fitted to moved points. */
function placement(model: ImageLayerModel, image: HTMLImageElement, projection: string): AffineMatrix | null {
  const { transformMatrix, controlPoints, transformType } = model;
  if (projection === model.projection && transformMatrix !== null) return transformMatrix;
  const points =
    transformMatrix === null
      ? controlPoints
      : corners(image).map((pixel) => ({
          checked: true,
          pixel,
          map: applyTransform(transformMatrix, pixel),
        }));
  const moved = movedPoints(points, model.projection, projection);
  const transform = fitTransform(moved, transformMatrix === null ? transformType : 'affine');
  return transform?.every(Number.isFinite) ? transform : null;
}

function movedPoints(points: readonly ControlPoint[], from: string, to: string): ControlPoint[] {
  const project = projector(from, to);
  return points.map((point) => ({ ...point, map: project(point.map) }));
}

function corners({ width, height }: HTMLImageElement): [number, number][] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
}
