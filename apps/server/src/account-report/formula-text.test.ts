import { expect, it } from 'vitest';
import { formulaText } from './formula-text';

const sub = (text: string) => ({ small: 'sub', text });
const sup = (text: string) => ({ small: 'sup', text });

it.each([
  ['V = F · price', 'V = F · price'],
  ['F_i = q_ij · A', ['F', sub('i'), ' = q', sub('ij'), ' · A']],
  ['V = Σ F_i · 单价_i。', ['V = Σ F', sub('i'), ' · 单价', sub('i'), '。']],
  ['exp(a) · area^b · T', ['exp(a) · area', sup('b'), ' · T']],
  ['(1 + x^ω)^(1/ω)', ['(1 + x', sup('ω'), ')', sup('1/ω')]],
  ['0.71 · x^-0.371.', ['0.71 · x', sup('\u22120.371'), '.']],
  ['the file land_cover_2020.tif', 'the file land_cover_2020.tif'],
])('%s', (line, expected) => expect(formulaText(line)).toEqual(expected));
