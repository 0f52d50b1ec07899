import manifest from '../package.json' with { type: 'json' };

/** Version of the server, from its package file. */
export const { version } = manifest;
