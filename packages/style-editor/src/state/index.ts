export { insertColor, moveColor, rampLength, readColors, removeColor, resampleColors } from './edit-ramp';
export { rampTypes, sameRamp, sectionRamps } from './filter-ramps';
export type { RampFilter } from './filter-ramps';
export { schemeNeeds } from './band-needs';
export type { BandNeed } from './band-needs';
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
export { fullestClass } from './fullest-class';
export { patch } from './patch';
export { recountRows } from './recount-rows';
export { isPart, same } from './same';
export { readBreaks, splitCells } from './read-breaks';
export type { PasteFault } from './read-breaks';
export {
  addLayer,
  duplicateLayer,
  followLayer,
  moveLayer,
  removeLayer,
  replaceLayer,
  toggleLayer,
} from './stack';
export { useDraft } from './use-draft';
export type { DraftControl } from './use-draft';
export { setBand, setBreaks, setClassField, setClassRamp, setClassSizes, setMethod } from './edit-classes';
export type { BreakIntent } from './edit-classes';
export { editRows, pinRow, resetRows, reverseColors, setTemplate, showAllRows } from './edit-rows';
export { placeField, setFields } from './edit-fields';
export { bandTriples, channelRange, setChannel, setTriple } from './edit-rgb';
export { setClip, statisticsOf } from './edit-stretch';
export {
  addValues,
  fewValues,
  missingRows,
  orderRows,
  removeRows,
  setValueField,
  setValueRamp,
  topValues,
} from './edit-values';
export type { ValueScheme } from './edit-values';
export { nextSort, sortRows, totalCount } from './sort-rows';
export type { RowSort, SortColumn } from './sort-rows';
export { openSelection, selectRows } from './row-selection';
export type { SelectAction } from './row-selection';
export { paletteInput, revisitRasterScheme, switchVectorScheme } from './switch-scheme';
export type { Palettes, RasterSchemeKind, VectorSchemeKind, Visited } from './switch-scheme';
