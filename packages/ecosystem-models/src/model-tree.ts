import { catalogueEntries } from './catalogue';
import type { CatalogueEntry, ModelGroup, Name, ServiceRole } from './definition';
import { modelBySlug } from './registry';

/**
 * A row of the model tree. Groups and the total have no `superiorType`; `own-total` is the synthetic first child 总量 that
 * stands for the model's own total.
 */
export interface ModelTreeNode {
  readonly key: string;
  readonly kind: 'group' | 'model' | 'child' | 'own-total' | 'total-gep';
  readonly name: Name;
  readonly modelId: number | null;
  readonly slug: string | null;
  readonly superiorType: ModelGroup | null;
  /** Null for groups and the total. */
  readonly serviceRole: ServiceRole | null;
  readonly functionUnit: string | null;
  readonly valueUnit: string | null;
  /** Whether this version calculates the model. */
  readonly available: boolean;
  readonly children: readonly ModelTreeNode[];
}

/** Names of the groups of models. */
export const groupNames = {
  production: { zh: '物质产品', en: 'Material production' },
  regulation: { zh: '调节服务', en: 'Regulating services' },
  culture: { zh: '文化服务', en: 'Cultural services' },
} as const satisfies Readonly<Record<ModelGroup, Name>>;

const groups: readonly ModelGroup[] = ['production', 'regulation', 'culture'];

function childNodes(model: CatalogueEntry, available: boolean): ModelTreeNode[] {
  if (model.children === undefined) return [];
  const shared = {
    modelId: model.id,
    slug: model.slug,
    superiorType: model.superiorType,
    serviceRole: model.service.role,
    valueUnit: model.hasValue ? model.valueUnit : null,
    available,
    children: [],
  };
  return [
    {
      ...shared,
      key: `${model.slug}/total`,
      kind: 'own-total',
      name: { zh: '总量', en: 'Total' },
      functionUnit: null,
    },
    ...model.children.map((child): ModelTreeNode => ({
      ...shared,
      key: `${model.slug}/${child.key}`,
      kind: 'child',
      name: child.name,
      functionUnit: child.functionUnit,
    })),
  ];
}

function modelNode(model: CatalogueEntry): ModelTreeNode {
  const available = modelBySlug(model.slug) !== undefined;
  return {
    key: model.slug,
    kind: 'model',
    name: model.name,
    modelId: model.id,
    slug: model.slug,
    superiorType: model.superiorType,
    serviceRole: model.service.role,
    // Children measure different things, or are alternatives: their quantities are never added.
    functionUnit: model.children === undefined ? model.functionUnit : null,
    valueUnit: model.hasValue ? model.valueUnit : null,
    available,
    children: childNodes(model, available),
  };
}

const totalRow: ModelTreeNode = {
  key: 'totalGep',
  kind: 'total-gep',
  name: { zh: '服务价值合计', en: 'Sum of services' },
  modelId: null,
  slug: null,
  superiorType: null,
  serviceRole: null,
  functionUnit: null,
  valueUnit: '元',
  available: true,
  children: [],
};

/**
 * The tree of the cascader: groups, their models, their children, and the row of the total.
 * @param slugs the models wanted; absent: all of the catalogue. Groups without a model are left out.
 * @example
 * modelTree(['carbon-sequestration']).map(({ key }) => key); // ['regulation', 'totalGep']
 */
export function modelTree(slugs?: readonly string[]): ModelTreeNode[] {
  const wanted = catalogueEntries.filter(({ slug }) => slugs === undefined || slugs.includes(slug));
  const rows = groups.flatMap((group): ModelTreeNode[] => {
    const children = wanted.filter((model) => model.group === group).map(modelNode);
    if (children.length === 0) return [];
    return [{ ...totalRow, key: group, kind: 'group', name: groupNames[group], children }];
  });
  return [...rows, totalRow];
}
