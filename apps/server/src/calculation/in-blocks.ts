/** Works through blocks, `atOnce` at a time; settles only when no block is at work any more. */
export async function inBlocks<Block, Result>(
  blocks: readonly Block[],
  atOnce: number,
  onProgress: (fraction: number) => void,
  work: (block: Block) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(blocks.length);
  let next = 0;
  let done = 0;
  let failed = false;
  const lane = async (): Promise<void> => {
    while (next < blocks.length && !failed) {
      const index = next++;
      try {
        results[index] = await work(blocks[index]);
      } catch (error) {
        failed = true;
        throw error;
      }
      onProgress(++done / blocks.length);
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: Math.max(1, atOnce) }, lane));
  for (const settled of lanes) if (settled.status === 'rejected') throw settled.reason;
  return results;
}

/**
 * Works through blocks as `inBlocks`, and hands their results on in the order of the blocks, each as soon as those before
 * it are done.
 */
export async function inOrder<Block, Result>(
  blocks: readonly Block[],
  atOnce: number,
  onProgress: (fraction: number) => void,
  work: (block: Block) => Promise<Result>,
  take: (result: Result) => void,
): Promise<void> {
  const waiting = new Map<number, Result>();
  let next = 0;
  await inBlocks([...blocks.entries()], atOnce, onProgress, async ([index, block]) => {
    waiting.set(index, await work(block));
    for (let result = waiting.get(next); result !== undefined; result = waiting.get(next)) {
      waiting.delete(next++);
      take(result);
    }
  });
}
