import { GepDataError } from '@gep/raster';

/** What is wrong with the data that `run` reads, and where; 'none' when nothing is. Other errors pass. */
export function faultOf(run: () => unknown): { code: string; at: string } {
  try {
    run();
  } catch (error) {
    if (error instanceof GepDataError) return { code: error.code, at: error.at };
    throw error;
  }
  return { code: 'none', at: '' };
}
