declare module 'ckmeans' {
  /** First value of each of k classes with the least within-class sum of squares. */
  export default function ckmeans(values: readonly number[], classes: number): number[];
}
