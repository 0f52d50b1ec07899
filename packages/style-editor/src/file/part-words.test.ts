import { expect, it } from 'vitest';
import { zhCN } from '../message';
import type { MessageKey, Words } from '../message';
import { partWord, pathWords } from './part-words';

const t: Words['t'] = (key: MessageKey) => zhCN[key];

it.each([
  ['categories/*/symbol/layers/*', '类别 › 符号 › 图层'],
  ['categories/11/symbol', '类别 › 12 › 符号'],
  ['other', '其他值'],
  ['renderer-v2', 'renderer-v2'],
])('says where %s is', (path, words) => expect(pathWords(path, t)).toBe(words));

it.each([
  ['visible', '可见'],
  ['false', '否'],
  ['priorityField', 'priorityField'],
])('names %s', (name, word) => expect(partWord(name, t)).toBe(word));
