import { describe, expect, it } from 'vitest';
import type { InputRecord } from '../calculation/run-record';
import type { Actor } from '../store/schema';
import { inputEvidence, regionEvidence } from './input-evidence';

const owner: Actor = { by: 'user', userId: '1', userName: 'li', role: 'PROJECT_ADMIN' };
const department: Actor = { by: 'user', userId: '2', userName: 'water', role: 'DATA_ENTRY' };
const [monday, tuesday] = ['2026-01-05T08:00:00.000Z', '2026-01-06T08:00:00.000Z'];
const input: InputRecord = {
  inputKey: 'precipitation',
  compareFlag: 0,
  fileName: 'rain.tif',
  uploadedAt: monday,
  uploadedBy: owner,
  plain: null,
  plainAt: null,
  plainBy: null,
  scale: 1,
  offset: 0,
  noData: [],
  reclassification: [],
  preset: null,
  classesConfirmedAt: null,
  classesConfirmedBy: null,
  report: null,
  warnings: [],
  fields: {},
  encoding: null,
  problems: [],
  problemCount: 0,
  files: [],
};

describe('who stands for an input', () => {
  it('is who supplied it, where that is the owner, an import or the sample', () => {
    for (const by of ['user', 'import', 'sample'] as const) {
      const supplied = { ...owner, by, time: monday };
      expect(inputEvidence({ ...input, uploadedBy: { ...owner, by } })).toEqual({
        supplied,
        confirmed: supplied,
      });
    }
  });

  it('is nobody yet for what a department has uploaded', () => {
    expect(inputEvidence({ ...input, uploadedBy: department })).toEqual({
      supplied: { ...department, time: monday },
      confirmed: null,
    });
  });

  it('is who said what the classes of a raster mean', () => {
    const classes = { classesConfirmedAt: tuesday, classesConfirmedBy: owner };
    expect(inputEvidence({ ...input, ...classes, uploadedBy: department })).toEqual({
      supplied: { ...department, time: monday },
      confirmed: { ...owner, time: tuesday },
    });
  });

  it('is who gave the value in the place of a file', () => {
    const value = { ...owner, time: tuesday };
    const plain = { plain: 900, plainAt: tuesday, plainBy: owner };
    expect(inputEvidence({ ...input, ...plain, uploadedBy: department })).toEqual({
      supplied: value,
      confirmed: value,
    });
  });

  it('is unknown in records of an older program', () => {
    const { uploadedBy: _by, plainBy: _plain, classesConfirmedBy: _classes, ...rest } = input;
    const older = rest as InputRecord;
    expect(inputEvidence(older)).toEqual({ supplied: null, confirmed: null });
    expect(inputEvidence({ ...older, classesConfirmedAt: monday })).toMatchObject({ confirmed: null });
  });

  it('of the region file is its uploader', () => {
    const region = { encoding: null, uploadedAt: monday, uploadedBy: owner, files: [] };
    expect(regionEvidence(region).confirmed).toEqual({ ...owner, time: monday });
  });
});
