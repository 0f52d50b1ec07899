import { execFileSync } from 'node:child_process';

/** Writes its file in a call that no abort interrupts. */
export default ({ outPath, begun }) => {
  Atomics.store(begun, 0, 1);
  execFileSync('sh', ['-c', 'sleep 0.3; echo cells > "$0"', outPath]);
};
