import { errorCodes } from '@gep/api-client';
import { expect, it } from 'vitest';
import { runNotes } from './run-notes';

const item = (name: string) => ({ modelId: '1', key: null, name, state: 'complete', progress: 100 }) as const;
const note = (name: 'MODEL_WARNING' | 'MODEL_NOTE' | 'MODEL_DEFAULTS', model: string) => ({
  code: errorCodes[name].code,
  message: `${model}: …`,
  args: { model },
});
const general = { code: errorCodes.DISTRICTS_WITHOUT_CELLS.code, message: '…' };

it('keeps findings, zeros and defaults apart, each in the order of the models, and general notes first', () => {
  const { findings, zeros, defaults } = runNotes({
    items: [item('Farming'), item('Carbon'), item('Total')],
    warnings: [
      note('MODEL_DEFAULTS', 'Carbon'),
      note('MODEL_NOTE', 'Total'),
      note('MODEL_NOTE', 'Carbon'),
      note('MODEL_WARNING', 'Total'),
      note('MODEL_WARNING', 'Carbon'),
      note('MODEL_DEFAULTS', 'Farming'),
      general,
      note('MODEL_WARNING', 'Farming'),
    ],
  });
  expect(findings.map(({ args }) => args?.model)).toEqual([undefined, 'Farming', 'Carbon', 'Total']);
  expect(zeros.map(({ args }) => args?.model)).toEqual(['Carbon', 'Total']);
  expect(defaults.map(({ args }) => args?.model)).toEqual(['Farming', 'Carbon']);
});
