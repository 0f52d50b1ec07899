import type { ControlPoint, ImageLayerModel, TransformType } from '../model';
import { styleCaps } from './caps';
import type { LayerParts } from './layer-wire';
import { imageText, numbers } from './shared-parts';
import { asObject, below, bool, invalid, list, nullable, read, words } from './wire';
import type { Wire, WireCodec } from './wire';

const transformTypes = ['affine', 'similarity', 'translate'] as const satisfies readonly TransformType[];
const transformType = words(transformTypes);

interface Position {
  readonly isChecked: boolean;
  readonly Coor: readonly number[];
}
const position: WireCodec<Position> = {
  decode: (value, at) => {
    const wire = asObject(value, at);
    return {
      isChecked: read(wire, 'isChecked', bool, true, at),
      Coor: numbers(2).decode(wire.Coor, below(at, 'Coor')),
    };
  },
  encode: ({ isChecked, Coor }) => ({ isChecked, Coor: [...Coor] }),
  schema: {},
};
const positions = list(position, styleCaps.controlPoints);

/** Georeferenced pictures. */
export const imageParts: LayerParts<ImageLayerModel> = {
  decode: (wire, at, common) => ({
    kind: 'image',
    ...common,
    source: read(wire, 'layerUrl', imageText, '', at),
    transformMatrix: read(
      wire,
      'transformMatrix',
      nullable(numbers(6)),
      null,
      at,
    ) as ImageLayerModel['transformMatrix'],
    transformType: read(wire, 'transformType', transformType, 'affine', at),
    controlPoints: controlPoints(wire, at),
  }),
  encode: (layer) => {
    const ends = (end: 'pixel' | 'map') =>
      layer.controlPoints.map((point) => position.encode({ isChecked: point.checked, Coor: point[end] }));
    return {
      layerUrl: layer.source,
      transformMatrix: layer.transformMatrix && [...layer.transformMatrix],
      transformType: layer.transformType,
      pixelCoordinate: ends('pixel'),
      projectiveCoordinate: ends('map'),
    };
  },
};

/** Pairs of the two lists; a pair is used where both of its ends are checked. */
function controlPoints(wire: Wire, at: string): ControlPoint[] {
  const pixels = read(wire, 'pixelCoordinate', positions, [], at);
  const places = read(wire, 'projectiveCoordinate', positions, [], at);
  if (pixels.length !== places.length) {
    throw invalid(
      below(at, 'projectiveCoordinate'),
      `${pixels.length} items, as many as pixelCoordinate has`,
    );
  }
  return pixels.map((pixel, i) => ({
    checked: pixel.isChecked && places[i].isChecked,
    pixel: [pixel.Coor[0], pixel.Coor[1]],
    map: [places[i].Coor[0], places[i].Coor[1]],
  }));
}
