import { expect, it } from 'vitest';
import { latestOnly } from './latest-only';

/** Questions that are answered by hand. */
function asker() {
  const open: { readonly question: string; readonly end: (fault?: Error) => void }[] = [];
  const heard: string[] = [];
  const latest = latestOnly(
    (question: string) =>
      new Promise<string>((resolve, reject) =>
        open.push({ question, end: (fault) => (fault ? reject(fault) : resolve(question)) }),
      ),
    (answer) => void heard.push(answer),
  );
  const end = async (index: number, fault?: Error): Promise<void> => {
    open[index].end(fault);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ...latest, open, heard, end };
}

it('asks one question at a time, and of those that come meanwhile only the last', async () => {
  const { ask, open, heard, end } = asker();
  for (const question of ['a', 'b', 'c']) ask(question);
  expect(open.map(({ question }) => question)).toEqual(['a']);
  await end(0);
  expect(open.map(({ question }) => question)).toEqual(['a', 'c']);
  await end(1);
  expect(heard).toEqual(['a', 'c']);
});

it('goes on after a failure', async () => {
  const { ask, heard, end } = asker();
  ask('a');
  ask('b');
  await end(0, new Error('gone'));
  await end(1);
  expect(heard).toEqual(['b']);
});

it('hears nothing of what was asked before it was cleared', async () => {
  const { ask, clear, heard, open, end } = asker();
  ask('a');
  ask('b');
  clear();
  ask('c');
  await end(0);
  expect(open).toHaveLength(2);
  await end(1);
  expect(heard).toEqual(['c']);
});
