import { expect, it } from 'vitest';
import { readStylesOptions } from './styles-options';

it.each([
  [['list'], { verb: 'list' }],
  [['import', 'a.json', '--group', ' 福建 '], { verb: 'import', file: 'a.json', group: '福建' }],
  [['remove', '--group', '福建'], { verb: 'remove', group: '福建' }],
  [['list', 'all'], null],
  [['import', 'a.json'], null],
  [['import', '--group', '福建'], null],
  [['import', 'a.json', '--group', ' '], null],
  [['remove', '--group', '福建', 'more'], null],
  [['remove', '--group', 'x'.repeat(61)], null],
  [['delete', '--group', '福建'], null],
  [[], null],
])('reads %j', (args, options) => expect(readStylesOptions(args)).toEqual(options));
