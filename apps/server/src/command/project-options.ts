export type ProjectOptions =
  | {
      readonly verb: 'import';
      readonly folder: string;
      readonly calculate: boolean;
      /** Account of the main user who gets the project; the administrator without it. */
      readonly owner: string | null;
    }
  | {
      readonly verb: 'rerun';
      readonly project: string;
      /** The latest complete run without it. */
      readonly run: string | null;
    }
  | { readonly verb: 'verify'; readonly bundle: string }
  | {
      readonly verb: 'open';
      readonly bundle: string;
      /** Account of the main user who gets the project; the administrator without it. */
      readonly owner: string | null;
    };

export const usage = `npm run project -- import FOLDER [--calculate] [--owner ACCOUNT]
npm run project -- rerun --project ID [--run ID]
npm run project -- verify BUNDLE
npm run project -- open BUNDLE [--owner ACCOUNT]`;

/** Reads the arguments of the command; null where they don't fit the usage. */
export function readOptions(args: readonly string[]): ProjectOptions | null {
  const [verb, ...rest] = args;
  if (verb === 'import') return importOptions(rest);
  if (verb === 'verify' || verb === 'open') return bundleOptions(verb, rest);
  return verb === 'rerun' ? rerunOptions(rest) : null;
}

function importOptions(args: readonly string[]): ProjectOptions | null {
  let folder: string | null = null;
  let calculate = false;
  let owner: string | null = null;
  for (let i = 0; i < args.length; i++) {
    const arg = args[i];
    if (arg === '--calculate') calculate = true;
    else if (arg === '--owner' && args[i + 1] !== undefined) owner = args[++i];
    else if (!arg.startsWith('--') && folder === null) folder = arg;
    else return null;
  }
  return folder === null ? null : { verb: 'import', folder, calculate, owner };
}

function bundleOptions(verb: 'verify' | 'open', args: readonly string[]): ProjectOptions | null {
  const read = importOptions(args);
  if (read?.verb !== 'import' || read.calculate) return null;
  const { folder: bundle, owner } = read;
  if (verb === 'open') return { verb, bundle, owner };
  return owner === null ? { verb, bundle } : null;
}

function rerunOptions(args: readonly string[]): ProjectOptions | null {
  let project: string | null = null;
  let run: string | null = null;
  for (let i = 0; i < args.length; i += 2) {
    const [name, value] = [args[i], args[i + 1]];
    if (value === undefined) return null;
    if (name === '--project') project = value;
    else if (name === '--run') run = value;
    else return null;
  }
  return project === null ? null : { verb: 'rerun', project, run };
}
