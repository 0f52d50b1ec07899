export { checkBreaks } from './check-breaks';
export { classIndex } from './class-index';
export { classify } from './classify';
export { classifyAsync } from './classify-async';
export type { ClassifyAsyncOptions } from './classify-async';
export { classifyHistogram } from './classify-histogram';
export { editBreak } from './edit-break';
export type { EditBreakOptions, EditBreakResult } from './edit-break';
export type { ClassifyOptions } from './options';
