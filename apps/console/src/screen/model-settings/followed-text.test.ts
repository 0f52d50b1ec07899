import { expect, it } from 'vitest';
import { followedText } from './followed-text';
import { sampleDefinition } from './testing/sample-setup';

it('speaks of prices only where nothing else was changed', () => {
  expect(followedText(sampleDefinition, ['prices'])).toBe('models.followed.prices');
  expect(followedText(sampleDefinition, ['rates'])).toBe('models.followed.linear');
  expect(followedText(sampleDefinition, ['prices', 'share'])).toBe('models.followed.linear');
});
