/**
 * Niceness of threads that calculate and of processes that parse: on busy cores, the thread that answers requests comes
 * first, and so does the database.
 */
export const backgroundPriority = 10;
