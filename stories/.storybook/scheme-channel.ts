/** Events between the toolbar and the page of a story. */
export const askScheme = 'gep/ask-scheme';
export const giveScheme = 'gep/give-scheme';
