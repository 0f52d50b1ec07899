import { describe, expect, it } from 'vitest';
import { editCells, explain, meetings, pendingCount, removeRows } from './form-draft';
import { draftWorld, east, minute, moment, shown, west } from './testing/draft-world';
import type { DraftWorld, Network, OpenPage } from './testing/draft-world';

const opened = (): { world: DraftWorld; page: OpenPage } => {
  const world = draftWorld();
  return { world, page: world.open() };
};
/** Types into a page while the network does something to the save, then lets it save again. */
const cutIn = async (world: DraftWorld, page: OpenPage, network: Network, value: number) => {
  world.network = network;
  page.type(east, 'visits', value);
  await world.pass(moment);
};
const status = ({ sync }: OpenPage) => sync.get().status.kind;
const isAllSaved = ({ sync }: OpenPage) => pendingCount(sync.get().draft) === 0;

describe('a page that is closed', () => {
  it('1 before the pause is over', async () => {
    const { world, page } = opened();
    page.type(east, 'visits', 12);
    page.close();
    expect(world.server.value(east, 'visits')).toBeNull();
    const again = world.open();
    expect(shown(again, east, 'visits')).toBe(12);
    await world.pass(moment);
    expect(world.server.value(east, 'visits')).toBe(12);
    expect(isAllSaved(again)).toBe(true);
    expect(world.storage.length).toBe(0);
  });
  it('2 while its save arrives', async () => {
    const { world, page } = opened();
    page.type(east, 'visits', 12);
    const saving = page.sync.flush();
    page.close();
    await world.pass(moment);
    void saving;
    expect(world.server.value(east, 'visits')).toBe(12);
    const again = world.open();
    expect(isAllSaved(again)).toBe(true);
  });
  it('3 while its save gets lost', async () => {
    const { world, page } = opened();
    world.network = 'hanging';
    page.type(east, 'visits', 12);
    await world.pass(moment);
    expect(status(page)).toBe('saving');
    page.close();
    world.network = 'up';
    world.open();
    await world.pass(moment);
    expect(world.server.value(east, 'visits')).toBe(12);
  });
  it('4 without network, and opened the next day', async () => {
    const { world, page } = opened();
    await cutIn(world, page, 'request-lost', 12);
    page.type(west, 'price', 30.5);
    page.close();
    await world.pass(24 * 60 * minute);
    world.network = 'up';
    world.open();
    await world.pass(moment);
    expect([world.server.value(east, 'visits'), world.server.value(west, 'price')]).toEqual([12, 30.5]);
  });
  it('5 after a save whose reply was lost', async () => {
    const { world, page } = opened();
    await cutIn(world, page, 'reply-lost', 12);
    page.type(east, 'visits', 13);
    page.close();
    world.network = 'up';
    const again = world.open();
    await world.pass(moment);
    expect(world.server.value(east, 'visits')).toBe(13);
    expect(meetings(again.sync.get().draft)).toEqual([]);
  });
});

describe('a network that is cut', () => {
  it('6 before the request arrives', async () => {
    const { world, page } = opened();
    await cutIn(world, page, 'request-lost', 12);
    expect(status(page)).toBe('offline');
    expect(page.sync.get().isKept).toBe(true);
    world.network = 'up';
    await world.pass(minute);
    expect(status(page)).toBe('saved');
    expect(world.server.value(east, 'visits')).toBe(12);
  });
  it('7 before the reply arrives', async () => {
    const { world, page } = opened();
    await cutIn(world, page, 'reply-lost', 12);
    expect(world.server.value(east, 'visits')).toBe(12);
    expect(isAllSaved(page)).toBe(false);
    world.network = 'up';
    await world.pass(minute);
    expect(isAllSaved(page)).toBe(true);
  });
  it('8 before the reply arrives, while the cell is typed over', async () => {
    const { world, page } = opened();
    await cutIn(world, page, 'reply-lost', 12);
    page.type(east, 'visits', 13);
    world.network = 'up';
    await world.pass(minute);
    expect(meetings(page.sync.get().draft)).toEqual([]);
    expect(world.server.value(east, 'visits')).toBe(13);
  });
  it('9 before the reply arrives, and the cell is typed back', async () => {
    const { world, page } = opened();
    await cutIn(world, page, 'reply-lost', 12);
    page.type(east, 'visits', null);
    world.network = 'up';
    await world.pass(minute);
    expect(world.server.value(east, 'visits')).toBeNull();
  });
  it('10 before the reply arrives, and somebody else types over it', async () => {
    const { world, page } = opened();
    await cutIn(world, page, 'reply-lost', 12);
    page.type(east, 'visits', 13);
    world.server.save({
      revision: 1,
      changes: [{ row: east, column: 'visits', value: 99 }],
      removedRows: [],
      explanations: [],
    });
    world.network = 'up';
    await world.pass(minute);
    expect(meetings(page.sync.get().draft)).toEqual([{ row: east, column: 'visits', mine: 13, theirs: 99 }]);
    expect(world.server.value(east, 'visits')).toBe(99);
  });
  it('11 in the middle of a paste of 2,500 rows', async () => {
    const { world, page } = opened();
    const edits = Array.from({ length: 2500 }, (_one, i) => ({
      row: `new-${i}`,
      column: 'visits',
      value: i,
    }));
    page.sync.edit((draft) => editCells(draft, edits));
    const save = world.server.save;
    let saves = 0;
    Object.assign(world.server, {
      save: (batch: Parameters<typeof save>[0]) => {
        saves += 1;
        if (saves === 2) world.network = 'request-lost';
        return save(batch);
      },
    });
    await world.pass(moment);
    expect(status(page)).toBe('offline');
    page.close();
    world.network = 'up';
    world.open();
    await world.pass(moment);
    expect(edits.filter(({ row, value }) => world.server.value(row, 'visits') !== value)).toEqual([]);
  });
  it('12 for hours, while much is typed', async () => {
    const { world, page } = opened();
    world.network = 'request-lost';
    for (let value = 1; value <= 60; value += 1) {
      page.type(value % 2 ? east : west, 'price', value);
      await world.pass(5 * minute);
    }
    world.network = 'up';
    await world.pass(minute);
    expect([world.server.value(east, 'price'), world.server.value(west, 'price')]).toEqual([59, 60]);
  });
  it('13 while a written explanation is sent', async () => {
    const { world, page } = opened();
    world.network = 'reply-lost';
    page.sync.edit((draft) => explain(draft, ['DISTRICTS_MISSING'], '由统计局填报'));
    await world.pass(moment);
    page.sync.edit((draft) => explain(draft, ['DISTRICTS_MISSING'], '西县由统计局填报'));
    world.network = 'up';
    await world.pass(minute);
    expect([...world.server.explanations.values()]).toEqual(['西县由统计局填报']);
  });
  it('14 while a row is deleted, and the deletion is undone', async () => {
    const { world, page } = opened();
    page.sync.edit((draft) => editCells(draft, [{ row: 'new-1', column: 'visits', value: 5 }]));
    await world.pass(moment);
    world.network = 'reply-lost';
    page.sync.edit((draft) => removeRows(draft, ['new-1']));
    await world.pass(moment);
    expect(world.server.hasRow('new-1')).toBe(false);
    page.sync.edit((draft) => editCells(draft, [{ row: 'new-1', column: 'visits', value: 5 }]));
    world.network = 'up';
    await world.pass(minute);
    expect(world.server.value('new-1', 'visits')).toBe(5);
  });
});

describe('a server that does not take a save', () => {
  it.each([
    ['15', 'session-expired', 'refused'],
    ['16', 'restarting', 'offline'],
  ] as const)('%s because of: %s', async (_number, network, expected) => {
    const { world, page } = opened();
    await cutIn(world, page, network, 12);
    expect(status(page)).toBe(expected);
    page.close();
    world.network = 'up';
    world.open();
    await world.pass(moment);
    expect(world.server.value(east, 'visits')).toBe(12);
  });
  it('17 because the form was handed in elsewhere', async () => {
    const { world, page } = opened();
    world.server.formState = 'SUBMITTED';
    page.type(east, 'visits', 12);
    await world.pass(minute);
    expect(status(page)).toBe('refused');
    expect(page.sync.get().form.formState).toBe('SUBMITTED');
    expect(shown(page, east, 'visits')).toBe(12);
    page.close();
    // It was taken back.
    world.server.formState = 'DRAFT';
    world.open();
    await world.pass(moment);
    expect(world.server.value(east, 'visits')).toBe(12);
  });
});
