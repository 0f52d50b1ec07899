import { clipboardZh } from './clipboard/zh-cn';
import { classesZh } from './classes/zh-cn';
import { colorZh } from './color/zh-cn';
import { dialogZh } from './dialog/zh-cn';
import { fieldZh } from './field/zh-cn';
import { fieldsZh } from './fields/zh-cn';
import { histogramZh } from './histogram/zh-cn';
import { labelZh } from './label/zh-cn';
import { libraryZh } from './library/zh-cn';
import { problemZh } from './problem/zh-cn';
import { rampZh } from './ramp/zh-cn';
import { rasterZh } from './raster/zh-cn';
import { schemeZh } from './scheme/zh-cn';
import { stepZh } from './step/zh-cn';
import { symbolZh } from './symbol/zh-cn';

/** Words of the editors in Chinese, one folder a topic. */
export const zhCN = {
  ...clipboardZh,
  ...classesZh,
  ...colorZh,
  ...dialogZh,
  ...fieldZh,
  ...fieldsZh,
  ...histogramZh,
  ...labelZh,
  ...libraryZh,
  ...problemZh,
  ...rampZh,
  ...rasterZh,
  ...schemeZh,
  ...stepZh,
  ...symbolZh,
};
