import { expect, it } from 'vitest';
import { shareText } from './share-text';

it.each([
  [1, 4, '25.00%'],
  [4, 4, '100.00%'],
  [52, 4_646_314, '<0.01%'],
  [0, 4, '0.00%'],
])('%d of %d are %s', (part, whole, text) => expect(shareText(part, whole)).toBe(text));
