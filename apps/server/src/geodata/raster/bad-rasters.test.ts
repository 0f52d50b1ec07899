import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../../scripts/test-data';
import type { GeodataProblemCode } from '../problem-codes';
import { warmGeodata } from '../testing/warm-geodata';

const broken: readonly GeodataProblemCode[] = ['raster-truncated', 'raster-damaged'];

/** File of bad/tif: the codes that would be right for what its README says is wrong with it. */
const refused: Readonly<Record<string, readonly GeodataProblemCode[]>> = {
  'byte_truncated.tif': ['raster-truncated'],
  // The decoder receives the number of cells that the header declares, so a frame that claims more cannot make it grow.
  'byte_zstd_corrupted.tif': ['raster-damaged'],
  'corrupt.tif': broken,
  'corrupted_deflate_singlestrip.tif': broken,
  'corrupted_gtiff_tags.tif': broken,
  'crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif': broken,
  'crash-1152ec2d1a1a71395b6f2ce6721c38924d025bf3.tif': broken,
  'crash-2020-10-test.tif': broken,
  'crash-63b1dffefc8c075ddc606c0a2f5fdc15ece78863.tif': broken,
  'crash-86214e58da443d2b80820cff9677a38a33dcbbca.tif': broken,
  'empty.tif': ['raster-file-empty'],
  'excessive-memory-TIFFFillStrip2.tif': ['raster-too-many-bands', 'raster-truncated'],
  'huge-number-strips.tif': ['raster-too-large'],
  'huge4GB.tif': ['raster-too-large'],
  'hugeblocksize.tif': ['raster-too-large'],
  'image_width_above_32bit.tif': ['raster-too-large'],
  'npp_truncated.tif': ['raster-truncated'],
  'oom-225817ca0f8c663be7ab4b9e717b02c661e66834.tif': ['raster-too-large', ...broken],
  'packbits-not-enough-data.tif': broken,
  'sample-get-lzw-stuck.tiff': broken,
  'seek_too_large.tif': ['raster-truncated'],
  'text.tif': ['raster-not-geotiff'],
  'tiled_bad_offset.tif': ['raster-truncated'],
  'truncated.tiff': ['raster-truncated'],
  'uint33.tif': ['raster-type-unsupported'],
  'unknown_compression.tif': ['raster-codec-unsupported'],
  'unsupported-srs.tif': ['raster-crs-unsupported'],
  'zackthecat_corrupted.tif': ['raster-codec-unsupported', ...broken],
};

describe.skipIf(!hasTestData)('bad rasters', () => {
  const usable = ['byte_bigtiff_invalid_slong8_for_stripoffsets.tif', 'minimum_tiff_tags_with_warning.tif'];

  it('has a line for every case', () => {
    expect([...Object.keys(refused), ...usable].sort()).toEqual(readdirSync(testData('bad/tif')).sort());
  });

  it.concurrent.each(Object.entries(refused))('refuses %s', async (name, codes) => {
    const task = { kind: 'inspect-raster', name, path: testData(`bad/tif/${name}`) } as const;
    const error = await warmGeodata(task, { memoryBytes: 700e6 }).catch((e: unknown) => e);
    expect(error).toMatchObject({ name: 'GeodataError', at: name, code: expect.toBeOneOf([...codes]) });
  });

  it('reads cells behind a directory with a wrong type', async () => {
    const [name] = usable;
    const found = await warmGeodata({ kind: 'inspect-raster', name, path: testData(`bad/tif/${name}`) });
    // The same 20 x 20 cells as byte.tif, mean 126.765 (rasters/README.md).
    expect(found.bands[0]).toMatchObject({ count: 400, min: 74, max: 255, mean: 126.765 });
    expect(found.warnings.map(({ code }) => code)).toContain('raster-metadata-damaged');
  });

  it('reads a single cell without tags, saying what it lacks', async () => {
    const [, name] = usable;
    const found = await warmGeodata({ kind: 'inspect-raster', name, path: testData(`bad/tif/${name}`) });
    expect(found).toMatchObject({ width: 1, height: 1, crs: null, transform: null });
    expect(found.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['raster-no-crs', 'raster-no-georeference']),
    );
  });
});
