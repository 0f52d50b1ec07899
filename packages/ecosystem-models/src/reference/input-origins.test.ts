import { describe, expect, it } from 'vitest';
import { models } from '../registry';
import { inputOrigin, inputOrigins } from './input-origins';

const keys = [
  ...new Set(Object.values(models).flatMap(({ definition }) => definition.files.map(({ key }) => key))),
];

describe('origins of inputs', () => {
  it('name a source of every input of every model, in both languages', () => {
    const missing = keys.filter((key) => !inputOrigin(key)?.zh || !inputOrigin(key)?.en);
    expect(missing).toEqual([]);
  });

  it('name no input that no model has', () => {
    expect(Object.keys(inputOrigins).sort()).toEqual([...keys].sort());
  });
});
