import { dialogZh } from './dialog/zh-cn';
import { fieldZh } from './field/zh-cn';
import { libraryZh } from './library/zh-cn';
import { problemZh } from './problem/zh-cn';
import { rampZh } from './ramp/zh-cn';
import { schemeZh } from './scheme/zh-cn';
import { stepZh } from './step/zh-cn';
import { symbolZh } from './symbol/zh-cn';

/** Words of the editors in Chinese, one folder a topic. */
export const zhCN = {
  ...dialogZh,
  ...fieldZh,
  ...libraryZh,
  ...problemZh,
  ...rampZh,
  ...schemeZh,
  ...stepZh,
  ...symbolZh,
};
