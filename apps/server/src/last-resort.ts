/** The events of a process for faults that nothing caught. */
interface FaultySource {
  once(event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void): unknown;
}

/**
 * The last resort: a fault that nothing caught leaves the process in an unknown state, so it is reported and the
 * process is stopped in an orderly way, to be restarted by its supervisor.
 */
export function stopOnFault(
  source: FaultySource,
  report: (error: unknown, what: string) => void,
  stop: () => void,
): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    source.once(event, (error) => {
      report(error, event);
      stop();
    });
  }
}
