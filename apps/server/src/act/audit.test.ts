import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database';
import { testDatabase } from '../testing/test-database';
import { appendEntry, auditHead, auditRows } from './audit-queries';
import { chainedHash, verifyAudit } from './verify';

/** A log of ten entries in an empty database, and what an intruder with all rights of its owner can do to it. */
async function tampered(...statements: readonly string[]): Promise<Database> {
  const database = await testDatabase();
  for (let i = 1; i <= 10; i++) await appendEntry(database.db, `{"call":"act ${i}"}`);
  await database.execute('alter table audit_entries disable trigger user');
  for (const statement of statements) await database.execute(statement);
  await database.execute('alter table audit_entries enable trigger user');
  return database;
}

async function faultOf(...statements: readonly string[]) {
  const database = await tampered(...statements);
  try {
    return (await verifyAudit(database)).fault;
  } finally {
    await database.close();
  }
}

describe('the log of acts', () => {
  let database: Database;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  it('is chained by SHA-256, first entry behind zeros', async () => {
    await appendEntry(database.db, '{"call":"登录"}');
    await appendEntry(database.db, '{"call":"b"}');
    const rows = [];
    for await (const row of auditRows(database.db)) rows.push(row);
    // By Python's hashlib.sha256(bytes(32) + entry.encode()).
    const first = '0b98584e561a50e2d9926180aee0240f97419716d460d5785fa5fed46c484a12';
    expect(rows).toEqual([
      { sequence: 1, entry: '{"call":"登录"}', hash: first },
      { sequence: 2, entry: '{"call":"b"}', hash: chainedHash(first, '{"call":"b"}') },
    ]);
    expect(await auditHead(database.db)).toEqual({ count: 2, hash: rows[1]?.hash });
    expect((await verifyAudit(database)).fault).toBeNull();
  });

  it('takes entries of many at once, each behind another one', async () => {
    const before = (await auditHead(database.db)).count;
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        database.transaction((tx) => appendEntry(tx, `{"call":"at once ${i}"}`)),
      ),
    );
    expect(await verifyAudit(database)).toMatchObject({ head: { count: before + 40 }, fault: null });
  });

  it('keeps nothing of a transaction that does not stand', async () => {
    const before = await auditHead(database.db);
    const undone = database.transaction(async (tx) => {
      await appendEntry(tx, '{"call":"undone"}');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await auditHead(database.db)).toEqual(before);
  });

  it.each(["update audit_entries set entry = 'x'", 'delete from audit_entries', 'truncate audit_entries'])(
    'refuses: %s',
    async (statement) => {
      await expect(database.execute(statement)).rejects.toThrow();
      expect((await verifyAudit(database)).fault).toBeNull();
    },
  );
});

describe('tampering with the log is found', () => {
  const hash = '0'.repeat(64);
  it.each([
    ['nothing', [], null],
    ['a changed entry', ["update audit_entries set entry = 'x' where sequence = 4"], ['content', 4]],
    [
      'a changed entry with the hash that belongs to it',
      [
        `update audit_entries set entry = 'x', hash = (select encode(sha256(decode(hash, 'hex') || 'x'::bytea), 'hex')
          from audit_entries where sequence = 3) where sequence = 4`,
      ],
      ['content', 5],
    ],
    ['a removed entry', ['delete from audit_entries where sequence = 4'], ['order', 4]],
    [
      'a removed entry whose followers were numbered again',
      [
        'delete from audit_entries where sequence = 4',
        'update audit_entries set sequence = -sequence where sequence > 4',
        'update audit_entries set sequence = -sequence - 1 where sequence < 0',
      ],
      ['content', 4],
    ],
    [
      'two entries in each other’s place',
      [
        `update audit_entries a set entry = b.entry, hash = b.hash from audit_entries b
          where (a.sequence, b.sequence) in ((4, 5), (5, 4))`,
      ],
      ['content', 4],
    ],
    [
      'an inserted entry',
      [
        'update audit_entries set sequence = -sequence where sequence >= 4',
        'update audit_entries set sequence = 1 - sequence where sequence < 0',
        `insert into audit_entries values (4, '{"call":"made up"}', '${hash}')`,
      ],
      ['content', 4],
    ],
    ['a cut-off end', ['delete from audit_entries where sequence > 8'], ['cut-off', 9]],
    ['an emptied log', ['truncate audit_entries'], ['cut-off', 1]],
    [
      'an entry behind the end',
      [`insert into audit_entries values (11, '{"call":"made up"}', '${hash}')`],
      ['content', 11],
    ],
    [
      'another end in the installation',
      [`update installation set value = '10 ${hash}' where key = 'audit-head'`],
      ['end', 10],
    ],
  ] as const)('%s', async (_what, statements, found) => {
    const fault = await faultOf(...statements);
    expect(fault).toEqual(found && { kind: found[0], sequence: found[1] });
  });

  // The owner of the database can move the end as well: only an end that was noted elsewhere shows it.
  it('an end that was cut off with all that remembers it, by an end noted earlier', async () => {
    const whole = await tampered();
    const noted = await auditHead(whole.db);
    await whole.close();
    const database = await tampered(
      'delete from audit_entries where sequence > 8',
      `update installation set value = (select '8 ' || hash from audit_entries where sequence = 8)
        where key = 'audit-head'`,
    );
    expect((await verifyAudit(database)).fault).toBeNull();
    expect((await verifyAudit(database, noted)).fault).toEqual({ kind: 'cut-off', sequence: 9 });
    const other = { count: 8, hash };
    expect((await verifyAudit(database, other)).fault).toEqual({ kind: 'known', sequence: 8 });
    await database.close();
  });
});
