import { errorCodes } from '@gep/api-client/contract';
import { describe, expect, it } from 'vitest';
import { storedGeodataProblem } from './geodata-problem';
import * as problemCodes from '../geodata/problem-codes';
import { phrase } from '../message/phrase';
import { word } from './word';

/** Arguments that the reader of files gives with some of its codes. */
const args = {
  missing: '.prj',
  extension: 'exe',
  names: 'a, b',
  encoding: 'big5',
  declared: 'utf-8',
  found: 'point',
  kind: 'line',
  column: 'C',
  other: 'A',
  count: 7,
  length: 20,
  kinds: 'polygon',
  row: 3,
  rows: 4,
  shapes: 5,
  seconds: 60,
  limit: 1,
  unit: 'rows',
  cells: 9,
  resolution: 30,
  name: 'X',
  codec: 'JPEG2000',
  type: 'complex',
  band: 2,
  bands: 1,
  maxBands: 8,
  width: 6,
  height: 7,
  value: 1.5,
  place: '2020-01-31',
  what: 'crs',
  got: 'EPSG:4490',
  wanted: 'EPSG:4326',
  first: '2020-01-01',
  last: '2020-12-31',
};

describe('word', () => {
  it('fills texts of the product in the language of the reader', () => {
    const problem = { name: 'NOT_FOUND', args: { what: { zh: '项目', en: 'The project' } } } as const;
    expect(word(problem, 'zh')).toMatchObject({ code: '10404', message: '项目不存在' });
    expect(word(problem, 'en').message).toBe('The project does not exist');
  });

  it('finds phrases by their code and fills them', () => {
    const problem = {
      name: 'GEOMETRY_INVALID',
      args: { reason: phrase('geometry.few-points', { min: 3 }) },
    } as const;
    expect(word(problem, 'zh').message).toContain('至少需要3个点');
    expect(word(problem, 'en').message).toContain('at least 3 points are needed');
  });

  it.each(Object.values(problemCodes).flat())('has a whole sentence in both languages for %s', (code) => {
    const problem = storedGeodataProblem({ code, at: '县.shp', expected: 'what is right', args });
    for (const language of ['zh', 'en'] as const) {
      const { message, code: coded } = word(problem, language);
      expect(message).not.toMatch(/[{}]|undefined|\[object/);
      expect(message.length).toBeGreaterThan(5);
      expect(Object.values(errorCodes).map((entry) => entry.code)).toContain(coded);
    }
  });
});
