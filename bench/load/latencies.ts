/** Times of answers in milliseconds, and how many were wrong. */
export class Latencies {
  readonly #times: number[] = [];
  readonly #errors = new Map<string, number>();

  add(ms: number, error: string | null = null): void {
    this.#times.push(ms);
    if (error !== null) this.#errors.set(error, (this.#errors.get(error) ?? 0) + 1);
  }

  get count(): number {
    return this.#times.length;
  }

  /** Of answers with another status than expected, and of broken connections. */
  get errors(): number {
    return [...this.#errors.values()].reduce((sum, count) => sum + count, 0);
  }

  /** The kinds of errors with their numbers, the most frequent first. */
  get errorText(): string {
    const kinds = [...this.#errors].sort(([, a], [, b]) => b - a).slice(0, 5);
    return kinds.map(([error, count]) => `${count} x ${error}`).join('; ');
  }

  get mean(): number {
    return this.#times.reduce((sum, ms) => sum + ms, 0) / this.#times.length;
  }

  /** The time within which a share of the answers came; NaN without any. */
  within(share: number): number {
    const sorted = this.#times.sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
  }
}
