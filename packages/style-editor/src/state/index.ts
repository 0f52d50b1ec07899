export { breakTableProblem, openBreakTable, settleBreaks, typeBreak } from './break-table';
export type { BreakTable } from './break-table';
export {
  applyDraft,
  canRedo,
  canUndo,
  coalesceWithin,
  editDraft,
  isDirty,
  openDraft,
  redoDraft,
  revertDraft,
  undoDraft,
  undoSteps,
} from './draft';
export type { Draft, EditOptions } from './draft';
export { patch } from './patch';
export { addLayer, moveLayer, removeLayer, replaceLayer, toggleLayer } from './stack';
export { undoKey } from './undo-key';
export { useDraft } from './use-draft';
export type { DraftControl } from './use-draft';
export { setBreaks, setClassField, setClassRamp, setMethod } from './edit-classes';
export { editOther, pinRow, recolorRows, setTemplate, showAllRows } from './edit-rows';
export { setClip, statisticsOf, stretchNeeds } from './edit-stretch';
export { setValueField, setValueRamp } from './edit-values';
export { switchRasterScheme, switchVectorScheme } from './switch-scheme';
export type { RasterSchemeKind, VectorSchemeKind, Visited } from './switch-scheme';
