/** What keeps the data, the database or the store of the files, cannot do its work now and may do it later. */
export abstract class AwayError extends Error {}
