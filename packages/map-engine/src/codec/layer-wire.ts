import type { LayerModel } from '../model';
import type { JsonObject, Wire } from './wire';

/** What layers of every kind have. */
export type Common = Pick<
  LayerModel,
  | ('id' | 'name' | 'visible' | 'opacity' | 'zIndex' | 'projection' | 'originalProjection')
  | ('filePath' | 'minResolution' | 'maxResolution')
>;

/** What one kind of layer has in addition; JSON texts are still trees when they are encoded (`textParts`). */
export interface LayerParts<L> {
  readonly decode: (wire: Wire, at: string, common: Common) => L;
  readonly encode: (layer: L) => JsonObject;
}
