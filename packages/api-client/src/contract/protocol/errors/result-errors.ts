import type { ErrorEntry } from './error-entry';

/** Runs, results, layers and styles. */
export const resultErrors = {
  // 401 runs
  NO_MODEL_SELECTED: { code: '40101', zh: '请先选择模型', en: 'Select a model first' },
  NO_DEPARTMENTS: { code: '40103', zh: '请先生成分区部门', en: 'Generate the partition departments first' },
  NO_RESOLUTION: { code: '40104', zh: '请先设置计算分辨率', en: 'Set the calculation resolution first' },
  NOTHING_RUNNING: { code: '40105', zh: '当前没有正在进行的运算', en: 'Nothing is running' },
  RUN_STOPPED: { code: '40106', zh: '运算已停止', en: 'The run was stopped' },
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
    zh: '{count} 个分区小于一个像元，没有像元数据：{districts}',
    en: '{count} districts are smaller than a cell and have no cell: {districts}',
  },
  COMPARABLE_AS_CURRENT: {
    code: '40119',
    zh: '{count} 个模型的可比年没有自己的数据和价格，可比年与当年结果相同：{models}',
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
  DATA_UNCONFIRMED: {
    code: '40122',
    zh: '本次核算使用了{count}项未经确认的数据：{list}',
    en: '{count} inputs of this calculation were not confirmed: {list}',
  },
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
  PRICES_BY_ZONE: {
    code: '50108',
    zh: '{model}设有分区价格水平，不能计算其区间；请先清空分区价格水平',
    en: '{model} has price levels by zone, for which there is no range: clear the levels to have one',
  },
  SCENARIO_TOO_LARGE: {
    code: '50110',
    zh: '所绘区域的外接范围有{count}个像元，超过情景测算的上限{max}个；请绘制较小的区域',
    en: 'The extent of the drawn area has {count} cells, above the limit of {max} for a scenario: draw a smaller area',
  },
  SCENARIO_NOT_PREPARED: {
    code: '50111',
    zh: '没有与当前结果对应的、已就绪的土地覆盖数据，无法测算情景；请重新核算',
    en: 'There is no prepared land cover of the results, which a scenario needs: calculate again',
  },
  STYLE_QUOTA: {
    code: '50109',
    zh: '个人样式库最多{count}个样式、共{limit}，请先删除不用的样式',
    en: 'A private library holds at most {count} styles of {limit} in all: delete some first',
  },
} as const satisfies Record<string, ErrorEntry>;
