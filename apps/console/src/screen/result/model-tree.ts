import type { CalculatedModel } from '@gep/api-client';

/** A level of the model cascader: a choice, or a heading with more choices. */
export type ModelNode =
  | { readonly kind: 'leaf'; readonly id: string; readonly name: string; readonly model: CalculatedModel }
  | {
      readonly kind: 'branch';
      readonly id: string;
      readonly name: string;
      readonly children: readonly ModelNode[];
    };

/** Words that the tree adds to those of the server. */
export interface ModelTreeWords {
  readonly total: string;
  readonly group: Readonly<Record<NonNullable<CalculatedModel['superiorType']>, string>>;
}

/** The groups of services, in the order of their lists. */
export const serviceGroups = ['production', 'regulation', 'culture'] as const;

/**
 * The tree of the cascader out of the flat list: totals of the project first, then the groups that hold a model. A model
 * with children gets a first child named 总量 that stands for its own total.
 */
export function modelTree(models: readonly CalculatedModel[], words: ModelTreeWords): ModelNode[] {
  const totals = models.filter((model) => model.modelId === 'totalGep' && model.superiorType === null);
  const topIds = new Set(totals.map((model) => model.id));
  const known = new Set(models.map((model) => model.id));
  const isTop = ({ parentId }: CalculatedModel) =>
    parentId === null || topIds.has(parentId) || !known.has(parentId);
  const childrenOf = (id: string) => models.filter((model) => model.parentId === id);

  const node = (model: CalculatedModel): ModelNode => {
    const children = childrenOf(model.id);
    if (children.length === 0) return leaf(model, model.name);
    return {
      kind: 'branch',
      id: `branch-${model.id}`,
      name: model.name,
      children: [leaf(model, words.total), ...children.map(node)],
    };
  };
  const rest = models.filter((model) => isTop(model) && !topIds.has(model.id));
  return [
    ...totals.map((model) => leaf(model, model.name)),
    ...serviceGroups.flatMap((group): ModelNode[] => {
      const children = rest.filter((model) => model.superiorType === group).map(node);
      return children.length === 0
        ? []
        : [{ kind: 'branch', id: `group-${group}`, name: words.group[group], children }];
    }),
    ...rest.filter((model) => model.superiorType === null).map(node),
  ];
}

/** The first choice of a tree, null in an empty one. */
export function firstModel(nodes: readonly ModelNode[]): CalculatedModel | null {
  for (const node of nodes) {
    const found = node.kind === 'leaf' ? node.model : firstModel(node.children);
    if (found) return found;
  }
  return null;
}

/** The nodes from the root to a choice, [] when the tree does not hold it. */
export function pathOf(nodes: readonly ModelNode[], modelId: string): ModelNode[] {
  for (const node of nodes) {
    if (node.kind === 'leaf') {
      if (node.id === modelId) return [node];
      continue;
    }
    const below = pathOf(node.children, modelId);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

function leaf(model: CalculatedModel, name: string): ModelNode {
  return { kind: 'leaf', id: model.id, name, model };
}
