import type { Db } from './database';

interface Prepared<T> {
  execute(values: Record<string, unknown>): Promise<T>;
}

/**
 * A statement whose text is built once for a database, with `sql.placeholder` where its values go. For what every request
 * asks: building the text takes the server longer than sending it.
 */
export function builtOnce<V extends Record<string, unknown>, T>(
  build: (db: Db) => Prepared<T>,
): (db: Db, values: V) => Promise<T> {
  const known = new WeakMap<Db, Prepared<T>>();
  return (db, values) => {
    const statement = known.get(db) ?? build(db);
    known.set(db, statement);
    return statement.execute(values);
  };
}
