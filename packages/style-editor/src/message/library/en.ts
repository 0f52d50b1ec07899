import type { libraryZh } from './zh-cn';

/** Words of the editors in English: library. */
export const libraryEn: Readonly<Record<keyof typeof libraryZh, string>> = {
  'library.public': 'Public styles',
  'library.private': 'My styles',
  'library.groups': 'Groups of styles',
  'library.styles': 'Styles',
  'library.empty-public': 'This group has no styles.',
  'library.empty-private': 'No saved styles yet. Save one from a symbol editor.',
  'library.saved': 'Saved',
};
