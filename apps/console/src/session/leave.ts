/** Leaves the console for another address; tests put something else in its place. */
export function leaveTo(address: string): void {
  location.replace(address);
}
