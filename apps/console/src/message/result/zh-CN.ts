/** Words of the result screens. */
export const resultZh = {};
