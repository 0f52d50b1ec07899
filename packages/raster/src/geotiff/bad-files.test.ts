import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { readGeoTiff } from './open-geotiff';

// What each of them is, says the README of the data. GDAL reads the three that have a sum here, and no other.
const ends: Readonly<Record<string, string | number>> = {
  'byte_bigtiff_invalid_slong8_for_stripoffsets.tif': 50_706,
  'byte_truncated.tif': 'tiff-truncated',
  'byte_zstd_corrupted.tif': 'tiff-damaged-block',
  'corrupt.tif': 'tiff-truncated',
  'corrupted_deflate_singlestrip.tif': 'tiff-truncated',
  'corrupted_gtiff_tags.tif': 'tiff-truncated',
  'crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif': 'tiff-truncated',
  'crash-1152ec2d1a1a71395b6f2ce6721c38924d025bf3.tif': 'tiff-truncated',
  'crash-2020-10-test.tif': 'tiff-size-limit',
  'crash-63b1dffefc8c075ddc606c0a2f5fdc15ece78863.tif': 'tiff-size-limit',
  'crash-86214e58da443d2b80820cff9677a38a33dcbbca.tif': 'tiff-truncated',
  'empty.tif': 'tiff-not-recognized',
  'excessive-memory-TIFFFillStrip2.tif': 'tiff-truncated',
  'huge-number-strips.tif': 'tiff-size-limit',
  'huge4GB.tif': 'tiff-size-limit',
  'hugeblocksize.tif': 'tiff-size-limit',
  'image_width_above_32bit.tif': 'tiff-size-limit',
  'minimum_tiff_tags_with_warning.tif': 0,
  'npp_truncated.tif': 'tiff-truncated',
  'oom-225817ca0f8c663be7ab4b9e717b02c661e66834.tif': 'tiff-truncated',
  'packbits-not-enough-data.tif': 'tiff-truncated',
  'sample-get-lzw-stuck.tiff': 'tiff-truncated',
  'seek_too_large.tif': 'tiff-truncated',
  'text.tif': 'tiff-not-recognized',
  'tiled_bad_offset.tif': 'tiff-truncated',
  'truncated.tiff': 'tiff-truncated',
  'uint33.tif': 'tiff-unsupported-sample',
  'unknown_compression.tif': 'tiff-unsupported-codec',
  'unsupported-srs.tif': 256_012,
  'zackthecat_corrupted.tif': 'tiff-unsupported-codec',
};

describe.skipIf(!hasTestData)('bad/tif', () => {
  test.each(hasTestData ? readdirSync(testData('bad/tif')) : [])('%s', async (name) => {
    const reading = readGeoTiff(new Uint8Array(readFileSync(testData(`bad/tif/${name}`))));
    const end = ends[name];
    if (typeof end === 'number') {
      const [{ data }] = await reading;
      expect(Array.from(data).reduce((sum, cell) => sum + cell)).toBe(end);
    } else
      await expect(reading).rejects.toMatchObject({
        name: 'GepDataError',
        code: end,
        at: expect.stringMatching(/./) as string,
        expected: expect.stringMatching(/./) as string,
      });
  });
});
