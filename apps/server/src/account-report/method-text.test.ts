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
});
