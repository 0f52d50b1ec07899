import { expect, it } from 'vitest';
import { createDictionaries } from './load-words';
import { en } from './en';
import { zhCN } from './zh-cn';

it('loads the file of a language when it is asked for, once', async () => {
  const asked: string[] = [];
  const { load } = createDictionaries({
    'zh-CN': () => (asked.push('zh-CN'), Promise.resolve(zhCN)),
    en: () => (asked.push('en'), Promise.resolve(en)),
  });
  expect(asked).toEqual([]);
  const first = load('en');
  expect(load('en')).toBe(first);
  expect(await first).toBe(en);
  expect(asked).toEqual(['en']);
});

it('tries again after a failure', async () => {
  let online = false;
  const { load } = createDictionaries({
    'zh-CN': () => Promise.resolve(zhCN),
    en: () => (online ? Promise.resolve(en) : Promise.reject(new TypeError('offline'))),
  });
  await expect(load('en')).rejects.toThrow('offline');
  online = true;
  expect(await load('en')).toBe(en);
});
