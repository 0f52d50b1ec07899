import { describe, expect, it } from 'vitest';
import { choose, meetings, placeKey, removeRows } from './form-draft';
import { draftWorld, east, memoryStorage, minute, moment, shown, west } from './testing/draft-world';

describe('two people', () => {
  const both = async () => {
    const world = draftWorld();
    const [anna, bert] = [world.open(), world.open(memoryStorage())];
    return { world, anna, bert };
  };
  it('18 in different cells of a row', async () => {
    const { world, anna, bert } = await both();
    anna.type(east, 'visits', 1);
    bert.type(east, 'price', 2);
    await world.pass(moment);
    expect([world.server.value(east, 'visits'), world.server.value(east, 'price')]).toEqual([1, 2]);
    await world.pass(moment);
    // The later one has read the form again.
    expect(shown(bert, east, 'visits')).toBe(1);
  });
  it.each([
    ['19', 'mine', 2],
    ['20', 'theirs', 1],
  ] as const)('%s in one cell, where the second takes %s', async (_number, side, expected) => {
    const { world, anna, bert } = await both();
    anna.type(east, 'visits', 1);
    await world.pass(moment);
    bert.type(east, 'visits', 2);
    bert.type(west, 'visits', 3);
    await world.pass(moment);
    const open = meetings(bert.sync.get().draft);
    expect(open).toEqual([{ row: east, column: 'visits', mine: 2, theirs: 1 }]);
    expect([world.server.value(east, 'visits'), world.server.value(west, 'visits')]).toEqual([1, 3]);
    bert.sync.edit((draft) => choose(draft, open, side));
    await world.pass(moment);
    expect(world.server.value(east, 'visits')).toBe(expected);
    expect(shown(bert, east, 'visits')).toBe(expected);
  });
  it('21 where the second has not seen what the first changed since', async () => {
    const { world, anna, bert } = await both();
    anna.type(east, 'visits', 1);
    await world.pass(moment);
    bert.type(west, 'visits', 3);
    await world.pass(moment);
    // Bert's page has read the form again: he overwrites what he sees.
    expect(shown(bert, east, 'visits')).toBe(1);
    bert.type(east, 'visits', 4);
    await world.pass(moment);
    anna.type(east, 'visits', 5);
    await world.pass(moment);
    expect(world.server.value(east, 'visits')).toBe(4);
    expect(meetings(anna.sync.get().draft).map(placeKey)).toEqual([
      placeKey({ row: east, column: 'visits' }),
    ]);
  });
  it('22 where one deletes the row that the other is typing in', async () => {
    const { world, anna, bert } = await both();
    anna.type('new-1', 'visits', 1);
    await world.pass(moment);
    bert.sync.replace(world.server.load());
    anna.type('new-1', 'price', 7);
    await world.pass(moment);
    bert.sync.edit((draft) => removeRows(draft, ['new-1']));
    await world.pass(moment);
    expect(world.server.value('new-1', 'price')).toBe(7);
    expect(shown(bert, 'new-1', 'price')).toBe(7);
  });
});

describe('one device', () => {
  it('23 with two pages of a form, both closed unsaved', async () => {
    const world = draftWorld();
    const [one, two] = [world.open(), world.open()];
    one.type(east, 'visits', 1);
    two.type(west, 'visits', 2);
    one.close();
    two.close();
    world.open();
    await world.pass(moment);
    expect([world.server.value(east, 'visits'), world.server.value(west, 'visits')]).toEqual([1, 2]);
    expect(world.storage.length).toBe(0);
  });
  it('24 that is full says so, and the server saves all the same', async () => {
    const world = draftWorld();
    const page = world.open();
    world.storage.full = true;
    world.network = 'request-lost';
    page.type(east, 'visits', 12);
    await world.pass(moment);
    expect(page.sync.get().isKept).toBe(false);
    world.network = 'up';
    await world.pass(minute);
    expect(world.server.value(east, 'visits')).toBe(12);
  });
});
