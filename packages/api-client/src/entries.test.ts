import { describe, expect, it } from 'vitest';

describe('the public entries', () => {
  it('of @gep/api-client, apart from the contract', async () => {
    const contract = await import('./contract');
    const main = await import('./index');
    const own = Object.keys(main).filter((name) => !(name in contract));
    expect(own.sort()).toEqual([
      'ApiError',
      'NetworkError',
      'clientCodes',
      'conflictOf',
      'createGepClient',
      'decodeRegionFile',
      'encodeRegionFile',
      'isAbort',
    ]);
    expect(Object.keys(contract).filter((name) => !(name in main))).toEqual([]);
  });

  it('of @gep/api-client/testing', async () => {
    expect(Object.keys(await import('./testing')).sort()).toEqual([
      'TestFault',
      'createTestClient',
      'createTestServer',
      'matchCall',
    ]);
  });
});
