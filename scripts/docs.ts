import { run } from './run';

// The documentation site: the guide and the public names of every package, from source.
const { code } = await run(['typedoc', '--options', 'docs/typedoc.json']);
process.exit(code);
