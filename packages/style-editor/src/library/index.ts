export { LibraryButtons } from './library-buttons';
export { SaveStyleDialog } from './save-style-dialog';
export type { SaveStyleDialogProps } from './save-style-dialog';
export { StyleLibraryDialog } from './style-library-dialog';
export type { StyleLibraryDialogProps } from './style-library-dialog';
