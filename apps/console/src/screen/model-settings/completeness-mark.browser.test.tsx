import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../message';
import { CompletenessMark } from './completeness-mark';

const warning = { code: '30203', message: '' };

it.each([
  ['数据未齐备', false, [warning]],
  ['数据已齐备，有未对照的类别', true, [warning]],
  ['数据已齐备', true, []],
])('the mark of a model says %s', async (label, complete, warnings) => {
  const completeness = { modelId: '8', complete, missingInputs: [], problems: [], warnings };
  await render(<CompletenessMark completeness={completeness} />);
  await expect.element(page.getByLabelText(label, { exact: true })).toBeVisible();
});
