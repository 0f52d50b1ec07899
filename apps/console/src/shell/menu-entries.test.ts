import { describe, expect, it } from 'vitest';
import { menuFor, startOf } from './menu-entries';

const pathsOf = (...args: Parameters<typeof menuFor>) =>
  menuFor(...args).flatMap(({ entries }) => entries.map(({ path }) => path));

describe('the side menu', () => {
  it('shows the owner everything', () => {
    for (const path of ['/setting/basic', '/setting/department', '/accounting', '/result', '/data/result'])
      expect(pathsOf('PROJECT_ADMIN')).toContain(path);
  });
  it('shows a department nothing of settings and calculations', () => {
    expect(pathsOf('DATA_ENTRY')).toContain('/result');
    expect(
      pathsOf('DATA_ENTRY').filter((path) => /setting|pretreatment|accounting|data\/result/.test(path)),
    ).toEqual([]);
  });
  it('shows the public style library to administrators of the installation alone', () => {
    expect(pathsOf('PROJECT_ADMIN', true)).toContain('/library');
    expect(pathsOf('PROJECT_ADMIN')).not.toContain('/library');
    expect(pathsOf('DATA_ENTRY', true)).not.toContain('/library');
  });
  it('has no group without entries', () => {
    for (const role of ['PROJECT_ADMIN', 'DATA_ENTRY'] as const)
      expect(menuFor(role).every(({ entries }) => entries.length > 0)).toBe(true);
  });
  it('has a start for each', () => {
    expect(startOf('PROJECT_ADMIN')).toBe('/setting/basic');
    expect(startOf('DATA_ENTRY')).toBe('/data/distribution');
  });
});
