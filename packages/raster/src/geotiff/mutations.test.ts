import { describe, expect, test } from 'vitest';
import { hasTestData } from '../../../../scripts/test-data';
import { runGiants, runMutations } from '../../test/run-measured';

/** The long tier reads 20,000 (scripts/long/mutated-rasters.ts). A seed of one's own repeats a finding. */
const seed = Number(process.env.GEP_MUTATION_SEED ?? 20261121);

describe.skipIf(!hasTestData)('300 mutations of real rasters', () => {
  test('end in cells or a coded error, in a process that stays below 512 MB', async ({ annotate }) => {
    const { read, refused, foreign, megabytes, slowest } = await runMutations(300, seed, 100);
    await annotate(`most memory ${megabytes} MB, slowest ${slowest.ms} ms (${slowest.what}), seed ${seed}`);
    expect(foreign).toEqual([]);
    expect(megabytes).toBeLessThan(512);
    // Mutations that all end in the same way would prove little.
    expect(read).toBeGreaterThan(50);
    expect(Object.keys(refused).length).toBeGreaterThan(4);
  });
});

const tooLarge = 'tiff-size-limit';

test('small files that unpack to giants are read below 512 MB, or refused', async () => {
  const { ends, megabytes } = await runGiants(100);
  expect(ends).toEqual({
    'sparse 9000': 'read 0',
    'sparse 30000': tooLarge,
    'deflate 7000': 'read 7',
    'deflate 12000': tooLarge,
    'packbits 7000': 'read 7',
    'packbits 12000': tooLarge,
    'zstd 6000': 'read 7',
    'zstd 12000': tooLarge,
    'sixty bands': 'read 7',
  });
  expect(megabytes).toBeLessThan(512);
});
