/**
 * Puts NODE_ENV back after work with Vite, which sets it for the whole process: a server that the same process starts
 * later would take itself for one in production.
 */
export async function keepNodeEnv<T>(work: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  try {
    return await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
