import type { LocalText } from './shared-schemas';

/** A coded fault. `{place}` in the sentences is filled from the arguments. HTTP status 200 unless one is given. */
export interface ErrorEntry extends LocalText {
  readonly code: string;
  readonly status?: number;
}

/** Every code that a response or a problem can carry, by the name that code uses for it. */
export const errorCodes = {
  SUCCESS: { code: '00000', zh: '成功', en: 'Success' },

  // 101 signing in
  LOGIN_FAILED: {
    code: '10101',
    zh: '用户名或密码错误，请重新输入',
    en: 'Wrong username or password, please re-enter',
  },
  LOGIN_LOCKED: {
    code: '10102',
    zh: '密码错误次数过多，账号已临时锁定，请{minutes}分钟后再试',
    en: 'Too many wrong passwords: the account is temporarily locked, try again in {minutes} minutes',
  },
  PASSWORD_UNCHANGED: {
    code: '10103',
    zh: '新密码不能与旧密码相同',
    en: 'The new password must differ from the old one',
  },
  OLD_PASSWORD_WRONG: { code: '10104', zh: '原密码错误', en: 'The old password is wrong' },

  PASSWORD_STALE: {
    code: '10105',
    zh: '密码已超过{days}天未修改，请先修改密码',
    en: 'The password has not been changed for over {days} days: change it first',
  },
  PASSWORD_INITIAL: {
    code: '10106',
    zh: '首次登录请先修改初始密码',
    en: 'Change the initial password first',
  },

  // 102, 103 session, as the specification fixes them
  SESSION_UNKNOWN: { code: '10204', zh: '登录超时', en: 'Login timeout: no or unknown token' },
  SESSION_EXPIRED: { code: '10206', zh: '登录超时', en: 'Login timeout: the session has expired' },
  SESSION_REVOKED: { code: '10301', zh: '登录超时', en: 'Login timeout: the session was revoked' },

  // 104 requests
  VALIDATION: { code: '10400', status: 400, zh: '{field}：{rule}', en: '{field}: {rule}' },
  FORBIDDEN: { code: '10403', status: 403, zh: '没有权限执行此操作', en: 'Not allowed to do this' },
  NOT_FOUND: { code: '10404', status: 404, zh: '{what}不存在', en: '{what} does not exist' },
  NAME_TAKEN: { code: '10409', zh: '名称{name}已存在', en: 'The name {name} already exists' },
  ACCOUNT_TAKEN: { code: '10410', zh: '账号{name}已存在', en: 'The account {name} already exists' },
  TOO_LARGE: { code: '10413', status: 413, zh: '内容过大，最大{limit}', en: 'Too large, at most {limit}' },
  CONTENT_TYPE: {
    code: '10415',
    status: 415,
    zh: '不支持的请求格式{type}',
    en: 'Unsupported content type {type}',
  },
  TOO_MANY_REQUESTS: {
    code: '10429',
    status: 429,
    zh: '请求过于频繁，请稍后再试',
    en: 'Too many requests, try again later',
  },
  TOO_MANY_ROWS: {
    code: '10430',
    zh: '共{count}行，超过一次可取的{limit}行，请分页查询',
    en: '{count} rows are more than the {limit} that one answer can hold: use pages',
  },
  INTERNAL: { code: '10500', status: 500, zh: '服务器内部错误', en: 'Internal server error' },
  BUSY: {
    code: '10504',
    status: 503,
    zh: '服务器繁忙，请稍后再试',
    en: 'The server is busy, try again later',
  },
  UNAVAILABLE: { code: '10503', status: 503, zh: '服务暂不可用', en: 'Service unavailable' },
  DISK_FULL: {
    code: '10507',
    status: 507,
    zh: '服务器磁盘空间不足，请联系管理员清理磁盘后重试',
    en: 'The disk of the server is full: ask its operator to free space, then try again',
  },

  // 106 state of the project
  FILE_REPLACED: {
    code: '10608',
    zh: '文件已被另一个操作替换，请重新打开后再试',
    en: 'Another request has replaced the file: open it again and retry',
  },
  IN_CALCULATION: {
    code: '10601',
    zh: '项目分析中，不可操作',
    en: 'The project is being calculated: not possible now',
  },
  NO_PHONE: {
    code: '10602',
    zh: '联系电话为空，无法发送催办通知!',
    en: 'No phone number: the reminder cannot be sent',
  },
  REMINDED_JUST_NOW: {
    code: '10603',
    zh: '刚刚已催办，请{seconds}秒后再试',
    en: 'Reminded just now, try again in {seconds} seconds',
  },
  NO_REGION_FILE: { code: '10604', zh: '请先上传行政区文件', en: 'Upload a region file first' },
  LEVEL_NOT_MAPPED: {
    code: '10605',
    zh: '级别{level}缺少名称字段或编码字段',
    en: 'Level {level} has no name field or no code field',
  },
  FIELD_NOT_IN_FILE: {
    code: '10606',
    zh: '行政区文件中没有字段{field}',
    en: 'The region file has no field {field}',
  },
  LEVEL_ORDER: {
    code: '10607',
    zh: '分区部门级别{partition}不能高于核算区级别{accounting}',
    en: 'The partition level {partition} cannot be above the accounting level {accounting}',
  },

  // 201 region and statistics uploads: sets of files
  SHAPE_PARTS_MISSING: {
    code: '20101',
    zh: '上传文件不全，应至少包含.shp,.shx,.dbf,.prj四种文件!（缺少{missing}）',
    en: 'The upload is incomplete: at least the four files .shp, .shx, .dbf and .prj are needed (missing: {missing})',
  },
  SHAPE_BASE_NAMES: {
    code: '20102',
    zh: '所选文件名应相同,请重新选择（{names}）',
    en: 'All files must have the same base name, please select again ({names})',
  },
  SHAPE_PART_UNKNOWN: {
    code: '20103',
    zh: '文件{file}不是受支持的类型，可用：{expected}',
    en: '{file} is not of a supported type; allowed: {expected}',
  },
  SHAPE_PART_TWICE: {
    code: '20104',
    zh: '文件{file}重复，每种文件只能选择一个',
    en: '{file} was given twice: choose one file of each kind',
  },
  FILE_EMPTY: {
    code: '20105',
    zh: '文件{file}为空（0字节），请选择有内容的文件',
    en: '{file} is empty (0 bytes): choose a file with content',
  },
  WIRE_ENCODING: {
    code: '20106',
    zh: '文件{file}无法解码，传输编码与服务器设置不符',
    en: '{file} cannot be decoded: its wire encoding does not match the settings of the server',
  },
  FILE_TOO_LARGE: {
    code: '20107',
    status: 413,
    zh: '文件{file}过大：一次上传的文件合计最大{limit}',
    en: '{file} is too large: the files of one upload may have {limit} together',
  },

  // 202 the files themselves
  SHP_UNREADABLE: {
    code: '20201',
    zh: '文件{file}不是有效的shapefile图形文件，请选择ESRI shapefile的.shp',
    en: '{file} is not a valid shapefile geometry file: choose the .shp of an ESRI shapefile',
  },
  SHP_TRUNCATED: {
    code: '20202',
    zh: '文件{file}不完整：应有{expected}字节，实有{found}字节',
    en: '{file} is cut off: {expected} bytes are expected, {found} are there',
  },
  SHX_UNREADABLE: {
    code: '20203',
    zh: '文件{file}不是有效的索引文件，请选择同一shapefile的.shx',
    en: '{file} is not a valid index file: choose the .shx of the same shapefile',
  },
  DBF_UNREADABLE: {
    code: '20204',
    zh: '文件{file}不是有效的属性表文件，应为至少有一个字段的dBASE III或IV表',
    en: '{file} is not a valid attribute table: a dBASE III or IV table with at least one field is expected',
  },
  DBF_TRUNCATED: {
    code: '20205',
    zh: '文件{file}不完整：应有{expected}字节，实有{found}字节',
    en: '{file} is cut off: {expected} bytes are expected, {found} are there',
  },
  ROW_COUNT: {
    code: '20206',
    zh: '文件{file}有{rows}行，图形有{expected}个，数量应相同',
    en: '{file} has {rows} rows for {expected} shapes; the counts must be equal',
  },
  PRJ_UNUSABLE: {
    code: '20207',
    zh: '文件{file}中没有可用的坐标系定义，应为ESRI WKT',
    en: '{file} holds no usable coordinate system: ESRI WKT is expected',
  },
  PRJ_NOT_TRANSFORMABLE: {
    code: '20208',
    zh: '文件{file}中的坐标系{name}无法转换，应为地球上的地理坐标系或投影坐标系',
    en: 'The coordinate system {name} of {file} cannot be transformed: a geographic or projected system of the Earth is expected',
  },
  COORDINATES_OUTSIDE: {
    code: '20209',
    zh: '文件{file}的坐标（{value}）超出坐标系{name}的范围，请检查坐标系（shapefile的.prj文件）',
    en: 'Coordinates of {file} ({value}) are outside the area of {name}: check the coordinate system (the .prj of a shapefile)',
  },
  GEOMETRY_KIND: {
    code: '20210',
    zh: '文件{file}的图形类型为{type}，应为{expected}',
    en: '{file} holds {type}; {expected} are expected',
  },
  NO_FEATURES: {
    code: '20211',
    zh: '文件{file}中没有图形，应至少有一个',
    en: '{file} holds no shapes: at least one is expected',
  },
  NULL_GEOMETRY: {
    code: '20212',
    zh: '文件{file}第{row}行没有图形',
    en: 'Row {row} of {file} has no geometry',
  },
  COORDINATES_INVALID: {
    code: '20213',
    zh: '文件{file}第{row}行含有无效坐标，坐标应为有限数值',
    en: 'Row {row} of {file} has invalid coordinates: finite numbers are expected',
  },
  ENCODING_UNDECODABLE: {
    code: '20214',
    zh: '文件{file}中的文字无法按{encoding}解码，请选择其他编码',
    en: 'Texts of {file} cannot be decoded as {encoding}: choose another encoding',
  },
  ENCODING_DECLARED_WRONG: {
    code: '20215',
    zh: '文件{file}声明的编码{declared}与内容不符，已按{encoding}读取',
    en: '{file} declares {declared}, which does not fit its content; read as {encoding}',
  },
  CODE_DUPLICATE: {
    code: '20216',
    zh: '编码{value}在第{rows}行重复，名称不同，应唯一',
    en: 'Code {value} occurs in rows {rows} with different names; codes must be unique',
  },
  CODE_MISSING: {
    code: '20217',
    zh: '第{row}行缺少编码（字段{field}）',
    en: 'Row {row} has no code (field {field})',
  },
  NAME_MISSING: {
    code: '20218',
    zh: '第{row}行缺少名称（字段{field}）',
    en: 'Row {row} has no name (field {field})',
  },
  SELF_INTERSECTION: {
    code: '20219',
    zh: '文件{file}中有{count}个面自相交或环的点数不足，已自动修正',
    en: '{count} polygons of {file} intersect themselves or have rings of too few points and were repaired',
  },
  GEOMETRY_MIXED: {
    code: '20220',
    zh: '文件{file}第{row}行为{type}，其他行为{expected}，同一文件应只有一种图形',
    en: 'Row {row} of {file} holds {type}, other rows {expected}: a file holds shapes of one kind',
  },
  VECTOR_FORMAT: {
    code: '20221',
    zh: '文件{file}不是可读取的矢量文件，应为shapefile（.shp、.shx、.dbf、.prj）、GeoJSON、GeoPackage或其中之一的ZIP',
    en: '{file} is not a vector file that can be read: a shapefile (.shp, .shx, .dbf, .prj), GeoJSON, a GeoPackage or a ZIP of one of them is expected',
  },
  VECTOR_LAYERS: {
    code: '20222',
    zh: '文件{file}有多个图层（{names}），应只有一个',
    en: '{file} has several layers ({names}); one is expected',
  },
  VECTOR_NO_CRS: {
    code: '20223',
    zh: '文件{file}没有坐标系，应为带坐标系的图层',
    en: '{file} has no coordinate system: a layer with one is expected',
  },

  // 203 the program that reads foreign files
  PARSER_TIME: {
    code: '20301',
    zh: '读取文件{file}超过{seconds}秒，已停止',
    en: 'Reading {file} took longer than {seconds} seconds and was stopped',
  },
  PARSER_MEMORY: {
    code: '20302',
    zh: '读取文件{file}所需内存超过{limit}，已停止',
    en: 'Reading {file} needed more than {limit} of memory and was stopped',
  },
  PARSER_FAILED: { code: '20303', zh: '文件{file}无法读取：{reason}', en: '{file} cannot be read: {reason}' },

  // 204 archives, workbooks among them
  ARCHIVE_DAMAGED: {
    code: '20401',
    zh: '文件{file}已损坏，无法解压，应为完整的ZIP文件',
    en: '{file} is damaged and cannot be unpacked: a whole ZIP file is expected',
  },
  ARCHIVE_ENCRYPTED: {
    code: '20402',
    zh: '文件{file}已加密，应为没有密码的ZIP文件',
    en: '{file} is encrypted: a ZIP file without a password is expected',
  },
  ARCHIVE_TOO_MANY_FILES: {
    code: '20403',
    zh: '文件{file}内有{count}个文件，最多{limit}个',
    en: '{file} holds {count} files, at most {limit} are allowed',
  },
  ARCHIVE_TOO_LARGE: {
    code: '20404',
    zh: '文件{file}解压后超过上限{limit}',
    en: '{file} is larger than the limit of {limit} when unpacked',
  },
  ARCHIVE_CONTENTS: {
    code: '20405',
    zh: '文件{file}应只含一个shapefile、GeoJSON或GeoPackage，实含：{names}',
    en: '{file} should hold one shapefile, GeoJSON or GeoPackage; it holds: {names}',
  },

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
    zh: '文件{file}只覆盖核算区域的{percent}%',
    en: '{file} covers only {percent} % of the accounting region',
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
    zh: '文件{file}第{row}行的行政区划代码{value}不存在',
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
    zh: '文件{file}没有填写任何一行，请填写后重新上传',
    en: 'No row of {file} is filled in: fill it in and upload it again',
  },

  // 304 rows of tables and vectors
  CELL_MISSING: {
    code: '30401',
    zh: '文件{file}第{row}行缺少{column}',
    en: 'Row {row} of {file} has no {column}',
  },
  CELL_NOT_NUMBER: {
    code: '30402',
    zh: '文件{file}第{row}行{column}的值{value}不是数值',
    en: '{column} in row {row} of {file} is {value}; a number is expected',
  },
  CELL_OUTSIDE: {
    code: '30403',
    zh: '文件{file}第{row}行{column}的值{value}超出范围（{range}）',
    en: '{column} in row {row} of {file} is {value}, outside the allowed range ({range})',
  },
  CELL_NOT_ALLOWED: {
    code: '30404',
    zh: '文件{file}第{row}行{column}的值{value}不可用，可选：{allowed}',
    en: '{column} in row {row} of {file} is {value}; allowed: {allowed}',
  },
  CELL_NOT_TYPE: {
    code: '30405',
    zh: '文件{file}第{row}行{column}的值{value}不是生态系统类型编码',
    en: '{column} in row {row} of {file} is {value}; codes of ecosystem types are expected',
  },
  CELL_ABOVE: {
    code: '30406',
    zh: '文件{file}第{row}行{column}的值{value}大于{other}（{limit}）',
    en: '{column} in row {row} of {file} is {value}, more than {other} ({limit})',
  },
  ROW_REPEATED: {
    code: '30407',
    zh: '文件{file}第{row}行与第{first}行重复，每个{columns}应只有一行',
    en: 'Row {row} of {file} repeats row {first}: one row for each {columns} is expected',
  },
  DISTRICTS_MISSING: {
    code: '30408',
    zh: '文件{file}缺少{count}个行政区：{names}',
    en: '{file} lacks {count} districts: {names}',
  },
  FEATURES_OUTSIDE: {
    code: '30409',
    zh: '文件{file}有{count}个图形不在核算区域内（首个在第{row}行），未计入',
    en: '{count} features of {file} are outside the accounting region (the first in row {row}) and do not count',
  },

  // 401 runs
  NO_MODEL_SELECTED: { code: '40101', zh: '请先选择模型', en: 'Select a model first' },
  MODEL_INCOMPLETE: {
    code: '40102',
    zh: '{model}的数据未全部上传：{missing}',
    en: 'The data of {model} are not complete: {missing}',
  },
  NO_DEPARTMENTS: { code: '40103', zh: '请先生成分区部门', en: 'Generate the partition departments first' },
  NO_RESOLUTION: { code: '40104', zh: '请先设置计算分辨率', en: 'Set the calculation resolution first' },
  NOTHING_RUNNING: { code: '40105', zh: '当前没有正在进行的运算', en: 'Nothing is running' },
  RUN_STOPPED: { code: '40106', zh: '运算已停止', en: 'The run was stopped' },
  RUN_FAILED: { code: '40107', zh: '{model}运算失败：{reason}', en: '{model} failed: {reason}' },
  RUN_INTERRUPTED: {
    code: '40108',
    zh: '服务器重启，运算中断，请重新开始',
    en: 'The run was interrupted by a restart of the server: start it again',
  },
  RUN_OVERTAKEN: {
    code: '40120',
    zh: '运算期间项目数据已改变，未采用本次结果，请重新运算',
    en: 'The data of the project changed during the run, so its results were not taken over: run it again',
  },
  GRID_TOO_LARGE: {
    code: '40109',
    zh: '分辨率{resolution}米对应{cells}个像元，超过上限{limit}',
    en: 'A resolution of {resolution} m gives {cells} cells, above the limit of {limit}',
  },
  MODEL_UNAVAILABLE: {
    code: '40110',
    zh: '此版本尚不能计算{model}',
    en: 'This version cannot calculate {model} yet',
  },
  URBAN_BOUNDARY_MISSING: {
    code: '40112',
    zh: '未提供城市生态系统边界文件，未更新城市绿地类型',
    en: 'There is no file of the urban boundary; types of urban green are not updated',
  },
  DISTRICTS_WITHOUT_CELLS: {
    code: '40113',
    zh: '{count}个分区小于一个像元，没有像元数据：{districts}',
    en: '{count} districts are smaller than a cell and have no cell: {districts}',
  },
  COMPARABLE_AS_CURRENT: {
    code: '40119',
    zh: '{count}个模型的可比年没有自己的数据和价格，可比年与当年结果相同：{models}',
    en: '{count} models have neither separate data nor separate prices for the comparable year, which equals the current one: {models}',
  },
  SERVICE_PRESENT: {
    code: '40114',
    zh: '{model}已选择或已有结果，不能声明本区不存在，请先取消选择',
    en: '{model} is selected or has a result, so it exists here: unselect it first',
  },
  SERVICE_NOT_FINAL: {
    code: '40115',
    zh: '{model}不是最终服务，缺少它不影响GEP，无需声明',
    en: '{model} is not a final service: GEP lacks nothing without it, and it cannot be declared',
  },
  SERVICE_ABSENT: {
    code: '40116',
    zh: '{model}已声明本区不存在，请先撤回声明再选择',
    en: '{model} was declared not to exist here: withdraw the declaration before you select it',
  },
  SERVICE_CONTRADICTED: {
    code: '40117',
    zh: '文件{file}有{count}个像元为{types}，请核实{model}在本区是否确实不存在',
    en: '{file} has {count} cells of {types}: check whether {model} really does not exist here',
  },
  MODEL_WARNING: { code: '40111', zh: '{model}：{reason}', en: '{model}: {reason}' },
  MODEL_NOTE: { code: '40121', zh: '{model}：{reason}', en: '{model}: {reason}' },
  MODEL_DEFAULTS: {
    code: '40118',
    zh: '{model}：使用了未修改的默认值：{list}',
    en: '{model}: defaults used unchanged: {list}',
  },

  // 501 results, layers, styles
  NO_RESULT: { code: '50101', zh: '{model}没有计算结果', en: '{model} has no result' },
  WINDOW_TOO_LARGE: {
    code: '50102',
    zh: '窗口{size}超过上限{limit}像元',
    en: 'A window of {size} is above the limit of {limit} cells',
  },
  STYLE_INVALID: {
    code: '50103',
    status: 400,
    zh: '样式{at}有误：{reason}',
    en: 'The style is faulty at {at}: {reason}',
  },
  GEOMETRY_INVALID: {
    code: '50104',
    zh: '区域图形无效：{reason}',
    en: 'The region is not valid: {reason}',
  },
  REGION_OUTSIDE: { code: '50105', zh: '所选区域内没有数据', en: 'There is no data inside the region' },
  TOO_MANY_UNIQUE_VALUES: {
    code: '50106',
    zh: '此字段唯一值过多，不建议使用',
    en: 'This field has too many unique values and should not be used',
  },
  PREVIEW_PARAMETERS: {
    code: '50107',
    zh: '缺少预览参数：{missing}',
    en: 'Parameters of the preview are missing: {missing}',
  },
  STYLE_QUOTA: {
    code: '50109',
    zh: '个人样式库最多{count}个样式、共{limit}，请先删除不用的样式',
    en: 'A private library holds at most {count} styles of {limit} in all: delete some first',
  },
  PRICES_BY_ZONE: {
    code: '50108',
    zh: '{model}设有分区价格水平，不能计算其区间；请先清空分区价格水平',
    en: '{model} has price levels by zone, for which there is no range: clear the levels to have one',
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorName = keyof typeof errorCodes;
export type ErrorCode = (typeof errorCodes)[ErrorName]['code'];

/** Codes after which the session is over: the client clears it and goes to the login screen. */
export const sessionCodes: readonly string[] = [
  errorCodes.SESSION_UNKNOWN.code,
  errorCodes.SESSION_EXPIRED.code,
  errorCodes.SESSION_REVOKED.code,
];
