import { describe, expect, it } from 'vitest';
import { grammarProblems } from './error-grammar';
import { chineseLiterals } from './hard-coded-words';
import { machinePathsIn } from './machine-paths';
import { mapProblems } from './map-of-the-code';
import { coverageProblems } from './specification-coverage';
import { strayPictures } from './story-pictures';
import { groupOf } from './story-titles';
import { compareWords, unusedWords } from './words';

describe('words in both languages', () => {
  it('finds keys, texts and places that one language lacks', () => {
    const zh = { a: { b: '第{{page}}页', c: '', d: '好', none: '' } };
    const en = { a: { b: 'Page', c: 'Colour', e: 'Extra', none: '' } };
    expect(compareWords('x', zh, en)).toEqual([
      'x: a.b fills in other places: page / ',
      'x: a.c has no Chinese text',
      'x: a.d has no English text',
      'x: a.e has no Chinese text',
    ]);
  });

  it('is content with equal places in another order', () => {
    expect(compareWords('x', { a: '{{x}}之{{ y }}' }, { a: '{{y}} of {{x}}' })).toEqual([]);
    expect(compareWords('x', { a: '{n} 类' }, { a: '{n} {n?class:classes}' })).toEqual([]);
    expect(compareWords('x', { a: '{n} 类' }, { a: '{n?class:classes}' })).toHaveLength(1);
  });

  it('lets English have a form for one thing, with the same places', () => {
    const zh = { a: '{{name}}：{{count}} 类' };
    const en = { a: '{{name}}: {{count}} classes', a_one: '{{name}}: one class' };
    expect(compareWords('x', zh, en)).toEqual([]);
    expect(compareWords('x', zh, { ...en, a_one: 'one class' })).toHaveLength(1);
    expect(compareWords('x', zh, { a_one: en.a_one })).toHaveLength(2);
  });
});

describe('words that no screen shows', () => {
  it('are those that no source names by a text, a key above them or a template', () => {
    const source =
      "t('ok'); t('a.b'); t(`a.c.${state}`); keys('login.steps'); t(`${cell} ${t(`a.d.${unit}.long`)}`)";
    const keys = ['a.b', 'a.b_one', 'a.c.on', 'login.steps.0', 'a.d.m.long', 'a.d.m.short', 'a.e', 'b', 'ok'];
    expect(unusedWords(keys, [source])).toEqual(['a.d.m.short', 'a.e', 'b']);
  });
});

describe('words only in message files', () => {
  it('finds literals, templates and JSX texts, not comments', () => {
    const source = `// 总量
const a = '总量';
const b = \`共\${a}页\`;
const c = <p title="名称">保存</p>;
const d = t('action.save'); /* 保存 */`;
    expect([...new Set(chineseLiterals('x.tsx', source))]).toEqual([2, 3, 4]);
  });
});

describe('wording of errors', () => {
  it('finds what is not worded as name, value and what is allowed', () => {
    const source = `throw new RangeError(\`dpi is \${dpi}, allowed is 24 to 1200\`);
throw new RangeError(\`dpi: got \${dpi}, allowed: 24 to 1200\`);
throw new TypeError('name must be a text');
throw new RangeError(
  \`PORT takes whole numbers, got \${port}\`,
);`;
    expect(grammarProblems(source)).toEqual([1, 3, 4]);
  });
});

describe('paths of one machine', () => {
  it('finds folders of people and runners, not addresses or relative paths', () => {
    const own = ['', 'home', 'me', 'data'].join('/');
    const source = `read('${own}')\n$HOME/data\nhttps://example.org/home/index\n../shared/data\nC:${'\\'}Users\\me`;
    expect(machinePathsIn(source)).toEqual([1, 5]);
  });
});

describe('titles of stories', () => {
  it('are read from the meta of a page, not from the props of its stories', () => {
    const source = "const meta = {\n  title: 'Window/Dialog frame',\n  args: { title: 'Edit symbol' },\n};";
    expect(groupOf(source)).toBe('Window');
    expect(groupOf("const meta = { args: { title: 'Edit symbol' } };")).toBeNull();
  });
});

describe('map of the code', () => {
  const row = '| Wells | [`x`](../x.ts) | `drawWell` |';
  const problems = (source: string) => mapProblems(row, () => source).slice(1);

  it('takes a declaration or a published name, not a mention', () => {
    expect(problems('export function drawWell() {}')).toEqual([]);
    expect(problems("export {\n  digWell,\n  drawWell,\n} from './well';")).toEqual([]);
    expect(problems('/** Like drawWell. */\ncall(drawWell);')).toEqual([
      'Wells: x.ts does not declare drawWell',
    ]);
  });
});

describe('page on the specification', () => {
  const problems = (proof: string, source: string | null) =>
    coverageProblems(`| Wells | [\`x\`](../x.ts) | ${proof} |`, () => source);

  it('names tests by their titles, or a decision', () => {
    expect(problems('[`x`](../x.test.ts) “digs”', "it('digs', …)")).toEqual([]);
    expect(problems('[`x`](../x.test.ts) “digs”', "it('fills', …)")).toEqual([
      'Wells: x.test.ts has no test “digs”',
    ]);
    expect(problems('[`x`](../x.test.ts) “digs”', null)).toEqual(['Wells: x.test.ts does not exist']);
    expect(problems('decided: [`x`](decisions/x.md)', null)).toEqual([]);
    expect(problems('[`x`](../x.test.ts)', 'it')).toEqual(['Wells: no test, no decision']);
  });
});

describe('pictures of stories', () => {
  it('have a page of the same folder and name', () => {
    const pictures = ['stories/pictures/input/question.png', 'stories/pictures/window/question.png'];
    expect(strayPictures(pictures, ['stories/window/question.stories.tsx'])).toEqual(pictures.slice(0, 1));
  });
});
