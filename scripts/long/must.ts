import { run } from '../run';

/** Runs a program; throws with the end of its output when it fails. */
export async function must(
  command: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { code, output } = await run(command, { quiet: true, ...options });
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-2000)}`);
  return output;
}
