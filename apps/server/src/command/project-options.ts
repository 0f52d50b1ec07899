export interface ProjectOptions {
  readonly folder: string;
  readonly calculate: boolean;
  /** Account of the main user who gets the project; the administrator without it. */
  readonly owner: string | null;
}

export const usage = 'npm run project -- import FOLDER [--calculate] [--owner ACCOUNT]';

/** Reads the arguments of the command; null where they don't fit the usage. */
export function readOptions(args: readonly string[]): ProjectOptions | null {
  const [verb, ...rest] = args;
  if (verb !== 'import') return null;
  let folder: string | null = null;
  let calculate = false;
  let owner: string | null = null;
  for (let i = 0; i < rest.length; i++) {
    const arg = rest[i];
    if (arg === '--calculate') calculate = true;
    else if (arg === '--owner' && rest[i + 1] !== undefined) owner = rest[++i];
    else if (!arg.startsWith('--') && folder === null) folder = arg;
    else return null;
  }
  return folder === null ? null : { folder, calculate, owner };
}
