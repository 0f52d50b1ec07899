import { describe, expect, it } from 'vitest';
import { byteCache } from './byte-cache';

function asked() {
  const keys: string[] = [];
  const cache = byteCache<string>(40, (answer) => answer.length);
  const get = (key: string, signal?: AbortSignal) =>
    cache.get(
      key,
      () => {
        keys.push(key);
        return key === 'bad'
          ? Promise.reject(new Error('bad'))
          : Promise.resolve(key.repeat(key === 'large' ? 5 : 10));
      },
      signal,
    );
  return { keys, get };
}

describe('a cache of bytes', () => {
  it('asks once for what is kept or under way', async () => {
    const { keys, get } = asked();
    expect(await Promise.all([get('a'), get('a')])).toEqual(['aaaaaaaaaa', 'aaaaaaaaaa']);
    await get('a');
    expect(keys).toEqual(['a']);
  });

  it('forgets first what was not used for longest, when its bytes are used up', async () => {
    const { keys, get } = asked();
    for (const key of ['a', 'b', 'c', 'd', 'a', 'e', 'a', 'b']) await get(key);
    expect(keys).toEqual(['a', 'b', 'c', 'd', 'e', 'b']);
  });

  it('keeps no failure, and nothing that would drive out most of the others', async () => {
    const { keys, get } = asked();
    for (let time = 0; time < 2; time += 1) {
      await expect(get('bad')).rejects.toThrow('bad');
      await get('large');
    }
    expect(keys).toEqual(['bad', 'large', 'bad', 'large']);
  });

  it('goes on for those who wait when one goes away, and stops when all have gone', async () => {
    const cache = byteCache<string>(100, (answer) => answer.length);
    const stops: boolean[] = [];
    const ask = (signal: AbortSignal): Promise<string> =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => stops.push(true));
        setTimeout(() => resolve('answer'), 50);
      });
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
    const gone = cache.get('a', ask, first.signal);
    const stays = cache.get('a', ask, second.signal);
    first.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    expect(await stays).toBe('answer');
    expect(stops).toEqual([]);
    const alone = cache.get('b', ask, third.signal);
    third.abort(new Error('gone'));
    await expect(alone).rejects.toThrow('gone');
    expect(stops).toEqual([true]);
    expect(await cache.get('b', ask)).toBe('answer');
  });

  it('reports each answer that it does not keep any longer', async () => {
    const forgotten: string[] = [];
    const cache = byteCache<string>(
      20,
      () => 10,
      (answer) => forgotten.push(answer),
    );
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, () => Promise.resolve(key));
    expect(forgotten).toEqual(['b']);
    const small = byteCache<string>(
      15,
      () => 10,
      (answer) => forgotten.push(answer),
    );
    await small.get('large', () => Promise.resolve('large'));
    expect(forgotten).toEqual(['b', 'large']);
  });
});
