import type { CalculatedModel } from '@gep/api-client';
import { describe, expect, it } from 'vitest';
import { firstModel, modelTree, pathOf } from './model-tree';
import type { ModelNode } from './model-tree';

const words = {
  total: '总量',
  group: { production: '物质产品供给', regulation: '调节服务', culture: '文化服务' },
};
const model = (id: string, part: Partial<CalculatedModel>): CalculatedModel => ({
  id,
  name: id,
  key: id,
  parentId: null,
  modelResultId: id,
  modelId: '1',
  modelType: 'model',
  statisticUnits: '元',
  priceResultUnits: '元',
  functionUnits: 'm³',
  sizes: { value: null, function: null },
  superiorType: 'regulation',
  serviceRole: 'final',
  hasSpatialResult: true,
  compareFlags: [0],
  ...part,
});
const models = [
  model('gep', { modelId: 'totalGep', superiorType: null, name: 'GEP' }),
  model('tourism', { superiorType: 'culture' }),
  model('runoff', {}),
  model('runoff-cn', { parentId: 'runoff' }),
  model('carbon', {}),
];
const outline = (nodes: readonly ModelNode[]): unknown =>
  nodes.map((node) => (node.kind === 'leaf' ? node.name : [node.name, outline(node.children)]));

describe('modelTree', () => {
  it('has totals, then groups in their order, and a total as first child of a parent', () => {
    expect(outline(modelTree(models, words))).toEqual([
      'GEP',
      ['调节服务', [['runoff', ['总量', 'runoff-cn']], 'carbon']],
      ['文化服务', ['tourism']],
    ]);
  });
  it('gives the total the parent’s own results', () => {
    const path = pathOf(modelTree(models, words), 'runoff');
    expect(path.map((node) => node.name)).toEqual(['调节服务', 'runoff', '总量']);
    expect(path[2]).toMatchObject({ kind: 'leaf', model: { key: 'runoff' } });
  });
  it('keeps models whose parent is the total of the project or unknown', () => {
    const odd = [models[0], model('a', { parentId: 'gep' }), model('b', { parentId: 'nowhere' })];
    expect(outline(modelTree(odd, words))).toEqual(['GEP', ['调节服务', ['a', 'b']]]);
  });
  it('starts with the first choice, or with none', () => {
    expect(firstModel(modelTree(models, words))?.id).toBe('gep');
    expect(firstModel(modelTree(models.slice(2), words))?.id).toBe('runoff');
    expect(firstModel([])).toBeNull();
    expect(pathOf(modelTree(models, words), 'nothing')).toEqual([]);
  });
});
