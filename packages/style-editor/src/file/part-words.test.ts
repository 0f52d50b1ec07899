import { expect, it } from 'vitest';
import { createWords } from '../message';
import { zhCN } from '../message/zh-cn';
import { partWord, pathWords } from './part-words';

const words = createWords('zh-CN', zhCN);

it.each([
  ['categories/*/symbol/layers/*', '类别 › 符号 › 图层'],
  ['categories/11/symbol', '类别 › 12 › 符号'],
  ['other', '其他值'],
  ['renderer-v2', 'renderer-v2'],
])('says where %s is', (path, text) => expect(pathWords(path, words)).toBe(text));

it.each([
  ['visible', '可见'],
  ['false', '否'],
  ['priorityField', 'priorityField'],
])('names %s', (name, word) => expect(partWord(name, words)).toBe(word));
