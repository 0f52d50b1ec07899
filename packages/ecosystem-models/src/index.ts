export type { Grid } from '@gep/raster';
export type { Name } from './name';
export type {
  Bounds,
  ClassValue,
  FileInput,
  NumberField,
  Option,
  PlainEntry,
  RasterFile,
  RecordField,
  RecordFile,
  Resampling,
  TableFile,
  TextField,
  TypesField,
  VectorFile,
} from './file-input';
export { isRasterFile } from './file-input';
export type { CheckLevel, DistrictsCheck, NumberCheck, TableCheck } from './table-checks/table-check';
export type { CheckContext, CheckedRow, EarlierYear, TableFinding } from './table-checks/check-table';
export { checksIn, checkTable, missingDistricts } from './table-checks/check-table';
export { checkTolerance, plausibleTimes, unitFactors } from './table-checks/check-number';
export type {
  CatalogueEntry,
  ChoiceParameter,
  Dependency,
  LinearParameter,
  ListParameter,
  ModelChild,
  ModelDefinition,
  ModelGroup,
  OutputLayer,
  Parameter,
  ParameterKind,
  PlainParameter,
  PriceYear,
  PriceValue,
  Reference,
  ReferenceMark,
  SelectionParameter,
  ServiceFlag,
  ServiceRole,
  SwitchParameter,
  TableColumn,
  TableParameter,
  TableRow,
} from './definition';
export type {
  Compute,
  DistrictCompute,
  DistrictContext,
  DistrictResult,
  DistrictTotals,
  Model,
  PixelCompute,
  PixelInputs,
  Prepared,
  RasterInput,
  ResolvedParameters,
  Upstream,
  WindowLayers,
  WindowResult,
  WindowStages,
  ZonalRow,
} from './model';
export type { Account, Factor, Term } from './model';
export { windowStages } from './model';
export { NO_TYPE } from './account/account';
export type { Spread, SpreadCells } from './account/spread';
export type { LayerSums, TypeSums } from './account/type-sums';
export { mergeTypeSums, sumByType } from './account/type-sums';
export type { CountedModel, ModelCube } from './account/model-cube';
export { areaCube, countedLayers, modelCube, quantityLayers, wholeArea } from './account/model-cube';
export type { CubeFilePart } from './account/cube-file';
export { CubeFileError, cubeFileParts, encodeCube, readCubes } from './account/cube-file';
export type { Contribution } from './account/figures';
export { contributions, figures } from './account/figures';
export type { CellTerm } from './account/cell-terms';
export { cellRatio, cellTerms } from './account/cell-terms';
export type { PriceZones, ZonedTerm, ZonePrices } from './account/price-zones';
export { zonedFigures, zonedTerms, zoneParameters, zonePriceKeys } from './account/price-zones';
export type { AccountYear } from './account/change/account-year';
export type { ChangeColumns, ChangeFigure, ModelChange } from './account/change/model-change';
export { changeFigures, modelChange } from './account/change/model-change';
export type { ChangeParts, Factors } from './account/change/split-change';
export { splitChange } from './account/change/split-change';
export type { OutputCells } from './account/output-cells';
export { mergeCells, outputCells } from './account/output-cells';
export type { ParameterChanges } from './account/parameter-changes';
export { parameterChanges } from './account/parameter-changes';
export type { Distribution, DistributionKind } from './range/distribution';
export { distributionNumbers } from './range/distribution';
export type { Uncertainty } from './range/uncertainty';
export { checkUncertainties, linearParameters } from './range/check-uncertainties';
export type { RefusedUncertainty, UncertainModel } from './range/uncertain-model';
export { refusedUncertainties } from './range/uncertain-model';
export type { Tornado, TornadoBar, TornadoEnd } from './range/tornado';
export { tornado } from './range/tornado';
export type { AreaRanges, DrawOptions, Simulation, ValueRange } from './range/simulate';
export { drawLimits, simulate, simulateDistricts } from './range/simulate';
export type { FeatureRecord, RecordGeometry, Records, RecordValues, TableRecord } from './records';
export { noRecords, recordsOfYear } from './records';
export type { Condition } from './condition';
export { conditionHolds } from './condition';
export type { Problem, ProblemCode, Warning, WarningCode, WarningPart } from './problem';
export { GepDataError } from '@gep/raster';
export { mergeWarnings } from './problem';
export type { ModelSlug } from './catalogue';
export { catalogue, catalogueEntries, catalogueEntry } from './catalogue';
export { modelById, modelBySlug, models } from './registry';
export type { StoredParameters } from './parameter-values';
export { resolveParameters, unchangedDefaults } from './parameter-values';
export { checkParameters } from './check-parameters';
export type { InputState, InputStates, RangeCount } from './check-inputs';
export {
  checkInputs,
  inputRanges,
  rangeWarnings,
  requiredFields,
  resolveInput,
  usedInputs,
} from './check-inputs';
export type { WindowCase, WindowCases, WindowMemory } from './compute-window';
export { computeWindow, createWindowMemory, dependenciesOf, modelsReadBy } from './compute-window';
export type { CaseGrids, RunOptions } from './small-case';
export type { RunResult } from './run-model';
export { runModel } from './run-model';
export type { ZonalAccumulator } from './zonal-table';
export { zonalAccumulator } from './zonal-table';
export type { ModelValue, Overlap, SummedService, TotalGep } from './total-gep';
export { totalGep } from './total-gep';
export type { CoverReach } from './scenario/cover-reach';
export { coverReach } from './scenario/cover-reach';
export { typesOfService } from './service-types';
export type { ModelTreeNode } from './model-tree';
export { groupNames, modelTree } from './model-tree';
export type { EcosystemType } from './shared/ecosystem-types';
export { ecosystemTypes } from './shared/ecosystem-types';
export type { TypeLevel } from './shared/ecosystem-tree';
export { ecosystemType, isEcosystemType, isWithin, MISSING, typeAt, typeMask } from './shared/ecosystem-tree';
export { centroid } from './shared/polygon-distance';
export { inputOrigin } from './reference/input-origins';
export { typeLookup } from './shared/type-table';
export type { LayerArrays } from './shared/layer-array';
export { withLayerArrays } from './shared/layer-array';
export type { Reclassified, ReclassificationRow } from './shared/reclassification';
export { checkReclassification, reclassify } from './shared/reclassification';
export type { ProductClass, ReclassificationPreset } from './shared/land-cover-products/product';
export type { FileClass, PresetFit } from './shared/reclassification-presets';
export { fittingPresets, reclassificationPresets } from './shared/reclassification-presets';
export { allowsForcedZero, applyForcedZero, checkForcedZero } from './shared/forced-zero';
export type { AreaChange, ChangeMatrix, EntryRow, ExtentAccount, ExtentEntry } from './seea/extent-account';
export { changeMatrix, extentAccount, extentEntries } from './seea/extent-account';
export type { EconomicUnit, Industry } from './seea/economic-units';
export { economicUnits, industries, unitNames } from './seea/economic-units';
export type { ServiceEntry, ServiceSection } from './seea/service-users';
export { sectionNames, serviceEntries, serviceSections } from './seea/service-users';
export type { ServiceFlow, SupplyRow, SupplyUse, UseRow } from './seea/supply-use';
export { grossEcosystemProduct, supplyUse, supplyUseTotals } from './seea/supply-use';
export type {
  AssetAccount,
  AssetColumn,
  AssetEntry,
  AssetFlow,
  ConditionChange,
  ExpectedFlow,
  FlowValue,
  TypeArea,
} from './seea/asset-account';
export { assetAccount, assetEntries, flowValue } from './seea/asset-account';
export type { AssetAssumptions } from './seea/net-present-value';
export { annuityFactor } from './seea/net-present-value';
export type { ValueEffects, ValueFactors } from './seea/value-effects';
export { valueEffects } from './seea/value-effects';
export type { TypeChangeCounter, TypeChanges } from './seea/type-changes';
export { createTypeChangeCounter } from './seea/type-changes';
export type { TypedAmounts } from './seea/output-by-type';
export { outputByType, sumTypes } from './seea/output-by-type';
export { applyUrbanBoundary, urbanBoundaryInput } from './shared/urban-boundary';
export { fuEvapotranspiration, omegaFromSoilWater } from './shared/fu-evapotranspiration';
export type { Wetness } from './shared/event-runoff';
export { curveNumberFor, eventRunoff, potentialRetention } from './shared/event-runoff';
export { toWanYuan } from './shared/units';
export type { ModelMessages } from './message/message-keys';
export { messages } from './message/messages';
