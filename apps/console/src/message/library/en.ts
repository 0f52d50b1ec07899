import type { libraryZh } from './zh-CN';

/** Words of the public style library, as the administrator of the installation keeps it. */
export const libraryEn: typeof libraryZh = {
  about:
    'Public styles added on this server; everyone can use them. The styles that come with the product cannot be changed and are not listed here.',
  search: 'Search by name',
  import: 'Import style file',
  importTitle: 'Import style file {{file}}',
  group: 'Group',
  groupHelp: 'Choose a group, or type the name of a new one.',
  replaces: 'This replaces the styles in this group ({{count}}).',
  imported: 'Styles imported: {{count}}',
  tooLarge: 'The file must not be larger than {{limit}} MB',
  name: 'Style name',
  edit: 'Edit {{name}}',
  editTitle: 'Edit style',
  delete: 'Delete {{name}}',
  deleteTitle: 'Delete style',
  deleteConfirm:
    'This deletes {{name}} from the public library for good. Layers that use it stay as they are. Continue?',
  renameGroup: 'Rename group',
  renameGroupOf: 'Rename group {{name}}',
  groupName: 'Group name',
  joins: 'Group {{name}} exists; the styles will be added to it.',
  deleteGroup: 'Delete group',
  deleteGroupOf: 'Delete group {{name}}',
  deleteGroupConfirm:
    'This deletes group {{name}} and all its styles ({{count}}) for good. Layers that use them stay as they are. Continue?',
  groupTitle: '{{name}} ({{count}})',
  none: 'No public styles have been added yet. Export a style file from the style library of a style dialog, then import it here.',
  noneFound: 'No style has “{{text}}” in its name',
  failed: 'The public style library could not be loaded: {{reason}}',
  unreadable: 'No preview',
};
