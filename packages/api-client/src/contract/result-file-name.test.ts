import { expect, it } from 'vitest';
import { resultFileName } from './result-file-name';

it('names a download by project and year, in characters that file systems take', () => {
  expect(resultFileName('示例项目', '2023')).toBe('GEP-示例项目-2023.zip');
  expect(resultFileName('a/b\\\\c: "d" <e>|f?*', '', '7')).toBe('GEP-a-b-c-d-e-f-7.zip');
  expect(resultFileName('福建', '2020', '水源涵养', 'xlsx')).toBe('GEP-福建-2020-水源涵养.xlsx');
  expect(resultFileName('..', '2020')).toBe('GEP-2020.zip');
});
