export { copyText } from './copy-text';
export { DraftFrame } from './draft-frame';
export { pasteSentence } from './paste-sentence';
export { useClipboard } from './use-clipboard';
export { useEdits } from './use-edits';
export type { Edits } from './use-edits';
export { usePreview } from './use-preview';
