import { describe, expect, it } from 'vitest';
import { problemCodes } from '@gep/map-engine/model';
import { en } from './en';
import { createWords } from './words';
import { fillMessage } from './messages';
import { zhCN } from './zh-cn';

const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('messages', () => {
  it('has the same keys in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(zhCN).sort());
  });

  it('has no empty text and the same places to fill in both languages', () => {
    for (const key of Object.keys(zhCN) as (keyof typeof zhCN)[]) {
      expect(en[key].trim(), key).not.toBe('');
      expect(zhCN[key].trim(), key).not.toBe('');
      expect(places(en[key]), key).toEqual(places(zhCN[key]));
    }
  });

  it('words every problem', () => {
    for (const code of problemCodes) expect(zhCN[`problem.${code}`]).toBeTruthy();
  });

  it('says the sentences of the specification', () => {
    const { problem } = createWords('zh-CN', zhCN);
    expect(problem({ at: 'field', code: 'required-field' })).toBe('分级字段不能为空');
    expect(problem({ at: '', code: 'no-visible-category' })).toBe('请选择一种符号');
    expect(problem({ at: '', code: 'break-not-below-next' })).toBe('输入值不可大于或等于下一个间断值');
    expect(problem({ at: '', code: 'break-not-above-previous' })).toBe('输入值不可小于或等于上一个间断值');
    expect(problem({ at: '', code: 'break-out-of-byte-range' })).toBe('可输入的值范围在-255-255之间');
    expect(problem({ at: '', code: 'break-invalid' })).toBe('输入的数据不合法');
    expect(problem({ at: '', code: 'required-name' })).toBe('请输入符号名称');
    expect(problem({ at: '', code: 'required-band' })).toBe('波段不能为空');
  });

  it('fills places and leaves unknown ones visible', () => {
    expect(fillMessage('{a} to {b}', { a: 1 })).toBe('1 to {b}');
  });

  it('chooses a word by the number', () => {
    const { t } = createWords('en', en);
    expect(t('table.classes', { number: 1 })).toBe('1 class');
    expect(t('table.classes', { number: 0 })).toBe('0 classes');
    expect(t('preview.histogram', { field: 'Sum', classes: 4 })).toBe('Histogram of Sum, 4 classes');
    expect(fillMessage('{n} {n?row:rows}')).toBe('{n} {n?row:rows}');
  });

  it('lets a host replace single texts', () => {
    expect(createWords('en', en, { 'action.ok': 'Done' }).t('action.ok')).toBe('Done');
  });
});
