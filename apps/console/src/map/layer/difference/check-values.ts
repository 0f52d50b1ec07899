import { ConsoleFault } from '../../../session/console-fault';

/** @throws ConsoleFault where two results have no place in common, or differ nowhere */
export function checkValues(values: ArrayLike<number>): void {
  if (values.length === 0) throw new ConsoleFault('difference-apart');
  if (Array.from(values).every((value) => value === 0)) throw new ConsoleFault('difference-same');
}
