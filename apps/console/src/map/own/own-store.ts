import type { Scheme } from '@gep/map-engine/model';
import { createTabStore } from '../../tab/tab-store';
import type { OwnLayer, OwnPicture } from './own-layer';

const none: readonly OwnLayer[] = [];

/** The layers of the tab by project. They are kept while other screens are open, and gone with the page. */
const useStore = createTabStore<Readonly<Record<string, readonly OwnLayer[]>>>(() => ({}));

const change = (projectId: string, next: (layers: readonly OwnLayer[]) => readonly OwnLayer[]) =>
  useStore.setState((all) => ({ [projectId]: next(all[projectId] ?? none) }));

/** The layers that a reader opened in a project, the latest last. */
export function useOwnLayers(projectId: string): readonly OwnLayer[] {
  return useStore((all) => all[projectId] ?? none);
}

export function addOwn(projectId: string, layers: readonly OwnLayer[]): void {
  change(projectId, (before) => [...before, ...layers]);
}

/** Forgets a layer; its file stays where the reader has it. */
export function removeOwn(projectId: string, layer: OwnLayer): void {
  change(projectId, (before) => before.filter(({ key }) => key !== layer.key));
  if (layer.kind === 'raster') layer.loader.dispose();
  if (layer.kind === 'picture') URL.revokeObjectURL(layer.source);
}

export function renameOwn(projectId: string, key: string, name: string): void {
  change(projectId, (before) => before.map((layer) => (layer.key === key ? { ...layer, name } : layer)));
}

/** Keeps where a picture is laid. */
export function placePicture(
  projectId: string,
  key: string,
  placement: Partial<Pick<OwnPicture, 'points' | 'transform'>>,
): void {
  change(projectId, (before) =>
    before.map((layer) =>
      layer.key === key && layer.kind === 'picture' ? { ...layer, ...placement } : layer,
    ),
  );
}

/** Keeps the style of a layer for the next time that the map is opened. */
export function keepScheme(projectId: string, key: string, scheme: Scheme): void {
  change(projectId, (before) =>
    before.map((layer) => {
      if (layer.key !== key || layer.kind === 'picture') return layer;
      if (layer.kind === 'raster') return scheme.geometry === 'raster' ? { ...layer, scheme } : layer;
      return scheme.geometry === 'raster' ? layer : { ...layer, scheme };
    }),
  );
}
