import type { ErrorEntry } from './error-entry';

/** Uploads: sets of files, the files themselves, the program that reads them, archives. */
export const fileErrors = {
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
  PROJECT_ROOM: {
    code: '20108',
    status: 507,
    zh: '项目的文件空间不足：已用{used}，上限{limit}，请先删除不用的文件',
    en: 'The project has no room for these files: {used} of {limit} are taken, so delete files first',
  },
  OWNER_ROOM: {
    code: '20109',
    status: 507,
    zh: '账号的文件空间不足：全部项目已用{used}，上限{limit}，请先删除不用的项目或文件',
    en: 'The owner has no room for these files: all projects take {used} of {limit}, so delete projects or files first',
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

  // 205 templates of the report
  TEMPLATE_FORMAT: {
    code: '20501',
    zh: '文件{file}不是有效的Word文档，应为不含宏的.docx文件',
    en: '{file} is not a valid Word document: a .docx file without macros is expected',
  },
  TEMPLATE_ACTIVE: {
    code: '20502',
    zh: '文件{file}含有模板中不允许的内容：{names}。请删除宏、控件、嵌入对象和外部链接后另存为.docx',
    en: '{file} holds what a template may not have: {names}. Remove macros, controls, embedded objects and external links, and save it as .docx',
  },
  TEMPLATE_PLACEHOLDERS: {
    code: '20503',
    zh: '文件{file}中有无法识别的占位符：{names}。可用：{expected}',
    en: '{file} has unknown placeholders: {names}. Known are: {expected}',
  },
  TEMPLATE_NO_CHAPTER: {
    code: '20504',
    zh: '文件{file}中没有章节占位符，应至少有一个，例如{expected}',
    en: '{file} has no placeholder of a chapter: at least one is expected, for example {expected}',
  },
} as const satisfies Record<string, ErrorEntry>;
