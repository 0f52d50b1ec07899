import pg from 'pg';

/** Texts that are remembered; inserts of many rows are longer, and each of them differs. */
const maxLength = 4000;
const maxTexts = 2000;
/** A statement is prepared when it comes again for the second time. */
const usesBefore = 2;

const uses = new Map<string, number>();
const names = new Map<string, string>();

/** The name that a statement is prepared under, undefined for one that does not come often. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || text.length > maxLength) return known;
  const count = (uses.get(text) ?? 0) + 1;
  if (uses.size >= maxTexts) uses.clear();
  uses.set(text, count);
  if (count <= usesBefore || names.size >= maxTexts) return undefined;
  const name = `gep${names.size}`;
  names.set(text, name);
  uses.delete(text);
  return name;
}

interface PlainQuery {
  readonly text: string;
  readonly name?: string;
}

function isPlain(query: unknown): query is PlainQuery {
  return (
    typeof query === 'object' &&
    query !== null &&
    typeof (query as { text?: unknown }).text === 'string' &&
    !('submit' in query)
  );
}

/**
 * A client that prepares statements with values once a connection: reading and planning one takes the database longer than
 * carrying it out.
 */
export class NamingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    const plain = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((query: unknown, ...more: unknown[]) => {
      const [values] = more;
      const isNamed =
        isPlain(query) && query.name === undefined && Array.isArray(values) && values.length > 0;
      return isNamed ? plain({ ...query, name: nameOf(query.text) }, ...more) : plain(query, ...more);
    }) as pg.Client['query'];
  }
}
