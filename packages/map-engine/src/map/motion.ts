/** Milliseconds of a movement; none for people who asked their system for less motion. */
export function motion(duration: number): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : duration;
}
