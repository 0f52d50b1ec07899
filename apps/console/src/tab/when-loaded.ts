/**
 * Begins something when its script is there.
 * @param otherwise begins instead where the script does not come
 * @returns ends it, or keeps it from beginning
 */
export function whenLoaded<Loaded>(
  loading: Promise<Loaded>,
  begin: (loaded: Loaded) => () => void,
  otherwise: () => () => void = () => () => undefined,
): () => void {
  let end: (() => void) | undefined;
  let gone = false;
  loading.then(
    (loaded) => {
      if (!gone) end = begin(loaded);
    },
    () => {
      if (!gone) end = otherwise();
    },
  );
  return () => {
    gone = true;
    end?.();
  };
}
