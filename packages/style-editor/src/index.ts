export { StyleEditorProvider } from './style-editor-provider';
export type { StyleEditorProviderProps } from './style-editor-provider';
