/** Program of a calculation thread: one task a call, files in, files and figures out. */
import { add } from './add';
import { burn } from './burn';
import { change } from './change';
import { changedPlace } from './changed-place';
import { check } from './check';
import { compute } from './compute';
import { districtMap } from './district-map';
import { districtLayers } from './district-layers';
import { joinAreas } from './join-areas';
import { classSums } from './ledger/class-sums';
import { ledgerTask } from './ledger/ledger-task';
import { locate } from './locate';
import { mapShapes } from './map-shapes';
import { measureFileTask } from './measure-file';
import { preflight } from './preflight';
import { range } from './range';
import { rasterWindow } from './raster-window';
import { redraw } from './redraw';
import { scenarioCells } from './scenario/scenario-cells';
import { scenarioPlace } from './scenario/scenario-place';
import { writeDocument } from '../document/write-document';
import { typeAmounts } from './type-amounts';
import { typeChanges } from './type-changes';
import { writeLayer } from './write-layer';
import { zoneCells } from './zone-cells';
import { zones } from './zones';
import type { WorkerResults, WorkerTask } from './tasks';

type Handlers = {
  readonly [K in WorkerTask['kind']]: (
    task: Extract<WorkerTask, { kind: K }>,
  ) => WorkerResults[K] | Promise<WorkerResults[K]>;
};

const handlers: Handlers = {
  burn,
  change,
  check,
  compute,
  add,
  'write-layer': writeLayer,
  redraw,
  zones,
  'zone-cells': zoneCells,
  'join-areas': joinAreas,
  'map-shapes': mapShapes,
  locate,
  preflight,
  range,
  'raster-window': rasterWindow,
  'write-ledger': ledgerTask,
  'ledger-sums': classSums,
  'type-amounts': typeAmounts,
  'type-changes': typeChanges,
  'changed-place': changedPlace,
  // What few tasks need is loaded when it is wanted: a thread starts before an answer.
  'style-fault': async ({ text, style }) => (await import('../style/style-fault')).styleFault(text, style),
  'write-document': writeDocument,
  'check-template': async (task) => (await import('../document/check-template')).checkTemplate(task),
  'start-template': async (task) => (await import('../document/start-template')).startTemplate(task),
  'district-map': districtMap,
  qml: async (task) => (await import('../style/qml-task')).qml(task),
  'district-layers': districtLayers,
  'measure-file': measureFileTask,
  'scenario-place': scenarioPlace,
  'scenario-cells': scenarioCells,
  wake: () => null,
};

export default async function work<K extends WorkerTask['kind']>(
  task: Extract<WorkerTask, { kind: K }>,
): Promise<WorkerResults[K]> {
  const handler = handlers[task.kind] as (
    task: Extract<WorkerTask, { kind: K }>,
  ) => WorkerResults[K] | Promise<WorkerResults[K]>;
  return handler(task);
}
