import { expect, it } from 'vitest';
import { en } from './en';
import { zhCn } from './zh-cn';

const places = (sentence: string): string[] => (sentence.match(/\{\w+\}/g) ?? []).sort();

// What the framework says about a request comes in English only.
const codes = (Object.keys(zhCn) as (keyof typeof zhCn)[]).filter((code) => code !== 'rule.request');

it.each(codes)('fills the same data into both languages of %s', (code) => {
  expect(places(zhCn[code])).toEqual(places(en[code]));
});
