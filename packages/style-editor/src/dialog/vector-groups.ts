import type { VectorGeometry } from '@gep/map-engine/model';
import type { VectorSchemeKind } from '@gep/map-engine/scheme/edit';
import type { Words } from '../message';
import type { TreeGroup } from './scheme-tree';

/** A page of the vector dialogs: the panel of a kind of scheme, or the labels, which every kind has. */
export type VectorPage = VectorSchemeKind | 'labels';

/** Tree of the vector dialogs: polygons have no sizes, points and lines no multiple fields. */
export function vectorGroups({ t }: Words, geometry: VectorGeometry): readonly TreeGroup<VectorPage>[] {
  const polygon = geometry === 'polygon';
  const group = (name: 'symbols' | 'categories' | 'quantities', ...kinds: VectorSchemeKind[]) => ({
    label: t(`tree.${name}`),
    entries: kinds.map((value) => ({ value, label: t(`tree.${value}`) })),
  });
  return [
    group('symbols', 'single-symbol'),
    polygon ? group('categories', 'unique-values', 'multiple-fields') : group('categories', 'unique-values'),
    polygon
      ? group('quantities', 'graduated-color')
      : group('quantities', 'graduated-color', 'graduated-size'),
    { label: t('tree.labels'), entries: [{ value: 'labels', label: t('tree.label-settings') }] },
  ];
}
