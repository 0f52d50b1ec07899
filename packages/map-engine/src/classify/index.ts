export { checkBreaks } from './check-breaks';
export { classIndex } from './class-index';
export { classify } from './classify';
export { classifyHistogram } from './classify-histogram';
export { editBreak } from './edit-break';
export type { EditBreakOptions, EditBreakResult } from './edit-break';
export type { ClassifyOptions } from './options';
