import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeRequest } from '../../http/encode';
import type { CallContract } from './define-call';
import { calls } from '../calls';
import { readInput, subjectOf } from './read-input';

/** Sends an input through the wire form of a call and reads it again, as a server does. */
function overTheWire(call: CallContract, input: Record<string, unknown>) {
  const { body, path } = encodeRequest(call, input, []);
  const fields = call.encoding === 'json' ? JSON.parse(body as string) : new URLSearchParams(body as string);
  const query = Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));
  const params = Object.fromEntries(
    Object.keys(call.params?.shape ?? {}).map((key) => [key, String(input[key])]),
  );
  const raw = fields instanceof URLSearchParams ? Object.fromEntries(fields) : (fields as unknown);
  return readInput(call, { params, query, body: raw });
}

const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));

describe('forms', () => {
  it('carry numbers, lists and tables unchanged', () => {
    const rows = fc.uniqueArray(fc.record({ from: finite, to: finite }), { selector: (row) => row.from });
    fc.assert(
      fc.property(
        finite,
        fc.array(finite, { maxLength: 32 }),
        rows,
        fc.option(finite),
        (scale, noData, table, plain) => {
          const input = { projectId: 'p', scale, noData, reclassification: table, plain };
          const result = overTheWire(calls.saveModelFileSettings, { modelId: '5', key: 'npp', ...input });
          expect(result).toEqual({
            ok: true,
            input: { params: { modelId: '5', key: 'npp' }, query: {}, body: input },
          });
        },
      ),
    );
  });

  it('carry texts with any character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }).filter(Boolean), (realName) => {
        const result = overTheWire(calls.updateUser, { realName });
        expect(result.ok && result.input.body).toEqual({ realName });
      }),
    );
  });

  it('give the same as JSON for nested values', () => {
    const projectBasicSetting = { projectId: '7', resolution: 30, enterCurrentYear: true, cityField: null };
    const asForm = overTheWire(calls.saveBasicSetting, { projectBasicSetting, dataEntryUserPOS: [] });
    const asJson = readInput(calls.saveBasicSetting, { body: { projectBasicSetting, dataEntryUserPOS: [] } });
    expect(asForm).toEqual(asJson);
    expect(asForm.ok && subjectOf(calls.saveBasicSetting, asForm.input)).toBe('7');
  });

  it('read the texts that forms use for numbers and switches', () => {
    const text = '{"projectId":3,"resolution":"30","enterCurrentYear":"1","enterComparableYear":"false"}';
    const result = readInput(calls.saveBasicSetting, { body: { projectBasicSetting: text } });
    expect(result.ok && result.input.body.projectBasicSetting).toEqual({
      projectId: '3',
      resolution: 30,
      enterCurrentYear: true,
      enterComparableYear: false,
    });
  });

  it.each([
    ['a bare list', ['5', 7]],
    ['numbered form fields', { 0: '5', 1: '7' }],
    ['JSON text', { modelIds: '["5","7"]' }],
    ['a named list', { modelIds: ['5', '7'] }],
  ])('take a list body as %s', (_, body) => {
    const result = readInput(calls.selectModels, { query: { projectId: 'p' }, body });
    expect(result.ok && result.input.body).toEqual({ modelIds: ['5', '7'] });
  });
});

describe('refused input', () => {
  it('names the field and its rule', () => {
    const result = readInput(calls.addDepartment, { body: { projectId: 'p', userName: '1a', deptName: '' } });
    expect(result.ok ? [] : result.faults.map(({ at, rule }) => [at, rule.en])).toEqual([
      ['body.userName', '1-50 characters, English or digits, starting with a letter'],
      ['body.deptName', 'This field is required'],
    ]);
  });

  it.each([
    ['a model that cannot exist', '0', '5'],
    ['a model beyond the numbers', '1000', '5'],
    ['a layer type that does not exist', '5', '4'],
  ])('is %s', (_, modelId, layerType) => {
    const params = { projectId: 'p', modelId, layerType, name: 'x' };
    expect(readInput(calls.vectorData, { params }).ok).toBe(false);
  });

  it('is a number that is none, and a broken JSON text', () => {
    const window = { scale: 'wide', minX: '0', minY: '0', maxX: '1', maxY: '1' };
    const params = { projectId: 'p', modelId: '5', layerType: '5', name: 'x' };
    expect(readInput(calls.rasterData, { params, query: window }).ok).toBe(false);
    expect(readInput(calls.saveBasicSetting, { body: { projectBasicSetting: '{"projectId":' } }).ok).toBe(
      false,
    );
  });
});
