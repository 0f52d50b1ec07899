import { describe, expect, it } from 'vitest';
import { checkCount, pageWindow } from './page-window';

describe('a page of a list', () => {
  it('has 20 rows unless another size is asked for', () => {
    expect(pageWindow({})).toEqual({ limit: 20, offset: 0 });
    expect(pageWindow({ pageNum: 3, pageSize: 50 })).toEqual({ limit: 50, offset: 100 });
  });

  it('is the whole list for page size 0, up to 5,000 rows', () => {
    expect(pageWindow({ pageNum: 2, pageSize: 0 })).toEqual({ limit: 5000, offset: 0 });
    expect(() => checkCount({ pageSize: 0 }, 5000)).not.toThrow();
    expect(() => checkCount({ pageSize: 0 }, 5001)).toThrow('TOO_MANY_ROWS');
    expect(() => checkCount({ pageSize: 20 }, 5001)).not.toThrow();
  });
});
