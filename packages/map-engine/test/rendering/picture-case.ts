import type { MapHandle } from '../../src/map';
import type { Extent, MapSymbol } from '../../src/model';

/**
 * What a picture shows: a symbol as previews draw it, a sheet of them, or a small map at pixel ratio 1. A case is one file in
 * `cases/<group>/` whose default export is a `PictureCase`; its pictures are next to it.
 */
export type PictureCase =
  | {
      readonly kind: 'symbol';
      readonly symbol: MapSymbol;
      /** CSS pixels; default 124 x 80, as in the symbol editor. */
      readonly size?: readonly [width: number, height: number];
    }
  | {
      /** Many previews on one sheet, four in a row. */
      readonly kind: 'sheet';
      readonly symbols: readonly MapSymbol[];
      /** CSS pixels of one preview; default 66 x 34, as in the stack of the symbol editor. */
      readonly size?: readonly [width: number, height: number];
    }
  | {
      readonly kind: 'map';
      /** Adds what the map shows. */
      readonly fill: (map: MapHandle) => void;
      /** What the picture has to hold, in longitude and latitude. */
      readonly extent: Extent;
      /** CSS pixels; default 248 x 160. */
      readonly size?: readonly [width: number, height: number];
    };

/** A drawing for cases of pictures: a leaf, half dark and half light, so that a turned or mirrored one shows. */
export const leafSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20">' +
  '<path d="M2 18C2 8 8 2 18 2L2 18" fill="#2f7d4f"/><path d="M2 18C12 18 18 12 18 2L2 18" fill="#9fd28b"/></svg>';

/** The same drawing as the source of a picture. */
export const leafPicture = `data:image/svg+xml,${encodeURIComponent(leafSvg)}`;
