import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasTestData, testData } from '../../../../scripts/test-data';
import { emptyProject, isAlive, preparedProject, stateOf } from '../../src/testing/project-state';
import type { Prepared } from '../../src/testing/project-state';
import { testApp } from '../../src/testing/test-app';
import type { TestApp } from '../../src/testing/test-app';
import { expectClear } from './clear-message';

/** The expected code, and what the message must contain in addition to the name of the file. */
type Refusal = readonly [codes: string | readonly string[], ...words: (string | readonly [string, string])[]];

const whole = ['应为完整的', 'a complete'] as const;
const truncated: Refusal = ['30105', whole];
const damaged: Refusal = ['30108', whole];
/** Both are true of a stream that ends too early or points astray. */
const broken: Refusal = [['30105', '30108'], whole];
const tooLarge: Refusal = ['30106', '400\u2009000\u2009000'];

/** File of bad/tif, by what the README of the data says is wrong. */
const refused: Readonly<Record<string, Refusal>> = {
  'byte_truncated.tif': truncated,
  'byte_zstd_corrupted.tif': damaged,
  'corrupt.tif': broken,
  'corrupted_deflate_singlestrip.tif': broken,
  'corrupted_gtiff_tags.tif': broken,
  'crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif': broken,
  'crash-1152ec2d1a1a71395b6f2ce6721c38924d025bf3.tif': broken,
  'crash-2020-10-test.tif': broken,
  'crash-63b1dffefc8c075ddc606c0a2f5fdc15ece78863.tif': broken,
  'crash-86214e58da443d2b80820cff9677a38a33dcbbca.tif': broken,
  'empty.tif': ['20105', ['0字节', '0 bytes']],
  // 65535 samples a pixel where 1000 bands are allowed, in a file of 250 bytes.
  'excessive-memory-TIFFFillStrip2.tif': [
    ['30105', '30108'],
    ['应为完整的', 'a complete'],
  ],
  'huge-number-strips.tif': tooLarge,
  'huge4GB.tif': [...tooLarge, '65\u2009535'],
  // A tile of 2147483648 x 16 cells of one byte, in MB.
  'hugeblocksize.tif': ['30106', '34\u2009360'],
  'image_width_above_32bit.tif': [...tooLarge, '2\u2009147\u2009483\u2009648'],
  'npp_truncated.tif': truncated,
  'oom-225817ca0f8c663be7ab4b9e717b02c661e66834.tif': [['30105', '30106', '30108']],
  'packbits-not-enough-data.tif': broken,
  'sample-get-lzw-stuck.tiff': broken,
  'seek_too_large.tif': truncated,
  'text.tif': ['30101', 'GeoTIFF'],
  'tiled_bad_offset.tif': truncated,
  'truncated.tiff': truncated,
  'uint33.tif': ['30108', '33', '64'],
  'unknown_compression.tif': ['30102', '65535', 'Deflate'],
  'unsupported-srs.tif': ['30104', ['地球', 'Earth']],
  'zackthecat_corrupted.tif': [['30102', '30105', '30108']],
  // Its one cell can be read, but nothing says where it lies: no input of a model.
  'minimum_tiff_tags_with_warning.tif': ['30103', 'EPSG'],
};

/** Its cells can be read as GDAL does: 20 x 20, mean 126.765 (rasters/README.md has the same cells as byte.tif). */
const imported = 'byte_bigtiff_invalid_slong8_for_stripoffsets.tif';

describe.skipIf(!hasTestData)('bad rasters', () => {
  let server: TestApp;
  let project: Prepared;
  let before: unknown;

  beforeAll(async () => {
    server = await testApp();
    project = await preparedProject(server, await server.login(), '坏栅格');
    before = await stateOf(server, project);
  });
  afterAll(() => server.close());

  it('has a line for every case', () => {
    expect([...Object.keys(refused), imported].sort()).toEqual(readdirSync(testData('bad/tif')).sort());
  });

  it.each(Object.entries(refused))('refuses %s', async (name, [codes, ...words]) => {
    const file = [name, readFileSync(testData(`bad/tif/${name}`))] as const;
    const answers = await Promise.all([project.raster(file, 'zh'), project.raster(file, 'en-GB')]);
    answers.forEach((answer, i) => {
      expect([codes].flat()).toContain(answer.code);
      expectClear(answer.message, i === 0 ? 'zh' : 'en', [name, ...words]);
    });
    expect(await stateOf(server, project)).toEqual(before);
    expect(await isAlive(server)).toBe(true);
  });

  it(`imports ${imported} with a warning`, async () => {
    const own = await emptyProject(server, project.token, '可读');
    for (const language of ['zh', 'en'] as const) {
      const answer = await own.raster([imported, readFileSync(testData(`bad/tif/${imported}`))], language);
      const { file, warnings } = answer.data as {
        file: { name: string; report: object };
        warnings: { code: string; message: string }[];
      };
      expect(file).toMatchObject({ name: imported, report: { validCount: 400, mean: 126.765 } });
      expect(warnings).toMatchObject([{ code: '30108' }]);
      expectClear(warnings[0].message, language, [imported, ['元数据', 'metadata']]);
    }
  });
});
