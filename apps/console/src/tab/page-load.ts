/** What ends the loaded page; tests watch these instead. */
export const pageLoad = {
  /** Loads another address, without a way back. */
  leaveTo: (address: string): void => location.replace(address),
  reload: (): void => location.reload(),
};
