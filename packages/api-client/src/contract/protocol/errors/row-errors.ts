import type { ErrorEntry } from './error-entry';

/** Rows of tables and vectors: what is wrong in them, and what checks of a definition find. */
export const rowErrors = {
  CELL_MISSING: {
    code: '30401',
    zh: '“{file}”第{row}行缺少{column}',
    en: 'Row {row} of {file} has no {column}',
  },
  CELL_NOT_NUMBER: {
    code: '30402',
    zh: '“{file}”第{row}行{column}的值{value}不是数值',
    en: '{column} in row {row} of {file} is {value}; a number is expected',
  },
  CELL_OUTSIDE: {
    code: '30403',
    zh: '“{file}”第{row}行{column}的值{value}超出范围（{range}）',
    en: '{column} in row {row} of {file} is {value}, outside the allowed range ({range})',
  },
  CELL_NOT_ALLOWED: {
    code: '30404',
    zh: '“{file}”第{row}行{column}的值{value}不可用，可选：{allowed}',
    en: '{column} in row {row} of {file} is {value}; allowed: {allowed}',
  },
  CELL_NOT_TYPE: {
    code: '30405',
    zh: '“{file}”第{row}行{column}的值{value}不是生态系统类型编码',
    en: '{column} in row {row} of {file} is {value}; codes of ecosystem types are expected',
  },
  CELL_ABOVE: {
    code: '30406',
    zh: '“{file}”第{row}行{column}的值{value}大于{other}（{limit}）',
    en: '{column} in row {row} of {file} is {value}, more than {other} ({limit})',
  },
  ROW_REPEATED: {
    code: '30407',
    zh: '“{file}”第{row}行与第{first}行重复，每个{columns}应只有一行',
    en: 'Row {row} of {file} repeats row {first}: one row for each {columns} is expected',
  },
  DISTRICTS_MISSING: {
    code: '30408',
    zh: '“{file}”缺少{count}个行政区：{names}',
    en: '{file} lacks {count} districts: {names}',
  },
  FEATURES_OUTSIDE: {
    code: '30409',
    zh: '文件{file}有{count}个图形不在核算区域内（首个在第{row}行），未计入',
    en: '{count} features of {file} are outside the accounting region (the first in row {row}) and do not count',
  },
  CHECK_MAGNITUDE: {
    code: '30410',
    zh: '“{file}”第{row}行{column}的值{value}与{plausible}相差约{factor}倍，请核对单位',
    en: '{column} in row {row} of {file} is {value}, about {factor} times away from {plausible}: check the unit',
  },
  CHECK_CHANGE: {
    code: '30411',
    zh: '“{file}”第{row}行{column}的值{value}较{year}（{before}）变化超过{percent}%',
    en: '{column} in row {row} of {file} is {value}, which is more than {percent}% off {before} of {year}',
  },
  CHECK_OPENING: {
    code: '30412',
    zh: '“{file}”第{row}行{column}的值{value}与{year}的{closing}（{before}）不一致',
    en: '{column} in row {row} of {file} is {value}, but {closing} of {year} is {before}',
  },
  CHECK_TOTAL: {
    code: '30413',
    zh: '“{file}”第{row}行{column}的值{value}与各项之和{sum}不一致',
    en: '{column} in row {row} of {file} is {value}, but its parts add up to {sum}',
  },
  CHECK_RANGE: {
    code: '30414',
    zh: '“{file}”第{row}行{column}的值{value}不在通常范围（{range}）内',
    en: '{column} in row {row} of {file} is {value}, outside the usual range ({range})',
  },
  TEMPLATE_HEADER_CHANGED: {
    code: '30415',
    zh: '文件{file}的表头“{column}”已被更改或删除，请恢复后重新上传，或重新下载模板',
    en: 'The header “{column}” of {file} was changed or removed: put it back and upload the file again, or download the template again',
  },
  ROW_ID_CHANGED: {
    code: '30416',
    zh: '文件{file}第{row}行的行标识{value}已被更改，请恢复后重新上传，或重新下载模板',
    en: 'The row id {value} in row {row} of {file} was changed: put it back and upload the file again, or download the template again',
  },
} as const satisfies Record<string, ErrorEntry>;
