import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { errorCodes } from './error-codes';
import { sessionCodes } from './session-codes';
import type { ErrorEntry } from './error-codes';
import { errorEntry, errorMessage, languageOf, wordProblem } from './error-message';
import { fileErrors } from './errors/file-errors';
import { inputErrors } from './errors/input-errors';
import { rowErrors } from './errors/row-errors';
import { requestErrors } from './errors/request-errors';
import { stateErrors } from './errors/state-errors';
import { resultErrors } from './errors/result-errors';
import { ruleMessages } from './rule-messages';

const entries = Object.values(errorCodes) as ErrorEntry[];
const places = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the error table', () => {
  it('gives each code once, five digits', () => {
    expect(new Set(entries.map((entry) => entry.code)).size).toBe(entries.length);
    expect(entries.filter((entry) => !/^\d{5}$/.test(entry.code))).toEqual([]);
  });

  it('gives each name in one group only', () => {
    const groups = [requestErrors, stateErrors, fileErrors, inputErrors, rowErrors, resultErrors];
    const named = groups.reduce((sum, group) => sum + Object.keys(group).length, 0);
    expect(entries).toHaveLength(named + 1);
  });

  it('fills the same places in both languages', () => {
    expect(entries.filter((entry) => places(entry.zh).join() !== places(entry.en).join())).toEqual([]);
  });

  it('holds the codes and sentences that the specification fixes', () => {
    expect(sessionCodes).toEqual(['10204', '10206', '10301']);
    expect(sessionCodes.map((code) => errorEntry(code)?.zh)).toEqual(Array(3).fill('登录超时'));
    expect(errorCodes.SUCCESS.code).toBe('00000');
    expect(errorCodes.IN_CALCULATION.zh).toBe('项目分析中，不可操作');
    expect(errorCodes.SHAPE_PARTS_MISSING.zh).toContain(
      '上传文件不全，应至少包含.shp,.shx,.dbf,.prj四种文件!',
    );
    expect(errorCodes.SHAPE_BASE_NAMES.zh).toContain('所选文件名应相同,请重新选择');
    expect(errorCodes.NO_PHONE.zh).toBe('联系电话为空，无法发送催办通知!');
    expect(ruleMessages['rule.calculation-option'].zh).toBe('请至少选择一个计算选项');
    expect(ruleMessages['rule.style-name'].zh).toBe('请输入符号名称');
  });

  it('is the table of docs/errors.md, in both directions', async () => {
    const doc = await readFile(new URL('../../../../../docs/errors.md', import.meta.url), 'utf8');
    const rows = [...doc.matchAll(/^\| (\d{5}) +\| (\d{3}) +\| (.*?) +\| (.*?) +\|$/gm)];
    const documented = rows.map(([, code, status, zh, en]) => [code, Number(status), zh, en].join(' | '));
    const declared = entries.map(({ code, status, zh, en }) => [code, status ?? 200, zh, en].join(' | '));
    expect([...documented].sort()).toEqual([...declared].sort());
  });
});

describe('messages', () => {
  it.each([
    [undefined, 'zh'],
    ['', 'zh'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,zh;q=0.8', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['de,en;q=0.5', 'en'],
    ['en;q=0.1, zh;q=0.2', 'zh'],
    ['en;q=0', 'zh'],
    ['fr', 'zh'],
  ])('speak for Accept-Language %j: %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });

  it('fill their places, from the arguments only', () => {
    expect(errorMessage('DBF_TRUNCATED', 'en', { file: 'a.dbf', found: 4, expected: 7 })).toBe(
      'a.dbf is cut off: 7 bytes are expected, 4 are there',
    );
    expect(errorMessage('NAME_TAKEN', 'en', { name: '{toString}' })).toBe(
      'The name {toString} already exists',
    );
    expect(wordProblem('NAME_TAKEN', 'zh', { name: 'x' }, 'body.name')).toEqual({
      code: '10409',
      message: '名称x已存在',
      at: 'body.name',
      args: { name: 'x' },
    });
  });
});
