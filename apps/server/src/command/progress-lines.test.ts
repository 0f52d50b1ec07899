import { expect, it } from 'vitest';
import { progressLines } from './progress-lines';

it('writes the progress of a calculation, without that of the pretreatment inside it', () => {
  const lines: string[] = [];
  const show = progressLines('en', (line) => lines.push(line));
  const step = { zh: '数据', en: 'inputs' };
  const tell = (kind: 'calculation' | 'pretreatment', progress: number): void =>
    show({ type: 'progress', kind, progress, step });
  tell('pretreatment', 20);
  tell('calculation', 6);
  tell('pretreatment', 40);
  tell('calculation', 12.4);
  tell('calculation', 12.6);
  show({ type: 'success', kind: 'calculation', progress: 100, step: null });
  expect(lines).toEqual(['    6 % inputs', '   12 % inputs']);
});
