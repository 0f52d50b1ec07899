import { expect, test } from 'vitest';
import { openGeoTiff, readGeoTiff } from './open-geotiff';
import { tag } from './tags';
import type { TiffField } from './tiff-writer';
import { writeTiff } from './tiff-writer';

/** A GeoTIFF of 2 x 2 cells in EPSG:4326 with the given tie points: column, row, 0, x, y, 0. */
function tiffWithTies(tiePoints: readonly number[], scale?: readonly number[]): Uint8Array {
  const short = (id: number, ...values: number[]): TiffField => ({ tag: id, type: 'short', values });
  const fields: TiffField[] = [
    short(tag.imageWidth, 2),
    short(tag.imageLength, 2),
    short(tag.bitsPerSample, 8),
    short(tag.compression, 1),
    short(tag.rowsPerStrip, 2),
    { tag: tag.modelTiepoint, type: 'double', values: tiePoints },
    ...(scale ? [{ tag: tag.modelPixelScale, type: 'double', values: scale } as const] : []),
    // GTModelType geographic, GTRasterType PixelIsArea, GeographicType 4326.
    short(
      tag.geoKeyDirectory,
      ...[1, 1, 0, 3],
      ...[1024, 0, 1, 2],
      ...[1025, 0, 1, 1],
      ...[2048, 0, 1, 4326],
    ),
  ];
  const blocks = [Uint8Array.of(1, 2, 3, 4)];
  return writeTiff([{ fields, blocks, offsetsTag: tag.stripOffsets, lengthsTag: tag.stripByteCounts }]);
}

const corners = [
  [0, 0, 0, 117, 26, 0],
  [2, 0, 0, 118, 26.1, 0],
  [0, 2, 0, 117.1, 25, 0],
].flat();

test('a file with ground control points and no grid has no CRS, and is not read by extent', async () => {
  const source = await openGeoTiff(tiffWithTies(corners));
  expect(source.info).toMatchObject({ controlPoints: 3, crs: '', transform: [1, 0, 0, 0, 1, 0] });
  expect(Array.from((await source.read())[0].data)).toEqual([1, 2, 3, 4]);
  await expect(source.read({ extent: [0, 0, 1, 1] })).rejects.toMatchObject({
    code: 'tiff-control-points',
    expected: expect.stringContaining('got 3 ground control points') as string,
  });
});

test('a cell size makes a grid of the first tie point, however many there are', async () => {
  const [grid] = await readGeoTiff(tiffWithTies(corners, [0.5, 0.5, 0]));
  expect([grid.transform, grid.crs]).toEqual([[0.5, 0, 117, 0, -0.5, 26], 'EPSG:4326']);
});
