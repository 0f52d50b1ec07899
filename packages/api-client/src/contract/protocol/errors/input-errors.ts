import type { ErrorEntry } from './error-entry';

/** Inputs of models: rasters, values, tables. Faults of their rows are in `row-errors.ts`. */
export const inputErrors = {
  // 301 raster files
  RASTER_FORMAT: {
    code: '30101',
    zh: '文件{file}不是TIFF栅格，应为GeoTIFF（.tif、.tiff）',
    en: '{file} is not a TIFF raster: a GeoTIFF (.tif, .tiff) is expected',
  },
  RASTER_CODEC: {
    code: '30102',
    zh: '文件{file}使用不支持的压缩方式{codec}，可用：{expected}',
    en: '{file} uses the unsupported compression {codec}; allowed: {expected}',
  },
  RASTER_NO_CRS: {
    code: '30103',
    zh: '文件{file}没有坐标系，应为带坐标系（EPSG代码或WKT）的GeoTIFF',
    en: '{file} has no coordinate system: a GeoTIFF with one (EPSG code or WKT) is expected',
  },
  RASTER_CRS_UNUSABLE: {
    code: '30104',
    zh: '文件{file}的坐标系{name}无法转换，应为地球上的地理坐标系或投影坐标系',
    en: 'The coordinate system {name} of {file} cannot be transformed: a geographic or projected system of the Earth is expected',
  },
  RASTER_TRUNCATED: {
    code: '30105',
    zh: '文件{file}不完整：{reason}',
    en: '{file} is incomplete or damaged: {reason}',
  },
  RASTER_TOO_LARGE: {
    code: '30106',
    zh: '文件{file}声明的大小{size}超过上限{limit}',
    en: '{file} claims a size of {size}, above the limit of {limit}',
  },
  RASTER_NO_GEOREFERENCE: {
    code: '30107',
    zh: '文件{file}没有地理位置信息，应含左上角坐标和像元大小',
    en: '{file} has no georeference: the place of its corner and its cell size are expected',
  },
  RASTER_STRUCTURE: {
    code: '30108',
    zh: '文件{file}的结构有误：{reason}',
    en: 'The structure of {file} is faulty: {reason}',
  },
  RASTER_NO_VALID_CELLS: {
    code: '30109',
    zh: '文件{file}没有有效像元，应至少有一个',
    en: '{file} has no valid cells: at least one is expected',
  },
  SERIES_CONTENTS: {
    code: '30121',
    zh: '文件{file}应含GeoTIFF（.tif、.tiff），实含：{names}',
    en: '{file} should hold GeoTIFFs (.tif, .tiff); it holds: {names}',
  },
  SERIES_ORDER: {
    code: '30122',
    zh: '文件名{file}中没有日期，应与序列中其他文件一样含日期（如20200131、2020-01-31、2020031）或序号',
    en: 'The name {file} does not say its place in the series: a date (20200131, 2020-01-31, 2020031) or a number is expected, as in the other names',
  },
  SERIES_TWICE: {
    code: '30123',
    zh: '文件{file}与{other}都属于{place}，每日（或每个序号）应只有一个文件',
    en: '{file} and {other} are both of {place}: one file is expected for each',
  },
  SERIES_BANDS: {
    code: '30124',
    zh: '文件{file}有{bands}个波段，逐日序列中每个文件应只有一个波段',
    en: '{file} has {bands} bands: in a series of several files each has one',
  },
  SERIES_DIFFERS: {
    code: '30125',
    zh: '文件{file}的{what}为{got}，与{other}的{wanted}不同，序列中所有文件应一致',
    en: '{file} has the {what} {got}, but {other} has {wanted}: all files of a series share it',
  },
  SERIES_GAP: {
    code: '30126',
    zh: '文件{file}从{first}到{last}缺{count}个，第一个缺少的是{missing}；计算时不含这些',
    en: '{file} lacks {count} of the files from {first} to {last}, the first of {missing}; results are without them',
  },

  // 302 values of inputs
  VALUE_OUTSIDE_PHYSICAL: {
    code: '30201',
    zh: '文件{file}超出物理范围（{range}）：核算区内{count}个项目网格像元，请检查缩放系数和偏移量',
    en: '{file} is outside the physical range ({range}) in {count} cells of the project grid: check scale and offset',
  },
  VALUE_OUTSIDE_EXPECTED: {
    code: '30202',
    zh: '文件{file}超出预期范围（{range}）：核算区内{count}个项目网格像元',
    en: '{file} is outside the expected range ({range}) in {count} cells of the project grid',
  },
  CLASS_UNKNOWN: {
    code: '30203',
    zh: '文件{file}中的类别{values}不是生态系统类型且未重分类（文件中{count}个像元）',
    en: '{file} holds a class that is not an ecosystem type and is not reclassified: class {values} ({count} cells of the file)',
  },
  INPUT_OUTSIDE_REGION: {
    code: '30204',
    zh: '文件{file}与核算区域没有重叠',
    en: '{file} does not overlap the accounting region',
  },
  INPUT_PARTLY_COVERS: {
    code: '30205',
    zh: '文件 {file} 只覆盖核算区域的 {percent}%',
    en: '{file} covers only {percent}% of the accounting region',
  },
  INPUT_MISSING: { code: '30206', zh: '{model}缺少数据：{input}', en: '{model} lacks the input {input}' },
  INPUT_UNKNOWN: { code: '30207', zh: '{model}没有名为{key}的数据项', en: '{model} has no input {key}' },
  INPUT_NOT_PLAIN: {
    code: '30208',
    zh: '{input}不能用单一数值代替',
    en: '{input} cannot be given as one number',
  },
  TABLE_COLUMN_MISSING: {
    code: '30209',
    zh: '文件{file}中没有{column}的列，请选择对应的列',
    en: '{file} has no column for {column}: choose one',
  },
  DISTRICT_UNKNOWN: {
    code: '30210',
    zh: '“{file}”第{row}行的行政区划代码{value}不存在',
    en: 'Row {row} of {file} names the unknown district {value}',
  },
  PARAMETER_INVALID: {
    code: '30211',
    zh: '{parameter}：{expected}',
    en: '{parameter}: {expected}',
  },
  PARAMETER_UNKNOWN: {
    code: '30212',
    zh: '{model}没有名为{key}的参数',
    en: '{model} has no parameter {key}',
  },
  INPUT_FAULTY: {
    code: '30213',
    zh: '{model}的数据{input}有{count}处错误，请修正文件{file}后重新上传',
    en: 'The input {input} of {model} has {count} faults: correct {file} and upload it again',
  },
  CLASS_WITHOUT_TYPE: {
    code: '30215',
    zh: '文件{file}的类别{values}没有对照：核算区内{count}个项目网格像元（{area} km²）按缺失处理，没有结果。请在“模型选择”的重分类表中为其选择类型',
    en: 'In {file} class {values} has no type: {count} cells of the project grid ({area} km²) are missing and have no result. Give each class a type in the reclassification of Model selection',
  },
  CLASSES_UNCONFIRMED: {
    code: '30214',
    zh: '{input}的文件{file}尚未确认分类对照：请在“模型选择”中核对每个类别读作什么，然后确认',
    en: 'The classes of {file} ({input}) are not confirmed: check in Model selection what each class is read as, then confirm',
  },
  CLASSES_NOT_WHOLE: {
    code: '30216',
    zh: '文件{file}含有数值{value}，不能用作{input}：像元值应为整数，每个整数为一类，请上传分类栅格',
    en: '{file} holds the value {value} and cannot serve as {input}: each cell should hold a whole number, the code of a class. Upload a raster of classes',
  },
  CLASSES_TOO_MANY: {
    code: '30217',
    zh: '文件{file}有{limit}个以上不同的值，不能用作{input}：最多{limit}类，请上传分类栅格',
    en: '{file} holds more than {limit} different values and cannot serve as {input}: {limit} classes at most are allowed. Upload a raster of classes',
  },
  CLASSES_NOT_READ: {
    code: '30218',
    zh: '{input}的文件{file}中没有读到类别，无法确认分类对照：请上传像元值为整数的分类栅格',
    en: 'No class was read from {file} ({input}), so there is nothing to confirm: upload a raster whose cells hold whole numbers, one a class',
  },
  FILE_OUTSIDE_PHYSICAL: {
    code: '30219',
    zh: '文件{file}的数值（{found}）超出物理范围（{range}），请检查缩放系数和偏移量',
    en: '{file} holds values from {found}, outside the physical range ({range}): check scale and offset',
  },
  FILE_OUTSIDE_EXPECTED: {
    code: '30220',
    zh: '文件{file}的数值（{found}）超出预期范围（{range}）',
    en: '{file} holds values from {found}, outside the expected range ({range})',
  },
  CLASS_LIKE_NO_DATA: {
    code: '30221',
    zh: '文件{file}有{count}个像元的值为{values}，疑似无数据值，但文件未声明。请在“模型选择”中将其设为无数据值（项目文件夹中为noData）',
    en: 'In {file} {count} cells hold {values}, which looks like no data, but the file does not declare it. Treat it as no data in Model selection (in a project folder: noData)',
  },

  // 303 tables
  TABLE_FORMAT: {
    code: '30301',
    zh: '文件{file}不是可读取的表格，应为XLSX工作簿或CSV文本（不支持.xls和有密码的工作簿）',
    en: '{file} is not a table that can be read: an XLSX workbook or CSV is expected (no .xls, no password)',
  },
  TABLE_EMPTY: {
    code: '30302',
    zh: '文件{file}没有数据，第1行应为列名，其下至少有一行数据',
    en: '{file} holds no data: names of columns are expected in row 1, and at least one row below',
  },
  TABLE_DAMAGED: { code: '30303', zh: '文件{file}已损坏：{reason}', en: '{file} is damaged: {reason}' },
  TABLE_QUOTES: {
    code: '30304',
    zh: '文件{file}第{row}行的引号不成对',
    en: 'Row {row} of {file} has a quotation mark without its partner',
  },
  TABLE_HEADER_MISSING: {
    code: '30305',
    zh: '文件{file}第{row}行{column}列缺少列名',
    en: 'Column {column} of {file} has no name in row {row}',
  },
  TABLE_HEADER_REPEATED: {
    code: '30306',
    zh: '文件{file}第{row}行{column}列的列名{name}与{other}列重复',
    en: 'Column {column} of {file} has the name {name} in row {row}, as column {other} has',
  },
  TABLE_TOO_LARGE: {
    code: '30307',
    zh: '文件{file}超过上限{limit}',
    en: '{file} is larger than the limit of {limit}',
  },
  TABLE_TOO_MANY_ROWS: {
    code: '30308',
    zh: '文件{file}在第{row}行还有数据，最多{limit}行',
    en: '{file} still has data in row {row}, at most {limit} rows are allowed',
  },
  TABLE_TOO_MANY_COLUMNS: {
    code: '30309',
    zh: '文件{file}第{row}行在{column}列还有数据，最多{limit}列',
    en: 'Row {row} of {file} still has data in column {column}, at most {limit} columns are allowed',
  },
  TABLE_TOO_MANY_CELLS: {
    code: '30310',
    zh: '文件{file}到第{row}行{column}列已超过{limit}个单元格',
    en: '{file} has more than {limit} cells, counted up to column {column} of row {row}',
  },
  TABLE_CELL_TOO_LONG: {
    code: '30311',
    zh: '文件{file}第{row}行{column}列有{length}个字符，最多{limit}个',
    en: 'Column {column} in row {row} of {file} has {length} characters, at most {limit} are allowed',
  },
  TABLE_NOT_CALCULATED: {
    code: '30312',
    zh: '文件{file}有{count}个公式没有结果（首个在第{row}行{column}列），已按空值读取，请用Excel或WPS打开并保存后重新上传',
    en: '{count} formulas of {file} have no result (the first in column {column} of row {row}) and were read as empty: open and save the file in Excel or WPS, then upload it again',
  },
  TABLE_CELL_ERROR: {
    code: '30313',
    zh: '文件{file}有{count}个单元格为错误值（首个在第{row}行{column}列：{value}）',
    en: '{count} cells of {file} hold errors (the first in column {column} of row {row}: {value})',
  },
  TABLE_NOT_FILLED: {
    code: '30314',
    zh: '“{file}”没有填写任何一行，请填写',
    en: 'No row of {file} is filled in: fill in at least one',
  },
} as const satisfies Record<string, ErrorEntry>;
