export { alikeNeighbours, allEyes, colorSafety } from './color-safety';
export type { ColorSafety, Eyes } from './color-safety';
export {
  evenOutColors,
  insertColor,
  moveColor,
  rampLength,
  readColors,
  removeColor,
  resampleColors,
} from './edit-ramp';
export type { ReadColors } from './edit-ramp';
export { rampTypes, sameRamp, sectionRamps } from './filter-ramps';
export type { RampFilter, RampSection } from './filter-ramps';
export { schemeNeeds } from './band-needs';
export type { BandNeed } from './band-needs';
export { breakTableProblem, openBreakTable, restoreBreak, settleBreaks, typeBreak } from './break-table';
export type { BreakTable, BreakText } from './break-table';
export { readSchemeText, readSymbolText, schemeText, symbolText } from './clipboard';
export type { Pasted, PasteProblem } from './clipboard';
export { changeBetween, joins } from './change';
export type { Change, ChangedPart } from './change';
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
  stepsOf,
  travelDraft,
  undoDraft,
  undoSteps,
} from './draft';
export type { Draft, Step } from './draft';
export { countClasses, fullestClass } from './count-classes';
export { addBreak, moveBreak, nudgeBreak, removeBreak, roundBetween } from './move-break';
export type { BreakRules } from './move-break';
export { patch } from './patch';
export { recountRows } from './recount-rows';
export { isPart } from './same';
export { readBreaks, splitCells } from './read-breaks';
export type { PasteFault, ReadBreaks } from './read-breaks';
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
export type { BandTriple } from './edit-rgb';
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
export { fadeSymbol, symbolOpacity } from './symbol-opacity';
export { pinsByRow, rowsChange } from './keep-pins';
export { nextSort, sortRows, totalCount } from './sort-rows';
export type { RowSort, SortColumn } from './sort-rows';
export { openSelection, selectRows } from './row-selection';
export type { SelectAction } from './row-selection';
export { paletteInput, revisitRasterScheme, switchRasterScheme, switchVectorScheme } from './switch-scheme';
export type { Palettes, RasterSchemeKind, VectorSchemeKind, Visited } from './switch-scheme';
