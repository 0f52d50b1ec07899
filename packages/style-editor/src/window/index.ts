export { DialogFooter } from './dialog-footer';
export type { DialogFooterProps } from './dialog-footer';
export { DialogFrame } from './dialog-frame';
export { DockContext } from './dock';
export { PlaceStorageContext, sessionPlaces } from './place-memory';
export type { PlaceStorage } from './place-memory';
export type { DialogFrameProps } from './dialog-frame';
export { Question } from './question';
export { saveFile } from './save-file';
