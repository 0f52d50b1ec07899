import type { Transform } from '../grid';
import { crsOfGeoKeys } from './crs-of-geo-keys';
import { geoKey, readGeoKeys } from './geo-keys';
import { numbersOf } from './image-layout';
import { tag } from './tags';
import type { TiffDirectory } from './tiff-directory';

/** Columns and rows as they are: x to the right, y downwards. */
const noTransform: Transform = [1, 0, 0, 0, 1, 0];

/** Where the cells of a file are. */
interface Georeference {
  readonly transform: Transform;
  readonly crs: string;
  /** How many ground control points the file has in place of a transform. */
  readonly controlPoints?: number;
}

/**
 * Where the cells of a file are. `PixelIsPoint` files give the centre of the first cell and are moved by half a cell, as GDAL does.
 * Files without a transform get columns and rows, and no CRS unless they name one: with ground control points it is the
 * CRS of the points, which the columns and rows are not in.
 */
export function georeferenceOf(directory: TiffDirectory): Georeference {
  const keys = readGeoKeys(directory);
  const transform = storedTransform(directory);
  const crs = crsOfGeoKeys(keys);
  if (!transform) {
    const points = Math.floor((numbersOf(directory.values.get(tag.modelTiepoint))?.length ?? 0) / 6);
    if (points > 1) return { transform: noTransform, crs: '', controlPoints: points };
    return { transform: noTransform, crs };
  }
  if (keys.get(geoKey.rasterType) !== 2) return { transform, crs };
  const [a, b, c, d, e, f] = transform;
  return { transform: [a, b, c - (a + b) / 2, d, e, f - (d + e) / 2], crs };
}

function storedTransform(directory: TiffDirectory): Transform | undefined {
  const numbers = (id: number): readonly number[] => numbersOf(directory.values.get(id)) ?? [];
  const scale = numbers(tag.modelPixelScale);
  const tie = numbers(tag.modelTiepoint);
  const matrix = numbers(tag.modelTransformation);
  let transform: Transform | undefined;
  if (scale.length >= 2 && tie.length >= 6) {
    const [i, j, , x, y] = tie;
    transform = [scale[0], 0, x - i * scale[0], 0, -scale[1], y + j * scale[1]];
  } else if (matrix.length === 16)
    transform = [matrix[0], matrix[1], matrix[3], matrix[4], matrix[5], matrix[7]];
  if (!transform?.every(Number.isFinite)) return undefined;
  const area = transform[0] * transform[4] - transform[1] * transform[3];
  return Number.isFinite(area) && area !== 0 ? transform : undefined;
}
