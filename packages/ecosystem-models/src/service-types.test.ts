import { expect, it } from 'vitest';
import { catalogueEntries } from './catalogue';
import { typesOfService } from './service-types';
import { isEcosystemType } from './shared/ecosystem-tree';

it('names ecosystem types, and only for final services', () => {
  const named = catalogueEntries.filter(({ slug }) => typesOfService(slug).length > 0);
  expect(named.map(({ id }) => id)).toEqual([1, 9, 16, 17, 18]);
  expect(named.every(({ service }) => service.role === 'final')).toBe(true);
  expect(named.flatMap(({ slug }) => typesOfService(slug)).every(isEcosystemType)).toBe(true);
});
