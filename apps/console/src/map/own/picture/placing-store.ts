import { createTabStore } from '../../../tab/tab-store';

/** Key of the picture that is being laid on the map; null for none. */
const usePlaced = createTabStore<{ readonly key: string | null }>(() => ({ key: null }));

export const usePlacing = (): string | null => usePlaced(({ key }) => key);

/** Whether one of these layers is being laid on the map: clicks on the map are for it. */
export function useIsPlacing(own: readonly { readonly key: string }[]): boolean {
  const placing = usePlacing();
  return own.some(({ key }) => key === placing);
}

export function startPlacing(key: string): void {
  usePlaced.setState({ key });
}

export function endPlacing(): void {
  usePlaced.setState({ key: null });
}
