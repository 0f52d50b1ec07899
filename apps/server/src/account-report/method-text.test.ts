import { models } from '@gep/ecosystem-models';
import { describe, expect, it } from 'vitest';
import { methodText, readMethod } from './method-text';

describe('the text of a method', () => {
  it('is what the text of the model says, without the marks of Markdown', () => {
    const text = [
      'Heat that plants',
      'take up.',
      '',
      '## Formula',
      '',
      '- `F = H · A`, in kWh',
      '  a cell [R].',
      '- Second.',
      '',
      '| a | b |',
      '| - | - |',
      '| 1 | `2` |',
      '',
      '## Value',
      '',
      '- `V = F · p`',
      '',
      '## Worked example',
      '',
      'never read',
      '',
      '## Limits',
      '',
      '- One.',
    ].join('\n');
    expect(readMethod(text)).toEqual({
      about: 'Heat that plants take up.',
      formula: ['F = H · A, in kWh a cell [R].', 'Second.', { head: ['a', 'b'], rows: [['1', '2']] }],
      value: ['V = F · p'],
      limits: ['One.'],
    });
  });

  it('is there for every model in both languages', async () => {
    for (const slug of Object.keys(models))
      for (const language of ['zh', 'en'] as const) {
        const { about, formula, value } = await methodText(slug, language);
        expect(about, slug).not.toBe('');
        expect(formula.length, slug).toBeGreaterThan(0);
        expect(value.length, slug).toBeGreaterThan(0);
      }
  });

  it('names methods as the form of the model does, not by the keys that are stored', async () => {
    for (const [slug, { definition }] of Object.entries(models)) {
      const keys = definition.parameters.flatMap((parameter) =>
        parameter.kind === 'choice' ? parameter.options.map(({ value }) => value) : [],
      );
      for (const language of ['zh', 'en'] as const) {
        const { about, formula, value, limits } = await methodText(slug, language);
        const lines = [about, ...formula, ...value, ...limits].filter((line) => typeof line === 'string');
        for (const line of lines)
          for (const key of keys) {
            // A key with a hyphen is never a word of the text; one word may be, but not before what it is.
            expect(line.startsWith(`${key}:`) || line.startsWith(`${key}：`), `${slug}: ${line}`).toBe(false);
            if (/-/.test(key))
              expect(line.replace(/Log-linear|log-linear method/, ''), slug).not.toContain(key);
          }
      }
    }
  });
});
