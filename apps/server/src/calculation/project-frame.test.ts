import { describe, expect, it } from 'vitest';
import { projectFrame } from './project-frame';
import type { RunSource } from './source-queries';

/** A project over one district, without what the change leaves out. */
function source(
  settings: Partial<NonNullable<RunSource['settings']>> | null,
  isOverRegion = true,
): RunSource {
  const features = isOverRegion ? [{ fid: 1, attributes: { DTC: '350101', DT: '东县' }, wkb: null }] : [];
  return { settings, features } as unknown as RunSource;
}

describe('a project that cannot be calculated', () => {
  it.each<[string, RunSource, string]>([
    ['has no region', source({ resolution: 1000 }, false), 'NO_REGION_FILE'],
    ['has no settings', source(null), 'NO_RESOLUTION'],
    ['has no resolution', source({ resolution: null }), 'NO_RESOLUTION'],
    ['is not divided among departments', source({ resolution: 1000 }), 'NO_DEPARTMENTS'],
    [
      'has a level without fields',
      source({ resolution: 1000, partitionField: 'county' }),
      'LEVEL_NOT_MAPPED',
    ],
  ])('%s, and says so', async (_what, given, name) => {
    await expect(projectFrame(given)).rejects.toMatchObject({ problem: { name } });
  });
});
