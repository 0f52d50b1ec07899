import { describe, expect, it } from 'vitest';
import { errorCodes } from '@gep/api-client/contract';
import type { ErrorName } from '@gep/api-client/contract';
import type { GeodataProblemCode, GeodataWarningCode } from '../geodata/problem-codes';
import { storedGeodataProblem } from './geodata-problem';
import { word } from './word';

type Code = GeodataProblemCode | GeodataWarningCode;
type Args = Readonly<Record<string, string | number>>;

/**
 * What a fault of a file is called and said as. That files have these faults is tested beside the readers (`geodata/`), by
 * the codes in the first column.
 */
const table: readonly (readonly [Code, at: string, Args, ErrorName, zh: string])[] = [
  [
    'vector-part-damaged',
    'a.shx',
    {},
    'SHX_UNREADABLE',
    '文件a.shx不是有效的索引文件，请选择同一shapefile的.shx',
  ],
  [
    'vector-part-damaged',
    'a.dbf',
    {},
    'DBF_UNREADABLE',
    '文件a.dbf不是有效的属性表文件，应为至少有一个字段的dBASE III或IV表',
  ],
  ['vector-no-rows', 'a.shp', {}, 'NO_FEATURES', '文件a.shp中没有图形，应至少有一个'],
  ['vector-geometry-missing', 'a.shp', { row: 7 }, 'NULL_GEOMETRY', '文件a.shp第7行没有图形'],
  [
    'vector-coordinates-invalid',
    'a.shp',
    { row: 3 },
    'COORDINATES_INVALID',
    '文件a.shp第3行含有无效坐标，坐标应为有限数值',
  ],
  [
    'vector-geometry-mixed',
    'a.json',
    { row: 2, found: 'point', kind: 'polygon' },
    'GEOMETRY_MIXED',
    '文件a.json第2行为点，其他行为面，同一文件应只有一种图形',
  ],
  [
    'vector-format',
    'a.txt',
    {},
    'VECTOR_FORMAT',
    '文件a.txt不是可读取的矢量文件，应为shapefile（.shp、.shx、.dbf、.prj）、GeoJSON、GeoPackage或其中之一的ZIP',
  ],
  ['vector-layers', 'a.gpkg', { names: 'x, y' }, 'VECTOR_LAYERS', '文件a.gpkg有多个图层（x, y），应只有一个'],
  ['vector-crs-missing', 'a.gpkg', {}, 'VECTOR_NO_CRS', '文件a.gpkg没有坐标系，应为带坐标系的图层'],
  ['geodata-crashed', 'a.shp', {}, 'PARSER_FAILED', '文件a.shp无法读取：'],
  ['archive-damaged', 'a.zip', {}, 'ARCHIVE_DAMAGED', '文件a.zip已损坏，无法解压，应为完整的ZIP文件'],
  ['archive-encrypted', 'a.zip', {}, 'ARCHIVE_ENCRYPTED', '文件a.zip已加密，应为没有密码的ZIP文件'],
  [
    'archive-too-many-files',
    'a.zip',
    { count: 300, limit: 100 },
    'ARCHIVE_TOO_MANY_FILES',
    '文件a.zip内有300个文件，最多100个',
  ],
  ['archive-too-large', 'a.zip', { limit: 1e9 }, 'ARCHIVE_TOO_LARGE', '文件a.zip解压后超过上限'],
  [
    'archive-contents',
    'a.zip',
    { names: 'x.txt' },
    'ARCHIVE_CONTENTS',
    '文件a.zip应只含一个shapefile、GeoJSON或GeoPackage，实含：x.txt',
  ],
  [
    'raster-no-georeference',
    'a.tif',
    {},
    'RASTER_NO_GEOREFERENCE',
    '文件a.tif没有地理位置信息，应含左上角坐标和像元大小',
  ],
  ['raster-no-valid-cells', 'a.tif', {}, 'RASTER_NO_VALID_CELLS', '文件a.tif没有有效像元，应至少有一个'],
  [
    'series-contents',
    'a.zip',
    { names: 'x.txt' },
    'SERIES_CONTENTS',
    '文件a.zip应含GeoTIFF（.tif、.tiff），实含：x.txt',
  ],
  ['series-order', 'a.tif', {}, 'SERIES_ORDER', '文件名a.tif中没有日期'],
  [
    'series-twice',
    'b.tif',
    { other: 'a.tif', place: '2020-01-31' },
    'SERIES_TWICE',
    '文件b.tif与a.tif都属于2020-01-31，每日（或每个序号）应只有一个文件',
  ],
  [
    'series-bands',
    'a.tif',
    { bands: 2 },
    'SERIES_BANDS',
    '文件a.tif有2个波段，逐日序列中每个文件应只有一个波段',
  ],
  ['table-empty', 'a.csv', {}, 'TABLE_EMPTY', '文件a.csv没有数据，第1行应为列名，其下至少有一行数据'],
  ['table-damaged', 'a.xlsx', {}, 'TABLE_DAMAGED', '文件a.xlsx已损坏：'],
  ['table-quotes', 'a.csv', { row: 3 }, 'TABLE_QUOTES', '文件a.csv第3行的引号不成对'],
  [
    'table-header-missing',
    'a.csv',
    { row: 1, column: 'B' },
    'TABLE_HEADER_MISSING',
    '文件a.csv第1行B列缺少列名',
  ],
  [
    'table-header-repeated',
    'a.csv',
    { row: 1, column: 'C', name: 'a', other: 'A' },
    'TABLE_HEADER_REPEATED',
    '文件a.csv第1行C列的列名a与A列重复',
  ],
  ['table-too-large', 'a.csv', { limit: 1e8 }, 'TABLE_TOO_LARGE', '文件a.csv超过上限'],
  [
    'table-too-many-rows',
    'a.csv',
    { row: 102, limit: 100 },
    'TABLE_TOO_MANY_ROWS',
    '文件a.csv在第102行还有数据，最多100行',
  ],
  [
    'table-too-many-columns',
    'a.csv',
    { row: 1, column: 'C', limit: 2 },
    'TABLE_TOO_MANY_COLUMNS',
    '文件a.csv第1行在C列还有数据，最多2列',
  ],
  [
    'table-too-many-cells',
    'a.csv',
    { row: 9, column: 'C', limit: 20 },
    'TABLE_TOO_MANY_CELLS',
    '文件a.csv到第9行C列已超过20个单元格',
  ],
  [
    'table-cell-too-long',
    'a.csv',
    { row: 2, column: 'A', length: 600, limit: 500 },
    'TABLE_CELL_TOO_LONG',
    '文件a.csv第2行A列有600个字符，最多500个',
  ],
  [
    'table-not-calculated',
    'a.xlsx',
    { count: 2, row: 3, column: 'B' },
    'TABLE_NOT_CALCULATED',
    '文件a.xlsx有2个公式没有结果（首个在第3行B列）',
  ],
  [
    'table-cell-error',
    'a.xlsx',
    { count: 1, row: 3, column: 'B', value: '#N/A' },
    'TABLE_CELL_ERROR',
    '文件a.xlsx有1个单元格为错误值（首个在第3行B列：#N/A）',
  ],
  [
    'grid-too-many-cells',
    '',
    { resolution: 1, cells: 900, limit: 100 },
    'GRID_TOO_LARGE',
    '分辨率1米对应900个像元，超过上限100',
  ],
];

describe('a fault of a file', () => {
  it.each(table)('%s of %s has its code and its words', (code, at, args, name, zh) => {
    const stored = storedGeodataProblem({ code, at, args, expected: '' });
    const { code: number, message } = word(stored, 'zh');
    expect(stored.name).toBe(name);
    expect(number).toBe(errorCodes[name].code);
    expect(message.slice(0, zh.length)).toBe(zh);
    // Nothing of the sentence is left to be filled in, in neither language.
    expect(message).not.toMatch(/\{\w+\}/);
    expect(word(stored, 'en').message).not.toMatch(/\{\w+\}/);
  });
});
