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
