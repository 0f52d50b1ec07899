import type { VectorGeometry } from '@gep/map-engine/model';
import type { VectorSchemeKind } from '@gep/map-engine/scheme/edit';
import type { Words } from '../message';
import type { TreeGroup } from './scheme-tree';

/** A page of the vector dialogs: the panel of a kind of scheme, or the labels, which every kind has. */
export type VectorPage = VectorSchemeKind | 'labels';

/** Tree of the vector dialogs: polygons have no sizes, points and lines no multiple fields. */
export function vectorGroups({ t }: Words, geometry: VectorGeometry): readonly TreeGroup<VectorPage>[] {
  const polygon = geometry === 'polygon';
  return [
    { label: t('tree.symbols'), entries: [{ value: 'single-symbol', label: t('tree.single-symbol') }] },
    {
      label: t('tree.categories'),
      entries: [
        { value: 'unique-values', label: t('tree.unique-values') },
        ...(polygon ? [{ value: 'multiple-fields' as const, label: t('tree.multiple-fields') }] : []),
      ],
    },
    {
      label: t('tree.quantities'),
      entries: [
        { value: 'graduated-color', label: t('tree.graduated-color') },
        ...(polygon ? [] : [{ value: 'graduated-size' as const, label: t('tree.graduated-size') }]),
      ],
    },
    { label: t('tree.labels'), entries: [{ value: 'labels', label: t('tree.label-settings') }] },
  ];
}
