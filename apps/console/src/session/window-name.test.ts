import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminHandOff, handOffLength, readHandOff, regionPreviewHandOff, takeHandOff } from './window-name';

const good = { token: 'abc-DEF_123', projectId: '0b9d7e0a-7f3e-4a8f-9f6e-2f1f0c1d2e3f' };
const admin = (value: unknown) => readHandOff(JSON.stringify(value), adminHandOff);

describe('a hand-off in the name of a window', () => {
  it('gives token and project, and nothing that it does not know', () => {
    expect(admin(good)).toEqual(good);
    expect(admin({ ...good, role: 'PROJECT_ADMIN', reportFormId: '7' })).toEqual(good);
  });

  it.each([
    ['nothing', ''],
    ['no JSON', '{token:'],
    ['script', '<script>alert(1)</script>'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"abc"'],
    ['a list', JSON.stringify([good])],
    ['deep nesting', '['.repeat(handOffLength)],
    ['a huge text', JSON.stringify({ ...good, more: 'x'.repeat(5_000_000) })],
    ['one character too many', JSON.stringify(good).padEnd(handOffLength + 1)],
  ])('refuses %s', (_, text) => expect(readHandOff(text, adminHandOff)).toBeNull());

  it('takes a text of exactly the longest length', () => {
    expect(readHandOff(JSON.stringify(good).padEnd(handOffLength), adminHandOff)).toEqual(good);
  });

  it.each([
    ['no token', { projectId: good.projectId }],
    ['no project', { token: good.token }],
    ['empty texts', { token: '', projectId: '' }],
    ['numbers', { token: 1, projectId: 2 }],
    ['objects', { token: { toString: 'x' }, projectId: [good.projectId] }],
    ['a line break in the token', { ...good, token: 'abc\r\nx-header: 1' }],
    ['a long token', { ...good, token: 'a'.repeat(201) }],
    ['a path in the project', { ...good, projectId: '../admin' }],
  ])('refuses %s', (_, value) => expect(admin(value)).toBeNull());

  it('takes nothing out of prototype keys and leaves prototypes as they are', () => {
    const own = `{"__proto__": ${JSON.stringify(good)}}`;
    expect(readHandOff(own, adminHandOff)).toBeNull();
    const both = `{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, ${JSON.stringify(good).slice(1)}`;
    const value = readHandOff(both, adminHandOff);
    expect(value).toEqual(good);
    expect(value && Object.keys(value).sort()).toEqual(['projectId', 'token']);
    expect(value && 'polluted' in value).toBe(false);
    expect('polluted' in {}).toBe(false);
  });

  it('never throws, and what it gives has the shape', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.jsonValue().map((value) => JSON.stringify(value)),
        ),
        (text) => {
          const value = readHandOff(text, adminHandOff);
          return value === null || (typeof value.token === 'string' && typeof value.projectId === 'string');
        },
      ),
    );
  });

  it('clears the name, good or not', () => {
    const tab = { name: JSON.stringify(good) };
    expect(takeHandOff(adminHandOff, tab)).toEqual(good);
    expect(tab.name).toBe('');
    expect(takeHandOff(adminHandOff, tab)).toBeNull();
    tab.name = '{bad';
    expect(takeHandOff(adminHandOff, tab)).toBeNull();
    expect(tab.name).toBe('');
  });

  it('gives a preview its project; the file name may be absent, but is a short text', () => {
    const preview = (value: unknown) => readHandOff(JSON.stringify(value), regionPreviewHandOff);
    expect(preview({ projectId: 'p1' })).toEqual({ projectId: 'p1', fileName: '' });
    expect(
      preview({
        projectId: 'p1',
        fileName: '福建.shp',
        reportTemplateId: '',
        reportFormId: '',
        fileType: 'VECTOR',
      }),
    ).toEqual({ projectId: 'p1', fileName: '福建.shp' });
    expect(preview({ projectId: 'p1', fileName: 'x'.repeat(261) })).toBeNull();
    expect(preview({ projectId: 'p1', fileName: { html: '<b>' } })).toBeNull();
    expect(preview({ fileName: 'a.shp' })).toBeNull();
  });
});
