import { describe, expect, it } from 'vitest';
import { readAuditOptions } from './audit-options';

const hash = 'a1'.repeat(32);

describe('the options of the audit command', () => {
  it.each([
    ['verify', { verb: 'verify', known: null }],
    [`verify --known 12:${hash.toUpperCase()}`, { verb: 'verify', known: { count: 12, hash } }],
    ['export', { verb: 'export', after: 0 }],
    ['export --after 200', { verb: 'export', after: 200 }],
    ['', null],
    ['repair', null],
    ['verify --known', null],
    ['verify --known 12', null],
    [`verify --known 12:${hash} more`, null],
    ['export --after last', null],
  ])('%s', (line, options) => {
    expect(readAuditOptions(line.split(' ').filter(Boolean))).toEqual(options);
  });
});
