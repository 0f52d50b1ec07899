/** The program of a thread that cannot be loaded. */
throw new Error('cannot be loaded');
