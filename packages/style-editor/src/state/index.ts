export { breakTableProblem, openBreakTable, restoreBreak, settleBreaks, typeBreak } from './break-table';
export type { BreakTable } from './break-table';
export { readSchemeText, readSymbolText, schemeText, symbolText } from './clipboard';
export type { Pasted, PasteProblem } from './clipboard';
export type { Change, ChangedPart } from './change';
export {
  applyDraft,
  canRedo,
  canUndo,
  editDraft,
  isDirty,
  openDraft,
  redoDraft,
  revertDraft,
  stepsOf,
  undoDraft,
} from './draft';
export type { Draft, Step } from './draft';
export { followLayer } from './follow-layer';
export { kindsOf, plainKinds, strangeKind } from './kinds';
export { nameLayers } from './layer-names';
export type { NamedLayers } from './layer-names';
export { nextSort } from './next-sort';
export { partOf, partsOf, propertiesOf } from './part-of';
export type { Editing, Parts } from './part-of';
export { patch } from './patch';
export { isPart, same } from './same';
export { readBreaks, splitCells } from './read-breaks';
export type { PasteFault } from './read-breaks';
export { useDraft } from './use-draft';
export type { DraftControl } from './use-draft';
export { openSelection, selectRows } from './row-selection';
export type { SelectAction } from './row-selection';
