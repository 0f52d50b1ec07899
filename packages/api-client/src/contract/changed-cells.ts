import * as z from 'zod';
import { rasterWindow, windowQuery } from './layer-entity';
import { projectInQuery } from './protocol/access';
import { defineCall } from './protocol/define-call';
import { formId, formInteger, formOptional } from './protocol/form';
import { typeLevel } from './extent-account';

/** Above all codes of ecosystem types: a cell of the map of changes is its type before times this, plus that after. */
export const changeStep = 1000;

/**
 * What a cell of the map of changes holds: its types at the opening and at the closing in one number.
 * @example
 * changeValue(1, 4); // 1004
 */
export function changeValue(from: number, to: number): number {
  return from * changeStep + to;
}

/**
 * The types of a cell of the map of changes.
 * @example
 * changeOf(1004); // { from: 1, to: 4 }
 */
export function changeOf(value: number): { readonly from: number; readonly to: number } {
  return { from: Math.floor(value / changeStep), to: value % changeStep };
}

const typeCode = formInteger(0, changeStep - 1);

/**
 * Which cells: those of a pair of types, also of one type twice; with one type alone those that it lost or gained; without
 * both those whose type changed.
 */
const cellsQuery = {
  projectId: formId,
  /** Code of a district; absent: the whole project. */
  code: formOptional(z.string().min(1).max(64)),
  /** Absent: 1. */
  typeLevel: formOptional(typeLevel),
  /** Type at the opening, by its code at the level. */
  from: formOptional(typeCode),
  /** Type at the closing. */
  to: formOptional(typeCode),
};

export const changedPlace = z.object({
  /** As many as the change matrix has. */
  cells: z.number().int(),
  /** Around them in metres of EPSG:3857; null without a cell. */
  extent: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
});
export type ChangedPlace = z.infer<typeof changedPlace>;

export const changedCellsCall = defineCall({
  name: 'changedCells',
  summary: 'Where the cells of a change of ecosystem types are, in the project or in one district.',
  method: 'GET',
  path: '/gep/user/project/account/extent/cells',
  query: z.object(cellsQuery),
  encoding: 'none',
  response: changedPlace,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
});

export const changedCellsData = defineCall({
  name: 'changedCellsData',
  summary:
    'A window of the cells of a change of ecosystem types in EPSG:3857, at most 2048 x 2048 cells; with Accept: image/tiff as GeoTIFF. A cell is 1000 times its type at the opening plus that at the closing. Where several cells meet in one of the window, one that belongs to the change is shown.',
  method: 'GET',
  path: '/gep/user/project/account/extent/cells/data',
  query: z.object({ ...cellsQuery, ...windowQuery }),
  encoding: 'none',
  response: rasterWindow,
  payloadKey: 'data',
  access: 'project-reader',
  subject: projectInQuery,
  binary: { when: 'by-accept', type: 'image/tiff' },
});
