/** The layers of a symbol that are drawn. */
export const shownLayers = <L extends { readonly visible: boolean }>({
  layers,
}: {
  readonly layers: readonly L[];
}): readonly L[] => layers.filter(({ visible }) => visible);
