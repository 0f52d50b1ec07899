/** Throws the signal's reason as an `AbortError` when the signal was aborted. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (!signal?.aborted) return;
  if (signal.reason instanceof Error && signal.reason.name === 'AbortError') throw signal.reason;
  throw new DOMException('The work was aborted', 'AbortError');
}
