export { StyleFileWindow } from './style-file-window';
